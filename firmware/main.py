"""What a device runs when it is switched on.

Frozen into an image it is the main program itself; among a device's files the small
`main.py` at their root imports it. The module `board_name` names the board.
"""

from firmware.start import start

print("Hundred Crosses starts.")
start()
