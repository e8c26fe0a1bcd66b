"""Builds the image of a board: `make firmware BOARD=...`.

Without a board it is the plain image, to which `make flash` copies the game.
"""

import os
import sys

from tools.desk.boards import BOARDS
from tools.firmware_image import frozen
from tools.setup import firmware, micropython
from tools.setup.places import ROOT
from tools.setup.steps import Missing
from tools.setup.tiers import TIERS

HOW_TO = """\
Hold the BOOTSEL button while you plug the Pico in, and copy the file to the drive
RPI-RP2 that appears. The Pico starts with it at once."""


def main() -> int:
    board = os.environ.get("BOARD")
    if board and board not in BOARDS:
        known = ", ".join(BOARDS)
        print(f"BOARD={board}: no board is called so; there are: {known}")
        return 2
    try:
        micropython.build_mpy_cross()
        if board:
            image = frozen.build(board)
        else:
            firmware.build_plain()
            image = TIERS["pico_image"]
    except Missing as error:
        print(f"there is no image: {error}", file=sys.stderr)
        return 1
    print(f"{image.relative_to(ROOT)} is ready: {image.stat().st_size // 1024} KB.")
    print(HOW_TO)
    return 0


if __name__ == "__main__":
    sys.exit(main())
