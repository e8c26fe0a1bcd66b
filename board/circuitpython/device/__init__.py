"""Hundred Crosses on a board with CircuitPython, through displayio and keypad.

Like every device of the game it offers `display`, `buttons`, `storage` and
`power`. It is a package of its own and takes nothing from the project's `board`,
because CircuitPython has a module of that name.
"""

import epaperdisplay

from device.boards import this_board
from device.buttons import Buttons
from device.display import Display, EInk, Lcd
from device.power import Power
from device.storage import Storage

_board = this_board()
_panel = _board.start_panel()

if isinstance(_panel, epaperdisplay.EPaperDisplay):
    display: Display = EInk(_panel)
else:
    display = Lcd(_panel)
buttons = Buttons(_board.button_pins(), _board.active_low)
storage = Storage("save")
power = Power(_panel, _board.battery_pin())
