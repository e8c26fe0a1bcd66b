"""Panels as rows of colours: what a device shows, and what a terminal shows of it."""

import pyte

from tools.desk.mosaic import STYLES
from tools.desk.panel import Panel
from tools.desk.pictures import palette_of, rows_of

LOW_BOARD = "pico_lcd_1_14"
LARGE = {"columns": 244, "rows": 72}  # the low panel in it, pixel by pixel, framed


def colours_on(display: Panel) -> list[list[str]]:
    palette = [bytes(colour).hex() for colour in palette_of(display)]
    return [[palette[index] for index in row] for row in rows_of(display)]


def panel_on(
    screen: pyte.Screen, width: int = 240, height: int = 135
) -> list[list[str]]:
    """The pixels between the sides of the frame, read off half blocks."""
    rows = []
    for line, text in enumerate(screen.display):
        if text.count("│") == 2:
            left = text.index("│") + 1
            cells = [screen.buffer[line][left + column] for column in range(width)]
            rows += [[_half_of(cell, half) for cell in cells] for half in range(2)]
    return rows[:height]


def _half_of(cell: pyte.screens.Char, half: int) -> str:
    is_inked = STYLES["halves"].characters.index(cell.data) >> half & 1
    return cell.fg if is_inked else cell.bg
