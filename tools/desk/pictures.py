"""What is seen on a simulated panel, as colours and as PNG files."""

from pathlib import Path

from tools.desk.colours import Colour
from tools.desk.panel import Panel
from tools.desk.pixels import Banks, Rows
from tools.png import write_png

E_INK_COLOURS = ((0xE9, 0xE5, 0xD8), (0x26, 0x24, 0x22))  # paper and ink
_FOUR_BITS = Rows(4, leftmost_is_low=False)
_ONE_BIT = Banks()


def palette_of(panel: Panel) -> list[Colour]:
    if panel.bits == 1:
        return list(E_INK_COLOURS)
    return [(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF) for rgb in panel.palette]


def rows_of(panel: Panel) -> list[bytes]:
    """The panel from top to bottom, one byte of the palette for each pixel.

    Where a panel does not keep what is seen, it shows what the game has drawn.
    """
    form = _ONE_BIT if panel.bits == 1 else _FOUR_BITS
    pixels = panel.pixels if panel.seen is None else panel.seen
    width = panel.width
    return [form.read(pixels, 0, y, width, width) for y in range(panel.height)]


def save_png(panel: Panel, path: str | Path, scale: int = 1) -> None:
    """Write what is seen, each pixel as a square of the scale."""
    squares = [bytes(colour) * scale for colour in palette_of(panel)]
    rows = [b"".join([squares[index] for index in row]) for row in rows_of(panel)]
    picture = b"".join([row * scale for row in rows])
    write_png(path, panel.width * scale, panel.height * scale, picture)
