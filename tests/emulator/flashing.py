"""`make flash` as a person runs it, and what a Pico does when it is switched on."""

import os
import subprocess
import sys

from tests.emulator.remote import LIMIT_S
from tools.emulator.pico import Pico
from tools.setup.places import ROOT


def flasher(address: str, board: str | None = None) -> "subprocess.Popen[str]":
    settings = {"PORT": address, "BOARD": board or ""}
    return subprocess.Popen(
        [sys.executable, "-m", "tools.flasher"],
        cwd=ROOT,
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def flash(pico: Pico, board: str | None = None) -> tuple[int, str]:
    """Run the flasher to its end; returns its exit code and all that it said."""
    with flasher(pico.go_live(pace=2), board) as process:
        try:
            printed, errors = process.communicate(timeout=LIMIT_S)
        finally:
            process.kill()
            pico.halt()
    return process.returncode, printed + errors


def has_title(pico: Pico) -> bool:
    """Whether the title comes up when the Pico is switched on."""
    pico.power_on()
    pico.run_until_quiet(500)
    picture = pico.picture()
    return len({picture.rgb[at : at + 3] for at in range(0, len(picture.rgb), 3)}) > 4


def run_without_game(pico: Pico, code: str) -> str:
    """Start with a button held, so that the prompt comes, and run code there."""
    pico.hold("B")
    pico.boot()
    pico.release("B")
    return pico.execute(code)
