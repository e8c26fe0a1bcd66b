"""What the simulators know of each board: its panel and its buttons.

Runs on MicroPython too. A test compares this with the device files in board/.
"""

import framebuf

from board.codes import CENTRE, DOWN, LEFT, RIGHT, UP, A, B, C, X, Y

_D_PAD = (UP, DOWN, LEFT, RIGHT)
_FOUR_KEYS = (A, B, X, Y)


class Board:
    """One board: its name in print, its panel and its buttons."""

    def __init__(
        self,
        title: str,
        width: int,
        height: int,
        codes: tuple[int, ...],
        is_e_ink: bool = False,
    ) -> None:
        self.title, self.width, self.height = title, width, height
        self.codes, self.is_e_ink = codes, is_e_ink
        self.bits = 1 if is_e_ink else 4
        self.format = framebuf.MONO_VLSB if is_e_ink else framebuf.GS4_HMSB
        self.size = width * height * self.bits // 8


BOARDS = {
    "pico_lcd_1_3": Board(
        "Waveshare Pico-LCD-1.3", 240, 240, _D_PAD + (CENTRE,) + _FOUR_KEYS
    ),
    "picosystem": Board("Pimoroni PicoSystem", 240, 240, _D_PAD + _FOUR_KEYS),
    "pico_lcd_1_14": Board(
        "Waveshare Pico-LCD-1.14", 240, 135, _D_PAD + (CENTRE, A, B)
    ),
    "display_pack": Board("Pimoroni Display Pack", 240, 135, _FOUR_KEYS),
    "display_pack_2": Board("Pimoroni Display Pack 2.0", 320, 240, _FOUR_KEYS),
    "badger_2040": Board("Pimoroni Badger 2040", 296, 128, (UP, DOWN, A, B, C), True),
    "pico_epaper_2_9": Board(
        "Waveshare Pico-ePaper-2.9", 296, 128, _D_PAD + (CENTRE,) + _FOUR_KEYS, True
    ),
}
DEFAULT_BOARD = "pico_lcd_1_3"


def board_named(name: str) -> Board:
    if name not in BOARDS:
        known = ", ".join(sorted(BOARDS))
        raise ValueError(f"no board is called {name!r}; there are: {known}")
    return BOARDS[name]
