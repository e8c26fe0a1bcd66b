"""The boards that the game runs on with CircuitPython, and how each is wired.

Some have their panel built in, and CircuitPython tells which board they are. A bare
Pico cannot know what it is plugged into: its owner names that in settings.toml.
Pins have the names that CircuitPython's own `board` gives them.
"""

import os

import busdisplay
import busio
import digitalio
import displayio
import epaperdisplay
import fourwire
import microcontroller

import board  # CircuitPython's
from device.buttons import CENTRE, DOWN, LEFT, RIGHT, UP, A, B, C, X, Y

SETTING = "HUNDRED_CROSSES_BOARD"

_HANDHELD = {UP: "SW_UP", DOWN: "SW_DOWN", LEFT: "SW_LEFT", RIGHT: "SW_RIGHT"}
_HANDHELD.update({A: "SW_A", B: "SW_B", X: "SW_X", Y: "SW_Y"})
_BADGER = {A: "SW_A", B: "SW_B", C: "SW_C", UP: "SW_UP", DOWN: "SW_DOWN"}
_LCD_1_14 = {UP: "GP2", DOWN: "GP18", LEFT: "GP16", RIGHT: "GP20", CENTRE: "GP3"}
_LCD_1_14.update({A: "GP15", B: "GP17"})
_LCD_1_3 = _LCD_1_14.copy()
_LCD_1_3.update({X: "GP19", Y: "GP21"})
_PACK = {A: "GP12", B: "GP13", X: "GP14", Y: "GP15"}

# Clock, data, command, select, reset and backlight. A Pack's reset is not wired.
_Wires = tuple[str, str, str, str, str | None, str]
_WAVESHARE_WIRES: _Wires = ("GP10", "GP11", "GP8", "GP9", "GP12", "GP13")
_PACK_WIRES: _Wires = ("GP18", "GP19", "GP16", "GP17", None, "GP20")

_BAUD_RATE = 62_500_000
_ST7789_INIT = (
    b"\x01\x80\x96"  # SWRESET, then 150 ms
    b"\x11\x80\x78"  # SLPOUT, then 120 ms
    b"\x3a\x01\x55"  # COLMOD: 16 bits a pixel
    b"\x36\x01\x70"  # MADCTL: landscape
    b"\x21\x00"  # INVON: these panels show the opposite of what is written
    b"\x29\x80\x14"  # DISPON, then 20 ms
)


class Board:
    """A board with its panel and, by their pins, its buttons and battery."""

    active_low = True

    def __init__(self, buttons: dict[int, str], battery: str | None = None) -> None:
        self._buttons, self._battery = buttons, battery

    def start_panel(self) -> busdisplay.BusDisplay | epaperdisplay.EPaperDisplay:
        """The panel, ready to be drawn on: here the one that is built in."""
        panel: busdisplay.BusDisplay | epaperdisplay.EPaperDisplay
        panel = board.DISPLAY  # type: ignore[attr-defined]  # not on every board
        return panel

    def button_pins(self) -> dict[int, microcontroller.Pin]:
        """The pin of each button, by code."""
        return {code: _pin(name) for code, name in self._buttons.items()}

    def battery_pin(self) -> microcontroller.Pin | None:
        """The pin with a third of the battery's volts, where there is one."""
        return None if self._battery is None else _pin(self._battery)

    def is_down(self, code: int) -> bool:
        """Look at one button before anything watches it."""
        button = digitalio.DigitalInOut(_pin(self._buttons[code]))
        pull = digitalio.Pull.UP if self.active_low else digitalio.Pull.DOWN
        button.switch_to_input(pull)
        is_high = button.value
        button.deinit()
        return is_high != self.active_low


class Badger(Board):
    """Its buttons give a high level when they are down."""

    active_low = False


class PicoWithPanel(Board):
    """A Pico plugged into an ST7789 panel with buttons."""

    def __init__(
        self,
        buttons: dict[int, str],
        wires: _Wires,
        size: tuple[int, int],
        first_pixel: tuple[int, int] = (0, 0),  # in the memory of the chip
    ) -> None:
        super().__init__(buttons)
        self._wires, self._size, self._first_pixel = wires, size, first_pixel

    def start_panel(self) -> busdisplay.BusDisplay:
        """Switch the panel on. It keeps its pins even over a restart of the code."""
        displayio.release_displays()
        clock, data, command, select, reset, backlight = self._wires
        bus = fourwire.FourWire(
            busio.SPI(_pin(clock), _pin(data)),
            command=_pin(command),
            chip_select=_pin(select),
            reset=None if reset is None else _pin(reset),
            baudrate=_BAUD_RATE,
        )
        return busdisplay.BusDisplay(
            bus,
            _ST7789_INIT,
            width=self._size[0],
            height=self._size[1],
            colstart=self._first_pixel[0],
            rowstart=self._first_pixel[1],
            backlight_pin=_pin(backlight),
        )


def this_board() -> Board:
    """The board that this runs on; RuntimeError when that cannot be told."""
    name = os.getenv(SETTING, board.board_id)
    if name in BOARDS:
        return BOARDS[name]
    raise RuntimeError(
        f"{name!r} is no board that the game knows. Write into settings.toml: "
        f'{SETTING} = "NAME", with one of {", ".join(sorted(BOARDS))}'
    )


def _pin(name: str) -> microcontroller.Pin:
    pin: microcontroller.Pin = getattr(board, name)
    return pin


BOARDS = {
    "pimoroni_picosystem": Board(_HANDHELD, battery="BAT_SENSE"),
    "pimoroni_badger2040": Badger(_BADGER),
    "pimoroni_badger2040w": Badger(_BADGER),
    "pico_lcd_1_3": PicoWithPanel(_LCD_1_3, _WAVESHARE_WIRES, (240, 240)),
    "pico_lcd_1_14": PicoWithPanel(_LCD_1_14, _WAVESHARE_WIRES, (240, 135), (40, 53)),
    "display_pack": PicoWithPanel(_PACK, _PACK_WIRES, (240, 135), (40, 53)),
    "display_pack_2": PicoWithPanel(_PACK, _PACK_WIRES, (320, 240)),
}
