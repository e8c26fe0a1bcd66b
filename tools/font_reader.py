"""Read the letters drawn in a text file, and put the composed ones together.

The file says at its own top how letters are drawn. Whatever is wrong with it is told
by a FontError that names the line and the fault. What comes out of a drawing is its
columns, left to right: bit r of a column is the ink in row r, and row 0 is the top.
"""

import re

HEIGHT = 15
BASELINE = 11  # the row that letters stand on; g, p and y hang into the rows below
MISSING = "\ufffd"  # the letter that stands for those without a drawing

_PLACE = re.compile("(before|after)? ?(?:(left|right) ([1-9]))?")

Line = tuple[int, str]  # its number in the file, and what it says
Columns = tuple[int, ...]
Drawings = dict[str, Columns]  # by letter, or by the name of a part of letters


class FontError(ValueError):
    """The drawn letters are not a font."""


def read_letters(text: str) -> Drawings:
    """All letters of the file by code point; the first fault raises FontError."""
    drawings = _read_drawings(text)
    if MISSING not in drawings:
        raise FontError("no U+FFFD: draw it, for letters that the font does not have")
    return {name: drawings[name] for name in sorted(drawings) if len(name) == 1}


def _read_drawings(text: str) -> Drawings:
    """Letters and parts, in the order of the file."""
    lines = list(enumerate(text.split("\n"), 1))
    drawings: Drawings = {}
    while lines:
        number, line = lines.pop(0)
        for name, columns in _read_statement(number, line, lines, drawings):
            if name in drawings:
                raise FontError(f"line {number}: {name!r} has a drawing already")
            drawings[name] = columns
    return drawings


def _read_statement(
    number: int, line: str, following: list[Line], drawings: Drawings
) -> list[tuple[str, Columns]]:
    """What a line brings; the rows of a drawing are taken from the lines after it."""
    words = line.split()
    if not words or line.startswith(";"):
        return []
    if words[0] == "draw":
        return _read_drawing(number, words[1:], following)
    if words[1:2] == ["="]:
        return [(_name(number, words[0]), _compose(number, words[2:], drawings))]
    raise FontError(
        f"line {number}: {line!r} is no 'draw ...', no 'letter = ...' and no remark;"
        f" a drawing ends after {HEIGHT} rows with a blank line"
    )


def _name(number: int, word: str) -> str:
    """The letter that a word means, given as itself or by its code; or else a part."""
    coded = re.fullmatch("U[+]([0-9A-F]{4})", word)
    name = chr(int(coded[1], 16)) if coded else word
    if name <= MISSING if len(name) == 1 else re.fullmatch("[a-z]+(-[a-z]+)*", name):
        return name
    raise FontError(
        f"line {number}: {word!r} is neither a letter up to U+FFFD, nor 'U+' and four"
        " digits, nor the name of a part, like 'acute-cap'"
    )


# Drawn letters


def _read_drawing(
    number: int, words: list[str], following: list[Line]
) -> list[tuple[str, Columns]]:
    """The pictures that stand side by side, down to the next blank line."""
    rows: list[list[str]] = []
    while following and following[0][1].strip():
        rows.append(_read_row(*following.pop(0), words, rows))
    if len(rows) != HEIGHT:
        raise FontError(
            f"line {number}: this drawing has {len(rows)} rows; it must have {HEIGHT}"
        )
    names = [_name(number, word) for word in words]
    pictures = zip(*rows, strict=True)
    return list(zip(names, map(columns_of, pictures), strict=True))


def _read_row(
    number: int, line: str, words: list[str], above: list[list[str]]
) -> list[str]:
    stray = line.strip("#. ")
    if stray:
        raise FontError(f"line {number}: stray {stray[0]!r}: draw with # and . alone")
    row = line.split()
    if len(row) != len(words):
        raise FontError(f"line {number}: {len(row)} pictures for {len(words)} names")
    for word, pixels, top in zip(words, row, [*above, row][0], strict=True):
        if len(pixels) != len(top):
            raise FontError(
                f"line {number}: {word!r} is {len(pixels)} wide here,"
                f" and {len(top)} in its top row"
            )
    return row


def columns_of(picture: tuple[str, ...]) -> Columns:
    """'#' ink, '.' paper; bit 0 is the top row."""
    return tuple(
        sum(1 << y for y, pixel in enumerate(column) if pixel == "#")
        for column in zip(*picture, strict=True)
    )


# Composed letters


def _compose(number: int, words: list[str], drawings: Drawings) -> Columns:
    """A letter with the marks laid on it, as in 'c + caron' or 'd + tick after'."""
    base, *marks = " ".join(words).split(" + ")
    columns = _look_up(number, base, drawings)
    for text in marks:
        name, *place = text.split()
        mark = _look_up(number, name, drawings)
        columns = _overlay(columns, mark, _left_edge(number, columns, mark, place))
    return columns


def _look_up(number: int, word: str, drawings: Drawings) -> Columns:
    name = _name(number, word)
    if name not in drawings:
        raise FontError(f"line {number}: {word!r} has no drawing above this line")
    return drawings[name]


def _left_edge(number: int, base: Columns, mark: Columns, place: list[str]) -> int:
    """The column where the mark begins: in the middle, if nothing else is said."""
    match = _PLACE.fullmatch(" ".join(place))
    if not match:
        raise FontError(
            f"line {number}: unknown place {' '.join(place)!r}: a mark may stand"
            " 'before' or 'after', then 'left 1' or 'right 1' (up to 9) of there"
        )
    side, direction, steps = match.groups()
    middle = (len(base) - len(mark)) // 2
    edge = {"before": -len(mark), "after": len(base)}.get(side, middle)
    return edge + int(steps or 0) * (-1 if direction == "left" else 1)


def _overlay(base: Columns, mark: Columns, edge: int) -> Columns:
    """Both drawings in one, as wide as it takes."""
    ink = dict(enumerate(base))
    for x, column in enumerate(mark, edge):
        ink[x] = ink.get(x, 0) | column
    return tuple(ink.get(x, 0) for x in range(min(ink), max(ink) + 1))
