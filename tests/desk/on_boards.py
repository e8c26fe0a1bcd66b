"""What the simulators know of a board is what its device file says.

Runs on a pretended Pico, see tests/board/run.py, which puts that into sys.path.
"""

import sys

from devices import DEVICES  # type: ignore[import-not-found]
from pretended import lines  # type: ignore[import-not-found]

from tools.desk.boards import BOARDS
from tools.desk.panel import Panel

NAME = sys.argv[2]
CHIP = DEVICES[NAME].make_chip()
CHIP.light = lines[DEVICES[NAME].light]
device = __import__("board." + NAME, None, None, ("display",))
simulated = BOARDS[NAME]


def test_the_panel_is_as_large_and_as_deep():
    display = device.display
    assert (display.width, display.height) == (simulated.width, simulated.height)
    assert display.bits == simulated.bits


def test_the_same_buttons_are_there():
    assert device.buttons.codes == simulated.codes


def test_the_same_drawing_makes_the_same_bytes():
    panel = Panel(simulated, keeps_seen=False)
    for display in (device.display, panel):
        display.frame.fill(1)
        display.frame.line(3, 2, display.width - 9, display.height - 1, 0)
        display.frame.ellipse(70, 50, 41, 33, 5, True, 7)
    assert panel.pixels == device.display.pixels
