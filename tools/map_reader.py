"""Read the treasure maps drawn in a text file, and check all that must hold.

The file says at its own top how a map is drawn. Whatever is wrong with it is told
by a MapError that names the line, the map and the fault.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from engine_core.grid import HEIGHT, WIDTH

# For each colour: how many maps there are, and of how many cells. It stands here
# and not in the engine, whose own map data may be what is still to be made.
DECK = {"grey": (11, 8), "green": (12, 10), "orange": (12, 12), "purple": (12, 14)}
SIGNS = ".#xop"

_HEADING = re.compile(r"(\w+)(?:, *seal +(\w+))?")

Line = tuple[int, str]  # its number in the file, and what it says
Cells = set[tuple[int, int]]  # rows and columns


class MapError(ValueError):
    """The drawn maps are not a deck that can be played with."""


class DrawnMap(NamedTuple):
    number: int
    line: int
    colour: str
    seal: str | None
    rows: list[str]

    def cells(self) -> Cells:
        return {
            (row, column)
            for row, signs in enumerate(self.rows)
            for column, sign in enumerate(signs)
            if sign != "."
        }

    def error(self, fault: str) -> MapError:
        where = f"line {self.line}, map {self.number} ({self.colour})"
        return MapError(f"{where}: {fault}")


def read_maps(text: str) -> list[DrawnMap]:
    """All maps of the file, in its order; the first fault raises MapError."""
    maps = [_read_map(*numbered) for numbered in enumerate(_blocks(text))]
    for drawn in maps:
        _check_box(drawn)
        _check_cells(drawn)
    _check_numbers(maps)
    _check_shapes(maps)
    return maps


def _blocks(text: str) -> Iterator[list[Line]]:
    """The lines of one map after the other, free of remarks."""
    block: list[Line] = []
    for number, line in enumerate(text.split("\n"), 1):
        content = line.split(";")[0].rstrip()
        if content:
            block.append((number, content))
        elif block and ";" not in line:
            yield block
            block = []
    if block:
        yield block


def _read_map(number: int, block: list[Line]) -> DrawnMap:
    (line, heading), *rows = block
    match = _HEADING.fullmatch(heading)
    if not match:
        raise MapError(
            f"line {line}, map {number}: bad heading {heading!r}: write one like"
            " 'grey' or 'grey, seal orange'"
        )
    drawn = DrawnMap(number, line, match[1], match[2], [signs for _, signs in rows])
    _check_heading(drawn)
    for row_line, signs in rows:
        _check_row(signs, drawn._replace(line=row_line))
    return drawn


def _check_heading(drawn: DrawnMap) -> None:
    if drawn.colour not in DECK:
        raise drawn.error(f"unknown colour: use one of {', '.join(DECK)}")
    if drawn.seal is not None and drawn.seal not in DECK:
        raise drawn.error(f"unknown seal {drawn.seal}: use one of {', '.join(DECK)}")
    if drawn.seal == drawn.colour:
        raise drawn.error("a seal of its own colour: use another")
    if not drawn.rows:
        raise drawn.error("it has no rows: draw them right under its colour")


def _check_row(signs: str, drawn: DrawnMap) -> None:
    for column, sign in enumerate(signs, 1):
        if sign not in SIGNS:
            raise drawn.error(
                f"bad sign {sign!r} in column {column}: draw with . # x o p,"
                " and leave a blank line before the next map"
            )
    width = len(drawn.rows[0])
    if len(signs) != width:
        raise drawn.error(f"a row of {len(signs)} signs; its first row has {width}")


def _check_box(drawn: DrawnMap) -> None:
    width, height = len(drawn.rows[0]), len(drawn.rows)
    if width > WIDTH:
        raise drawn.error(f"it is {width} wide; at most {WIDTH} are allowed")
    if height > HEIGHT:
        raise drawn.error(f"it is {height} tall; at most {HEIGHT} are allowed")
    columns = ["".join(column) for column in zip(*drawn.rows, strict=True)]
    borders = {
        "first row": drawn.rows[0],
        "last row": drawn.rows[-1],
        "first column": columns[0],
        "last column": columns[-1],
    }
    for name, signs in borders.items():
        if set(signs) == {"."}:
            raise drawn.error(f"its {name} is empty: leave it out")


def _check_cells(drawn: DrawnMap) -> None:
    cells = drawn.cells()
    _, wanted = DECK[drawn.colour]
    if len(cells) != wanted:
        raise drawn.error(
            f"it has {len(cells)} cells; a map of this colour has {wanted}"
        )
    pieces = _pieces(cells)
    if pieces > 1:
        raise drawn.error(f"it is in {pieces} pieces; cells join by their edges alone")
    palms = "".join(drawn.rows).count("p")
    if palms > 1:
        raise drawn.error(f"it has {palms} palms; at most one is allowed")


def _pieces(cells: Cells) -> int:
    """How many islands there are: each is walked over, edge by edge, until dry."""
    unseen, pieces = set(cells), 0
    while unseen:
        pieces += 1
        ashore = {unseen.pop()}
        while ashore:
            row, column = ashore.pop()
            beside = {(row + 1, column), (row - 1, column)}
            beside |= {(row, column + 1), (row, column - 1)}
            ashore |= beside & unseen
            unseen -= beside
    return pieces


def _check_numbers(maps: list[DrawnMap]) -> None:
    colours = [drawn.colour for drawn in maps]
    for colour, (wanted, _) in DECK.items():
        if colours.count(colour) != wanted:
            raise MapError(
                f"wrong number of {colour} maps: {colours.count(colour)};"
                f" there must be {wanted}"
            )
    in_order = [colour for colour, (wanted, _) in DECK.items() for _ in range(wanted)]
    for drawn, colour in zip(maps, in_order, strict=True):
        if drawn.colour != colour:
            raise drawn.error(f"out of order: this place is for a {colour} map")


def _check_shapes(maps: list[DrawnMap]) -> None:
    """No island may be another one turned or mirrored."""
    seen: dict[tuple[tuple[int, int], ...], DrawnMap] = {}
    for drawn in maps:
        twin = seen.setdefault(_shape(drawn.cells()), drawn)
        if twin is not drawn:
            raise drawn.error(
                f"same shape as map {twin.number} (line {twin.line}), perhaps turned"
                " or mirrored"
            )


def _shape(cells: Cells) -> tuple[tuple[int, int], ...]:
    """The same for an island however it lies: its first pose of eight."""
    poses = []
    for _ in range(4):
        cells = {(column, -row) for row, column in cells}  # a quarter turn
        poses.append(_in_corner(cells))
        poses.append(_in_corner({(row, -column) for row, column in cells}))
    return min(poses)


def _in_corner(cells: Cells) -> tuple[tuple[int, int], ...]:
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))
