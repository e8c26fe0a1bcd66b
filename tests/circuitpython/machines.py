"""The boards that are pretended: what is wired to which GP number, and the size.

Written from the makers' pages, not from the device: the two check each other.
"""

from typing import NamedTuple

NAMES = ("up", "down", "left", "right", "centre", "A", "B", "C", "X", "Y")


class Machine(NamedTuple):
    board_id: str
    setting: str | None  # what settings.toml names
    size: tuple[int, int]
    first_pixel: tuple[int, int]  # in the memory of the chip
    bus: tuple[int, int]  # clock and data
    cs: int
    dc: int
    buttons: dict[str, int]
    pressed: int = 0  # the level of a button that is down
    busy: int | None = None  # e-ink has such a wire
    backlight: int | None = None  # where the device switches it


_PICOSYSTEM = {"up": 23, "down": 20, "left": 22, "right": 21}
_PICOSYSTEM |= {"A": 18, "B": 19, "X": 17, "Y": 16}
_LCD_1_14 = {"up": 2, "down": 18, "left": 16, "right": 20, "centre": 3}
_LCD_1_14 |= {"A": 15, "B": 17}
_LCD_1_3 = _LCD_1_14 | {"X": 19, "Y": 21}
_PACK = {"A": 12, "B": 13, "X": 14, "Y": 15}


def _waveshare(board_id, setting, size, first_pixel, buttons) -> Machine:
    return Machine(
        board_id, setting, size, first_pixel, (10, 11), 9, 8, buttons, backlight=13
    )


def _display_pack(board_id, setting, size, first_pixel) -> Machine:
    return Machine(
        board_id, setting, size, first_pixel, (18, 19), 17, 16, _PACK, backlight=20
    )


def _badger(board_id) -> Machine:
    size, buttons = (296, 128), {"A": 12, "B": 13, "C": 14, "up": 15, "down": 11}
    return Machine(board_id, None, size, (0, 0), (18, 19), 17, 20, buttons, 1, 26)


MACHINES = {
    "picosystem": Machine(
        "pimoroni_picosystem", None, (240, 240), (0, 0), (6, 7), 5, 9, _PICOSYSTEM
    ),
    "pico_lcd_1_3": _waveshare(
        "raspberry_pi_pico", "pico_lcd_1_3", (240, 240), (0, 0), _LCD_1_3
    ),
    "pico_lcd_1_14": _waveshare(
        "raspberry_pi_pico_w", "pico_lcd_1_14", (240, 135), (40, 53), _LCD_1_14
    ),
    "display_pack": _display_pack(
        "raspberry_pi_pico2", "display_pack", (240, 135), (40, 53)
    ),
    "display_pack_2": _display_pack(
        "raspberry_pi_pico2_w", "display_pack_2", (320, 240), (0, 0)
    ),
    "badger2040": _badger("pimoroni_badger2040"),
    "badger2040w": _badger("pimoroni_badger2040w"),
    "bare_pico": _waveshare("raspberry_pi_pico", None, (240, 240), (0, 0), _LCD_1_3),
}
