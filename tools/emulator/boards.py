"""The boards that can be emulated: how panel and buttons are wired to the Pico.

This is the hardware as its makers describe it, written down apart from board/, so
that a wrong pin there is found out. A pin is a GP number.
"""

from dataclasses import dataclass
from typing import NamedTuple


class Lcd(NamedTuple):
    """A panel with an ST7789, and how the picture lies in the chip's memory.

    Seen upright the picture is what a driver draws with `madctl`, from `column` and
    `row` on.
    """

    width: int
    height: int
    spi: int
    cs: int
    dc: int
    reset: int | None = None
    madctl: int = 0x70
    column: int = 0
    row: int = 0
    chip: str = "st7789"


class EInk(NamedTuple):
    """A panel of 296x128 pixels, whose BUSY wire has `busy_level` while it works."""

    chip: str
    spi: int
    cs: int
    dc: int
    reset: int
    busy: int
    busy_level: int
    flipped: bool = False


@dataclass(frozen=True)
class Board:
    panel: Lcd | EInk | None
    buttons: dict[str, int]
    pressed_level: int = 0

    def settings(self) -> dict[str, object]:
        """The board as the emulator takes it: every button is up."""
        up = 1 - self.pressed_level
        panel = self.panel._asdict() if self.panel else None
        return {"pins": dict.fromkeys(self.buttons.values(), up), "panel": panel}


_D_PAD = {"UP": 2, "DOWN": 18, "LEFT": 16, "RIGHT": 20, "CENTRE": 3, "A": 15, "B": 17}
_D_PAD_AND_FOUR = {**_D_PAD, "X": 19, "Y": 21}
_PACK_BUTTONS = {"A": 12, "B": 13, "X": 14, "Y": 15}
_SYSTEM_BUTTONS = {
    **{"UP": 23, "DOWN": 20, "LEFT": 22, "RIGHT": 21},
    **{"A": 18, "B": 19, "X": 17, "Y": 16},
}
_BADGER_BUTTONS = {"A": 12, "B": 13, "C": 14, "UP": 15, "DOWN": 11}

BOARDS = {
    "plain": Board(None, {}),
    "pico_lcd_1_3": Board(
        Lcd(240, 240, spi=1, cs=9, dc=8, reset=12),
        _D_PAD_AND_FOUR,
    ),
    "pico_lcd_1_14": Board(
        Lcd(240, 135, spi=1, cs=9, dc=8, reset=12, column=40, row=53),
        _D_PAD,
    ),
    "picosystem": Board(
        Lcd(240, 240, spi=0, cs=5, dc=9, reset=4, madctl=0),
        _SYSTEM_BUTTONS,
    ),
    "display_pack": Board(
        Lcd(240, 135, spi=0, cs=17, dc=16, column=40, row=53),
        _PACK_BUTTONS,
    ),
    "display_pack_2": Board(Lcd(320, 240, spi=0, cs=17, dc=16), _PACK_BUTTONS),
    "badger_2040": Board(
        EInk("uc8151", spi=0, cs=17, dc=20, reset=21, busy=26, busy_level=0),
        _BADGER_BUTTONS,
        pressed_level=1,
    ),
    "pico_epaper_2_9": Board(
        EInk("ssd1680", 1, cs=9, dc=8, reset=12, busy=13, busy_level=1, flipped=True),
        _D_PAD_AND_FOUR,
    ),
}


def board_named(name: str) -> Board:
    try:
        return BOARDS[name]
    except KeyError:
        known = ", ".join(BOARDS)
        raise ValueError(f"no board is called {name!r}; there are: {known}") from None
