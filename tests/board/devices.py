"""The boards as their makers wired them: each chip, and how its glass is mounted.

A glass tells where in the chip's memory a player finds a pixel: column and row.
"""

from ssd1680_model import Ssd1680
from st7789_model import St7789
from uc8151_model import Uc8151

PALETTE = tuple([i << 20 | 0x0F0000 | 255 - i * 16 << 8 | i * 5 for i in range(16)])


def lying(x: int, y: int) -> tuple:
    """A glass that is taller than wide, laid on its side."""
    return 239 - y, x


def lying_in_the_middle(x: int, y: int) -> tuple:
    """The same, but smaller than the chip's memory."""
    return lying(x + 40, y + 53)


def long_side_down(x: int, y: int) -> tuple:
    """E-ink whose long side the gates count along: source and gate."""
    return 127 - y, x


def long_side_up(x: int, y: int) -> tuple:
    return y, x


def upright(x: int, y: int) -> tuple:
    return x, y


class Device:
    """A board, with the pins of its button A and of its light."""

    def __init__(self, size, buttons, chip, glass, a: int, light=None) -> None:
        self.size, self.buttons, self.glass = size, buttons, glass
        self.make_chip, self.a, self.light = chip, a, light


_D_PAD = (0, 1, 2, 3)
_FOUR = (5, 6, 8, 9)


def _waveshare():
    return St7789(1, cs=9, dc=8, reset=12)


def _picosystem():
    return St7789(0, cs=5, dc=9, reset=4)


def _pack():
    return St7789(0, cs=17, dc=16, reset=None)


def _badger():
    return Uc8151(0, cs=17, dc=20, reset=21, busy=26)


def _epaper():
    return Ssd1680(1, cs=9, dc=8, reset=12, busy=13)


DEVICES = {
    "pico_lcd_1_3": Device(
        (240, 240), _D_PAD + (4,) + _FOUR, _waveshare, lying, 15, 13
    ),
    "picosystem": Device((240, 240), _D_PAD + _FOUR, _picosystem, upright, 18, 12),
    "pico_lcd_1_14": Device(
        (240, 135), _D_PAD + (4, 5, 6), _waveshare, lying_in_the_middle, 15, 13
    ),
    "display_pack": Device((240, 135), _FOUR, _pack, lying_in_the_middle, 12, 20),
    "display_pack_2": Device((320, 240), _FOUR, _pack, lying, 12, 20),
    "badger_2040": Device((296, 128), (0, 1, 5, 6, 7), _badger, long_side_up, 12),
    "pico_epaper_2_9": Device(
        (296, 128), _D_PAD + (4,) + _FOUR, _epaper, long_side_down, 15
    ),
}
