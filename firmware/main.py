"""What a device runs when it is switched on.

It lies at the root of the device's files as `main.py`, or is frozen into its firmware.
The board is named by the file `board_name.py` beside it, which the installer writes.
"""

from firmware.start import start

start()
