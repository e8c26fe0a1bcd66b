"""CircuitPython's `board` for a pretended board.

Its pins have just the names that CircuitPython's own stubs give them; a built-in
panel is made as the firmware of such a board makes it before any code runs.
"""

import os
import re
from importlib.resources import files

import busdisplay
import busio
import epaperdisplay
import fourwire
from machines import MACHINES
from pins import Pin

board_id = MACHINES[os.environ["PRETENDED_MACHINE"]].board_id

_stub = (files("board_definitions") / board_id / "__init__.pyi").read_text()
_named = re.findall(r"^(\w+): .*Pin  # GPIO(\d+)$", _stub, re.MULTILINE)
_pins = {name: Pin(int(number)) for name, number in _named}
globals().update(_pins)

_NO_COMMAND = 0x100
_LCD_INIT = b"\x11\x80\x78\x3a\x01\x05\x21\x00\x29\x80\x64"


def _wires(clock, mosi, cs, dc):
    bus = busio.SPI(_pins[clock], _pins[mosi])
    return fourwire.FourWire(bus, command=_pins[dc], chip_select=_pins[cs])


def _lcd(width, height):
    wires = _wires("LCD_SCLK", "LCD_MOSI", "LCD_CS", "LCD_DC")
    return busdisplay.BusDisplay(wires, _LCD_INIT, width=width, height=height)


def _e_ink(width, height):
    return epaperdisplay.EPaperDisplay(
        _wires("SCK", "MOSI", "INKY_CS", "INKY_DC"),
        b"\x04\x80\xc8",
        b"\x02\x00",
        width=width,
        height=height,
        ram_width=width,
        ram_height=height,
        set_column_window_command=_NO_COMMAND,
        set_row_window_command=_NO_COMMAND,
        set_current_column_command=_NO_COMMAND,
        set_current_row_command=_NO_COMMAND,
        write_black_ram_command=0x13,
        write_color_ram_command=_NO_COMMAND,
        refresh_display_command=0x12,
        busy_pin=_pins["INKY_BUSY"],
        busy_state=False,
        seconds_per_frame=2,
    )


if "LCD_SCLK" in _pins:
    DISPLAY = _lcd(240, 240)
elif "INKY_BUSY" in _pins:
    DISPLAY = _e_ink(296, 128)
