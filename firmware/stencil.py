"""Text for a display that keeps its pixels to itself: its frame buffer sets them."""

import framebuf

from firmware.font_data import CODES, COLUMNS, HEIGHT, STARTS
from firmware.ink_plain import codes_of, inked, place_of
from firmware.lettering import BOLD, LARGE, LETTERS, touch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Display

_WIDEST = 17


class Stencil:
    """A letter is cut out, and laid on the frame in two colours; all is made once."""

    def __init__(self, display: "Display") -> None:
        self._frame = display.frame
        depth = framebuf.GS4_HMSB if display.bits == 4 else framebuf.MONO_HLSB
        self._colours = framebuf.FrameBuffer(bytearray(1), 2, 1, depth)
        self._copy = bytearray(2 * _WIDEST)
        self._glyphs = [
            framebuf.FrameBuffer(self._copy, width, 16, framebuf.MONO_VLSB)
            for width in range(1, _WIDEST + 1)
        ]

    def write(self, text: str, x: int, y: int, pen: list, style: int) -> int:
        """As the pen would write, which takes note of what was drawn over."""
        begin, scale = x, 2 if style & LARGE else 1
        for code in codes_of(text):
            place = place_of(code, CODES, LETTERS - 1)
            letter = inked(place, STARTS, COLUMNS, style & BOLD)
            if style & LARGE:
                self._fill(x, y, letter, style & 15)
            else:
                self._blit(x, y, letter, style & 15)
            x += scale * (len(letter) + 1)
        width = max(x - begin - scale, 0)
        touch(pen, begin, y, width, HEIGHT * scale)
        return width

    def _fill(self, x: int, y: int, letter: list[int], colour: int) -> None:
        for column, dots in enumerate(letter):
            for row in range(HEIGHT):
                if dots >> row & 1:
                    left, top = x + 2 * column, y + 2 * row
                    self._frame.fill_rect(left, top, 2, 2, colour)

    def _blit(self, x: int, y: int, letter: list[int], colour: int) -> None:
        unwanted = colour ^ 1  # the paper round a letter is not drawn
        self._colours.pixel(0, 0, unwanted)
        self._colours.pixel(1, 0, colour)
        width = len(letter)
        for column, dots in enumerate(letter):
            self._copy[column] = dots & 0xFF
            self._copy[width + column] = dots >> 8
        glyph = self._glyphs[width - 1]
        self._frame.blit(glyph, x, y, unwanted, self._colours)
