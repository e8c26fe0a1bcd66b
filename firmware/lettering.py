"""Letters of the packed font, set into the pixels of a frame."""

from firmware.font_data import CODES, COLUMNS, HEIGHT, STARTS

try:
    from firmware.ink_viper import new_pen, write
    from firmware.ink_viper import touch as touch
except (ImportError, SyntaxError, ValueError):  # no native code, or for another chip
    from firmware.ink_plain import new_pen, write
    from firmware.ink_plain import touch as touch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.device import Display

    Pen = list

LETTERS = len(CODES) // 2
LINE = HEIGHT + 2  # from one line of text to the next

# A style is a colour with some of these: heavier strokes, twice the size, for a panel
# of one bit, and not to be seen at all, but to be measured.
BOLD, LARGE, MONO, UNSEEN = 0x10, 0x20, 0x40, 0x80

# Where a pen keeps what was drawn over since the panel last saw it.
LEFT, TOP, RIGHT, BOTTOM = 7, 8, 9, 10

_TABLES = (CODES, STARTS, COLUMNS)
_measure = new_pen(bytearray(1), 0, 0, _TABLES, LETTERS - 1)


def pen_for(display: "Display") -> "Pen":
    """A pen for the display, to be handed to its `writer_for`."""
    pixels = getattr(display, "pixels", None) or bytearray(1)
    return new_pen(pixels, display.width, display.height, _TABLES, LETTERS - 1)


def writer_for(display: "Display") -> "Callable[[str, int, int, Pen, int], int]":
    """Where the pixels are not to be had, the frame buffer sets them for us."""
    if hasattr(display, "pixels"):
        return write
    from firmware.stencil import Stencil

    return Stencil(display).write


def width_of(text: str, bold: bool = False) -> int:
    """How many columns the text takes, without the empty one at its end."""
    style = UNSEEN | BOLD if bold else UNSEEN
    return write(text, 0, 0, _measure, style)


def wrap(text: str, width: int) -> list[str]:
    """The text in lines no wider than `width`; a longer word gets its own line."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = line + " " + word if line else word
            if line and width_of(longer) > width:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


def shorten(text: str, width: int, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it would leave its box."""
    if width_of(text, bold) <= width:
        return text
    while text and width_of(text + "…", bold) > width:
        text = text[:-1]
    return text.rstrip() + "…"
