"""Reads what is written on a panel, pixel by pixel, as a player would."""

import tools.desk  # noqa: F401  (brings framebuf)
from firmware.font_data import CODES, COLUMNS, HEIGHT, STARTS
from firmware.ink_plain import codes_of, inked, place_of
from firmware.lettering import LETTERS


def columns_of(text: str) -> list[int]:
    """The ink of each column of the text in bold, bit r in row r."""
    columns = []
    for code in codes_of(text):
        place = place_of(code, CODES, LETTERS - 1)
        columns += inked(place, STARTS, COLUMNS, bold=1)
        columns.append(0)
    return columns


def _is_ink(display, x: int, y: int) -> bool:
    """Ink is 1 on every panel: its role, and its bit."""
    return bool(display.frame.pixel(x, y) == 1)


def _column(display, x: int, y: int) -> int:
    ink = 0
    for row in range(HEIGHT):
        if _is_ink(display, x, y + row):
            ink |= 1 << row
    return ink


def _find(display, text: str) -> tuple[int, int] | None:
    """Where a bold text ends, and its top."""
    wanted = columns_of(text)[:-1]
    for y in range(display.height - HEIGHT):
        for x in range(display.width - len(wanted)):
            if _stands_at(display, x, y, wanted):
                return x + len(wanted), y
    return None


def is_on(display, text: str) -> bool:
    """Whether a bold text stands anywhere on the panel."""
    return _find(display, text) is not None


def _stands_at(display, x: int, y: int, wanted: list[int]) -> bool:
    for at, column in enumerate(wanted):
        if _column(display, x + at, y) != column:
            return False
    return True


def _digits() -> dict[tuple[int, ...], str]:
    """Each bold digit by its ink, without empty columns round it."""
    known = {}
    for digit in "0123456789":
        known[tuple([column for column in columns_of(digit) if column])] = digit
    return known


def numbers_after(display, text: str) -> list[int]:
    """The bold numbers on the same line, to the right of a text."""
    found = _find(display, text)
    assert found, text + " is not on the panel"
    x, y = found
    digits, numbers, ink = _digits(), [""], []
    empty = 0
    while x < display.width:
        column = _column(display, x, y)
        if column:
            ink.append(column)
            empty = 0
        else:
            if ink:
                numbers[-1] += digits[tuple(ink)]
                ink = []
            empty += 1
            if empty == 6 and numbers[-1]:
                numbers.append("")
        x += 1
    return [int(number) for number in numbers if number]
