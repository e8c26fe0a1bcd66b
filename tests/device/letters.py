"""Sets letters in every way there is, and compares the pixels.

    micropython -m tests.device.letters

Without native code only the plain writer and the frame buffer's are compared.
"""

import sys

import framebuf

from engine_core.chance import Chance
from firmware import ink_plain, lettering
from firmware.font_data import COLUMNS

_WIDTH, _HEIGHT = 64, 40


class _Display:
    """A small panel; without `pixels` letters are blitted."""

    def __init__(self, bits: int, gives_pixels: bool) -> None:
        self.width, self.height, self.bits = _WIDTH, _HEIGHT, bits
        self.buffer = bytearray(_WIDTH * _HEIGHT * bits // 8)
        depth = framebuf.GS4_HMSB if bits == 4 else framebuf.MONO_VLSB
        self.frame = framebuf.FrameBuffer(self.buffer, _WIDTH, _HEIGHT, depth)
        if gives_pixels:
            self.pixels = self.buffer


def compare(inks, rounds: int) -> int:
    """How many letters were the same in all ways; the first that is not raises."""
    chance = Chance(1)
    for bits in (1, 4):
        for _ in range(rounds):
            _compare_letter(inks, chance, bits)
    return 2 * rounds


def _compare_letter(inks, chance: Chance, bits: int) -> None:
    code = 0x21 + chance.below(0x17E - 0x21)
    x, y = chance.below(_WIDTH - 16), chance.below(_HEIGHT - 15)
    colour, ground = chance.below(1 << bits), chance.below(256)
    expected = _Display(bits, False)
    expected.frame.fill(ground & ((1 << bits) - 1))
    start = bytes(expected.buffer)
    pen = lettering.Pen(expected)  # type: ignore[arg-type]
    pen.write(x, y, chr(code), colour, False)
    place = lettering._place_of(code)
    first, last = lettering._start(place), lettering._start(place + 1)
    for ink in inks:
        pixels = bytearray(start)
        write = ink.ink_4_bits if bits == 4 else ink.ink_1_bit
        write(pixels, _WIDTH, x, y, COLUMNS, first, last, colour)
        assert pixels == expected.buffer, (ink.__name__, bits, code, x, y, colour)


if __name__ == "__main__":
    from firmware import ink_viper

    print(compare((ink_plain, ink_viper), int(sys.argv[1])), "letters")
