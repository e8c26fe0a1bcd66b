"""CircuitPython runs this first: it settles who may write to the drive.

The game saves at every move, so the drive is the game's, and a computer may only
read it. Hold B while the board starts, and it is the computer's as usual: the game
can then be replaced, but it cannot save.
"""

import storage
from device.boards import this_board
from device.buttons import B

if not this_board().is_down(B):
    storage.remount("/", readonly=False)
