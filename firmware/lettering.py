"""Letters of the packed font, set into a frame buffer."""

import framebuf

from firmware.font_data import CODES, COLUMNS, HEIGHT, STARTS

try:
    from firmware.ink_viper import ink_1_bit, ink_4_bits
except (ImportError, SyntaxError, ValueError):  # no native code, or for another chip
    from firmware.ink_plain import ink_1_bit, ink_4_bits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Display

LETTERS = len(CODES) // 2
LINE = HEIGHT + 2  # from one line of text to the next

_WIDEST = 16

# For letters that are blitted, with a palette of two colours; made once.
_copy = bytearray(2 * _WIDEST)
_glyphs = [
    framebuf.FrameBuffer(_copy, width, 16, framebuf.MONO_VLSB)
    for width in range(1, _WIDEST + 1)
]


def _code(place: int) -> int:
    return CODES[2 * place] | CODES[2 * place + 1] << 8


def _start(place: int) -> int:
    return STARTS[2 * place] | STARTS[2 * place + 1] << 8


def places_of(text: str) -> list[int]:
    """Where the letters of a text stand in the font.

    They are read from its bytes: MicroPython makes a name of every letter that is
    taken out of a text, and keeps it for good.
    """
    places, code, more = [], 0, 0
    for byte in text.encode():
        if byte < 0x80:
            code, more = byte, 0
        elif byte < 0xC0:
            code, more = code << 6 | byte & 0x3F, more - 1
        elif byte < 0xE0:
            code, more = byte & 0x1F, 1
        else:
            code, more = (byte & 0x0F, 2) if byte < 0xF0 else (byte & 0x07, 3)
        if more == 0:
            places.append(_place_of(code))
    return places


def _place_of(code: int) -> int:
    """Where the letter stands in the font; a strange one is shown as U+FFFD."""
    if 32 <= code < 127:
        return code - 32  # these are all there, in order
    low, high = 127 - 32, LETTERS - 1
    while low < high:
        middle = (low + high) // 2
        if _code(middle) < code:
            low = middle + 1
        else:
            high = middle
    return low if _code(low) == code else LETTERS - 1


def width_of(text: str, bold: bool = False) -> int:
    """How many columns the text takes, without the empty one at its end."""
    total = -1
    for place in places_of(text):
        total += _start(place + 1) - _start(place) + 1 + bold
    return max(total, 0)


def columns_of(text: str) -> list[int]:
    """The ink of each column of the text in bold, bit r in row r."""
    columns = []
    for place in places_of(text):
        before = 0
        for at in range(2 * _start(place), 2 * _start(place + 1), 2):
            column = COLUMNS[at] | COLUMNS[at + 1] << 8
            columns.append(column | before)
            before = column
        columns += [before, 0]
    return columns


class Pen:
    """Sets text into the frame of one display."""

    def __init__(self, display: "Display") -> None:
        self._display = display
        # Where the pixels are not to be had, the frame buffer draws them for us.
        self._pixels = getattr(display, "pixels", None)
        self._ink = ink_4_bits if display.bits == 4 else ink_1_bit
        depth = framebuf.GS4_HMSB if display.bits == 4 else framebuf.MONO_HLSB
        self._colours = framebuf.FrameBuffer(bytearray(1), 2, 1, depth)

    def write(self, x: int, y: int, text: str, colour: int, bold: bool) -> None:
        for place in places_of(text):
            first, last = _start(place), _start(place + 1)
            self._set(x, y, first, last, colour)
            if bold:
                x += 1
                self._set(x, y, first, last, colour)
            x += last - first + 1

    def _set(self, x: int, y: int, first: int, last: int, colour: int) -> None:
        """One letter: some columns of the font."""
        width, height = self._display.width, self._display.height
        is_inside = 0 <= x <= width - last + first and 0 <= y <= height - HEIGHT
        if self._pixels is not None and is_inside:
            self._ink(self._pixels, width, x, y, COLUMNS, first, last, colour)
        else:
            self._blit(x, y, first, last, colour)

    def _blit(self, x: int, y: int, first: int, last: int, colour: int) -> None:
        unwanted = colour ^ 1  # the paper round a letter is not drawn
        self._colours.pixel(0, 0, unwanted)
        self._colours.pixel(1, 0, colour)
        width = last - first
        for column in range(width):
            at = 2 * (first + column)
            _copy[column] = COLUMNS[at]
            _copy[width + column] = COLUMNS[at + 1]
        glyph = _glyphs[width - 1]
        self._display.frame.blit(glyph, x, y, unwanted, self._colours)


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
