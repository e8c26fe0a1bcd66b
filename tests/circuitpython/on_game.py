"""The game itself, played by pressing buttons; run by run.py.

Nothing of the game is known here but which button says yes.
"""

import os
import runpy
import shutil
from random import Random

from table import CHIP, MACHINE, clock, press

NEXT_PRESS_MS = 3000  # an e-ink panel needs its time


class SwitchedOff(BaseException):
    """Nothing in the game can catch this, as nothing catches a power cut."""


def switch_off():
    raise SwitchedOff


def play(buttons: list[str]) -> None:
    """Start the board, press one button after the other, and switch it off."""
    at_ms = NEXT_PRESS_MS
    for name in buttons:
        press(name, at_ms)
        at_ms += NEXT_PRESS_MS
    clock.after(at_ms + NEXT_PRESS_MS, switch_off)
    os.urandom = Random(1).randbytes  # always the same game
    shutil.rmtree("save", ignore_errors=True)
    try:
        runpy.run_path("code.py")
    except SwitchedOff:
        return
    raise AssertionError("the game ended by itself")


def colours_seen() -> int:
    if MACHINE.busy is None:
        return len(set(CHIP.pixels.values()))
    return len(set(CHIP.shown))


def test_the_choice_of_a_language_is_shown():
    play([])
    assert colours_seen() >= 3


def test_a_game_is_begun_and_saved():
    play(["A"] * 12)
    assert "game" in os.listdir("save")


def test_any_presses_keep_the_game_going():
    play(["A"] * 12 + Random(2).choices(list(MACHINE.buttons), k=40))
    assert "game" in os.listdir("save")
