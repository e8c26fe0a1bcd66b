"""Sets texts in every way there is, and compares the pixels.

    micropython -m tests.device.letters

Without native code only the plain writer and the frame buffer's are compared.
"""

import sys

import framebuf

from engine_core.chance import Chance
from firmware import ink_plain, lettering
from firmware.font_data import CODES, COLUMNS, STARTS
from firmware.stencil import Stencil

_WIDTH, _HEIGHT = 64, 40
_FONT = (CODES, STARTS, COLUMNS)
_LETTERS = "AWgj0.,~ Žůłżąέώß→…✓\ue000\ue005\ue008�中"


class _Display:
    """A small panel that gives no pixels, so its frame buffer has to set them."""

    def __init__(self, bits: int) -> None:
        self.width, self.height, self.bits = _WIDTH, _HEIGHT, bits
        self.buffer = bytearray(_WIDTH * _HEIGHT * bits // 8)
        depth = framebuf.GS4_HMSB if bits == 4 else framebuf.MONO_VLSB
        self.frame = framebuf.FrameBuffer(self.buffer, _WIDTH, _HEIGHT, depth)


def compare(inks, rounds: int) -> int:
    """How many texts were the same in all ways; the first that is not raises."""
    chance = Chance(1)
    for bits in (1, 4):
        for _ in range(rounds):
            _compare_text(inks, chance, bits)
    return 2 * rounds


def _compare_text(inks, chance: Chance, bits: int) -> None:
    """Anywhere, also half outside of the frame."""
    begin = chance.below(len(_LETTERS) - 3)
    text = _LETTERS[begin : begin + chance.below(4)] + chr(0x21 + chance.below(0x15D))
    x, y = chance.below(_WIDTH + 60) - 40, chance.below(_HEIGHT + 60) - 35
    colour, ground = chance.below(1 << bits), chance.below(256)
    style = colour | (lettering.MONO if bits == 1 else 0)
    style |= chance.below(4) * lettering.BOLD  # plain, bold, large or both
    expected = _Display(bits)
    expected.frame.fill(ground & ((1 << bits) - 1))
    start = bytes(expected.buffer)
    pen = lettering.pen_for(expected)  # type: ignore[arg-type]
    width = Stencil(expected).write(text, x, y, pen, style)  # type: ignore[arg-type]
    touched = list(pen[7:])
    for ink in inks:
        pixels = bytearray(start)
        how = (ink.__name__, bits, text, x, y, style)
        pen = ink.new_pen(pixels, _WIDTH, _HEIGHT, _FONT, lettering.LETTERS - 1)
        assert ink.write(text, x, y, pen, style | lettering.UNSEEN) == width, how
        assert list(pen[7:]) == [_WIDTH, _HEIGHT, 0, 0], how
        assert ink.write(text, x, y, pen, style) == width, how
        assert pixels == expected.buffer, how
        assert list(pen[7:]) == touched, how


if __name__ == "__main__":
    from firmware import ink_viper

    print(compare((ink_plain, ink_viper), int(sys.argv[1])), "texts")
