"""Play on an emulated board in this terminal: `make emulate [BOARD=...]`.

The real firmware runs on an emulated Pico, with the game in its flash as `make
flash` puts it there. What is drawn was decoded from the wires to the panel. It
begins with a new Pico each time, and is slower than a true one.
"""

import asyncio
import os
import sys

from tools.desk.boards import BOARDS, DEFAULT_BOARD
from tools.desk.colours import NoColours, has_true_colour
from tools.desk.live import LiveDevice
from tools.desk.scripted import Storage
from tools.desk.terminal import Terminal
from tools.desk.theatre import Theatre
from tools.desk.view import View
from tools.emulator.in_terminal import EmulatedGame
from tools.emulator.installed import flash_with_game
from tools.emulator.pico import Pico
from tools.setup.tiers import TIERS, why_missing

NEEDED = ("emulator", "pico_image", "mpy_cross", "micropython32")


def main() -> int:
    name = os.environ.get("BOARD") or DEFAULT_BOARD
    problem = _problem(name)
    if problem:
        print(problem, file=sys.stderr)
        return 2
    try:
        true_colour = has_true_colour()
    except NoColours as reason:
        print(reason, file=sys.stderr)
        return 1
    with Pico(name) as pico:
        pico.load_flash(flash_with_game(TIERS["pico_image"], name))
        return asyncio.run(_play(name, pico, true_colour))


def _problem(name: str) -> str | None:
    """Why it cannot be played here, or on no such board."""
    if name not in BOARDS:
        known = ", ".join(BOARDS)
        return f"BOARD={name}: no board is called so; there are: {known}"
    for tier in NEEDED:
        reason = why_missing(tier)
        if reason:
            return f"{tier} is missing: {reason}"
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return "`make emulate` draws in a terminal, and this is none."
    return None


async def _play(name: str, pico: Pico, true_colour: bool) -> int:
    board = BOARDS[name]
    terminal = Terminal(sys.stdin.fileno(), sys.stdout.fileno())
    theatre = Theatre(terminal, View(board, true_colour, "quadrants"))
    device = LiveDevice(board, Storage(), None, theatre.changed)
    return await theatre.play(EmulatedGame(pico, theatre.changed).play, device)


if __name__ == "__main__":
    sys.exit(main())
