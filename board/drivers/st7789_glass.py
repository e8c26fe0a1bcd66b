"""What each kind of glass behind an ST7789 wants: its maker's voltages and gamma.

All else stays as the chip has it after a reset.
"""

from micropython import const

_GCTRL = const(0xB7)
_VCOMS = const(0xBB)
_VRHS = const(0xC3)
_PWCTRL1 = const(0xD0)
_PVGAMCTRL = const(0xE0)
_NVGAMCTRL = const(0xE1)

_SQUARE_GAMMA = (
    (_PVGAMCTRL, b"\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23"),
    (_NVGAMCTRL, b"\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23"),
)

# Both the square glass of 1.3 inches and the wide one of 1.14.
PICO_LCD = (
    (_GCTRL, b"\x35"),
    (_VCOMS, b"\x19"),
    (_VRHS, b"\x12"),
    (_PWCTRL1, b"\xa4\xa1"),
) + _SQUARE_GAMMA

PICOSYSTEM = (
    (_GCTRL, b"\x14"),
    (_VCOMS, b"\x37"),
    (_VRHS, b"\x12"),
    (_PWCTRL1, b"\xa4\xa1"),
) + _SQUARE_GAMMA

DISPLAY_PACK = (
    (_GCTRL, b"\x75"),
    (_VCOMS, b"\x3d"),
    (_VRHS, b"\x00"),
    (_PWCTRL1, b"\xa4\xa1"),
    (_PVGAMCTRL, b"\x70\x04\x08\x09\x09\x05\x2a\x33\x41\x07\x13\x13\x29\x2f"),
    (_NVGAMCTRL, b"\x70\x03\x09\x0a\x09\x06\x2b\x34\x41\x07\x12\x14\x28\x2e"),
)

DISPLAY_PACK_2 = (
    (_GCTRL, b"\x35"),
    (_VCOMS, b"\x1f"),
    (_VRHS, b"\x12"),
    (_PWCTRL1, b"\xa4\xa1"),
    (_PVGAMCTRL, b"\xd0\x08\x11\x08\x0c\x15\x39\x33\x50\x36\x13\x14\x29\x2d"),
    (_NVGAMCTRL, b"\xd0\x08\x10\x08\x06\x06\x39\x44\x51\x0b\x16\x14\x2f\x31"),
)
