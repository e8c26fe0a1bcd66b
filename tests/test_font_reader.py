"""How the drawing of the font is read, and what is told of its faults."""

import pytest

from tools.font_reader import FontError, read_letters

SMALL = """\
; A remark.

draw U+FFFD mark
..  #
..  .
..  .
..  .
##  .
##  .
.#  .
.#  .
..  .
..  .
..  .
..  .
..  .
..  .
..  .
"""


def small_font(*lines: str) -> dict[str, list[int]]:
    """Two columns, 0x30 and 0xf0, and a mark of one, 0x01; then the given lines."""
    letters = read_letters("\n".join([SMALL, *lines]))
    return {letter: list(columns) for letter, columns in letters.items()}


@pytest.mark.parametrize(
    ("place", "columns"),
    [
        ("", [0x30, 0xF0]),
        (" + mark", [0x31, 0xF0]),
        (" + mark right 1", [0x30, 0xF1]),
        (" + mark before", [0x01, 0x30, 0xF0]),
        (" + mark after", [0x30, 0xF0, 0x01]),
        (" + mark after right 1", [0x30, 0xF0, 0, 0x01]),
        (" + mark left 2", [0x01, 0, 0x30, 0xF0]),
        (" + mark before + mark after", [0x01, 0x30, 0xF0, 0x01]),
    ],
)
def test_marks_are_laid_where_they_are_told_and_the_letter_grows(place, columns):
    assert small_font(f"a = U+FFFD{place}")["a"] == columns


def test_a_mark_may_be_wider_than_its_letter():
    font = small_font("wide = mark + mark after right 1", "a = mark + wide")
    assert font["a"] == [0x01, 0x01, 0x01]


def test_a_part_of_letters_is_no_letter_itself():
    assert set(small_font()) == {"\ufffd"}


def with_row(number: int, row: str) -> str:
    """The small font with one of its lines replaced."""
    lines = SMALL.split("\n")
    lines[number - 1] = row
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (SMALL.replace("##  .\n", "", 1), "line 3: this drawing has 14 rows"),
        (SMALL + "..  .\n", "line 3: this drawing has 16 rows"),
        (with_row(9, "#x  ."), "line 9: stray 'x'"),
        (with_row(9, "#   ."), "line 9: '[^']*' is 1 wide here, and 2 in its top row"),
        (with_row(9, "##"), "line 9: 1 pictures for 2 names"),
        (with_row(3, "draw U+FFFD U+FFFD"), "line 3: .* has a drawing already"),
        (with_row(3, "draw U+FFFD Mark"), "line 3: 'Mark' is neither a letter"),
        (with_row(3, "draw U+FFFE mark"), "line 3: 'U[+]FFFE' is neither a letter"),
        (with_row(3, "draw a mark"), "no U[+]FFFD"),
        (SMALL + "\nč = c + mark", "line 20: 'c' has no drawing above this line"),
        (SMALL + "\nč = mark + caron", "line 20: 'caron' has no drawing above"),
        (SMALL + "\nč = mark\nU+010D = mark", "line 21: 'č' has a drawing already"),
        (SMALL + "\nč = mark + mark above", "line 20: unknown place 'above'"),
        (SMALL + "\nč = mark + mark left", "line 20: unknown place 'left'"),
        (SMALL + "\nc\u030c = mark", "line 20: .* is neither a letter"),
        (SMALL + "\n\U0001f334 = mark", "line 20: .* is neither a letter"),
        (SMALL + "\nč =", "line 20: '' is neither a letter"),
        (SMALL + "\nhello", "line 20: 'hello' is no 'draw ...'"),
        (SMALL + "\n##  .", "line 20: '##  .' is no 'draw ...'"),
        ("", "no U[+]FFFD"),
    ],
)
def test_a_fault_in_the_drawing_is_told_with_its_line(text, fault):
    with pytest.raises(FontError, match=fault):
        read_letters(text)
