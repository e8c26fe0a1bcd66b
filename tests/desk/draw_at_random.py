"""Draws at random, the same on every interpreter, and tells of every call.

    micropython tests/desk/draw_at_random.py GS4_HMSB 1 1000

MicroPython uses its own framebuf; on CPython the stand-in is installed first.
"""

import sys
from array import array
from binascii import hexlify

import framebuf

from engine_core.chance import Chance

CALLS_ON_A_PICTURE = 10
BITS = {"GS4_HMSB": 4, "GS2_HMSB": 2, "MONO_HLSB": 1, "MONO_HMSB": 1, "MONO_VLSB": 1}
LONGEST_SIDE = 24
CALLS = (
    "fill",
    "fill_rect",
    "pixel",
    "look",
    "hline",
    "vline",
    "rect",
    "line",
    "ellipse",
    "poly",
    "scroll",
    "blit",
    "blit",
    "blit",
)


class Artist:
    """Draws on one small picture after the other and knows what it did last."""

    def __init__(self, format_name: str, seed: int) -> None:
        self.format_name = format_name
        self.below = Chance(seed).below
        self.frame, self.pixels = self.picture(format_name)

    def picture(self, format_name: str) -> tuple:
        """A picture full of noise, its rows at times longer than they are shown."""
        width, height = self.side(), self.side()
        stride = width + self.below(2) * self.below(9)
        pixels = bytearray(self.below(256) for _ in range(stride_bytes(stride) * 32))
        form = getattr(framebuf, format_name)
        return framebuf.FrameBuffer(pixels, width, height, form, stride), pixels

    def side(self) -> int:
        return 1 + self.below(LONGEST_SIDE)

    def place(self) -> int:
        """Inside the picture, at its edge, or somewhat outside."""
        return self.below(LONGEST_SIDE + 16) - 8

    def length(self) -> int:
        return self.below(2 * LONGEST_SIDE) - 4

    def colour(self) -> int:
        return self.below(20) - 2

    def draw(self) -> str:
        """One call, in words."""
        name = CALLS[self.below(len(CALLS))]
        return name + " " + str(getattr(self, name)())

    def told(self, name: str, *arguments: int) -> tuple:
        """Call with these arguments, and give them back to be told of."""
        return arguments, getattr(self.frame, name)(*arguments)

    def fill(self) -> tuple:
        return self.told("fill", self.colour())

    def fill_rect(self) -> tuple:
        return self.told("fill_rect", *self.box(), self.colour())

    def box(self) -> tuple:
        return self.place(), self.place(), self.length(), self.length()

    def pixel(self) -> tuple:
        return self.told("pixel", self.place(), self.place(), self.colour())

    def look(self) -> tuple:
        return self.told("pixel", self.place(), self.place())

    def hline(self) -> tuple:
        return self.told(
            "hline", self.place(), self.place(), self.length(), self.colour()
        )

    def vline(self) -> tuple:
        return self.told(
            "vline", self.place(), self.place(), self.length(), self.colour()
        )

    def rect(self) -> tuple:
        return self.told("rect", *self.box(), self.colour(), self.below(2))

    def line(self) -> tuple:
        ends = self.place(), self.place(), self.place(), self.place()
        return self.told("line", *ends, self.colour())

    def ellipse(self) -> tuple:
        form = self.below(2), self.below(16)
        return self.told("ellipse", *self.box(), self.colour(), *form)

    def poly(self) -> tuple:
        corners = array("h", [self.place() for _ in range(self.below(16))])
        x, y, colour, fills = self.place(), self.place(), self.colour(), self.below(2)
        self.frame.poly(x, y, corners, colour, fills)
        return x, y, list(corners), colour, fills

    def blit(self) -> tuple:
        """Another picture on this one: whole or cut off, with a key or a palette."""
        names = sorted(BITS)
        form = names[self.below(len(names))]
        other, _ = self.picture(form)
        x, y = self.place(), self.place()
        key = self.below(6) - 2
        palette = self.palette(1 << BITS[form]) if self.below(2) else None
        self.frame.blit(other, x, y, key, palette)
        return form, x, y, key, palette is not None

    def palette(self, colours: int) -> framebuf.FrameBuffer:
        pixels = bytearray(self.below(256) for _ in range(colours))
        names = sorted(BITS)
        form = getattr(framebuf, names[self.below(len(names))])
        return framebuf.FrameBuffer(pixels, colours, 1, form)

    def scroll(self) -> tuple:
        return self.told("scroll", self.place(), self.place())


def stride_bytes(stride: int) -> int:
    """Room for the bytes of a row in any of the formats."""
    return stride // 2 + 2


def main(format_name: str, seed: int, calls: int) -> None:
    artist = Artist(format_name, seed)
    for number in range(calls):
        if number % CALLS_ON_A_PICTURE == 0:
            artist.frame, artist.pixels = artist.picture(format_name)
        print(number, artist.draw(), hexlify(artist.pixels).decode())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
