"""Bouncing, doubled and stuck presses on an emulated board that is busy."""

import ast

from board import codes
from engine_core.chance import Chance
from tools.emulator.installed import flash_with_game
from tools.emulator.pico import CYCLES_PER_MS, Pico
from tools.setup.tiers import TIERS

BOARD = "pico_lcd_1_3"
# What the board does meanwhile, over and over.
WORK = {
    "nothing": "await asyncio.sleep_ms(50)",
    "refresh": "await device.display.refresh()",
    "flash write": "device.storage.write('torture', bytes(300))",
}
_SCRIPT = """
import asyncio, sys
sys.path.insert(0, "/hundred_crosses/a")
from board import {board} as device
heard = []
async def hear():
    while True:
        heard.append(await device.buttons.press())
async def work():
    while True:
        {work}
        await asyncio.sleep_ms(5)
async def listen():
    tasks = [asyncio.create_task(hear()), asyncio.create_task(work())]
    print("listening")
    await asyncio.sleep_ms({ms})
    for task in tasks:
        task.cancel()
    print(heard)
asyncio.run(listen())
"""
_BUTTONS = ("A", "CENTRE", "X", "Y", "UP", "LEFT")
_STUCK = "B"
_BOUNCE_MS = 20
_DOWN_MS = 70
_UP_MS = 90
_PRESS_MS = 2 * _BOUNCE_MS + _DOWN_MS + _UP_MS


class Misheard(AssertionError):
    """A press was doubled or lost."""


def press_a_lot(work: str, presses: int, seed: int) -> int:
    """Press while the board works; returns how many presses there were.

    One button is stuck all the time, and every fourth press is of two at once.
    """
    chance = Chance(seed)
    with Pico(BOARD) as pico:
        pico.load_flash(flash_with_game(TIERS["pico_image"], BOARD))
        pico.hold(_STUCK)  # leaves the prompt alone, too
        pico.boot()
        pico.release(_STUCK)
        ms = (presses + 2) * (_PRESS_MS + 40)
        code = _SCRIPT.format(board=BOARD, work=WORK[work], ms=ms)
        pico.type(f"exec({code!r})\r")
        pico.run_until("listening\r\n")
        pico.hold(_STUCK)
        pico.run(_DOWN_MS)
        made = [[_STUCK]]
        while sum(map(len, made)) < presses:
            made.append(_chosen(chance, len(made)))
            _press(pico, chance, made[-1])
        heard = ast.literal_eval(pico.run_until("]\r\n").decode().strip())
        pico.release(_STUCK)
    _compare(made, heard)
    return len(heard)


def _chosen(chance: Chance, number: int) -> list[str]:
    first = chance.below(len(_BUTTONS))
    second = (first + 1 + chance.below(len(_BUTTONS) - 1)) % len(_BUTTONS)
    chosen = [_BUTTONS[first], _BUTTONS[second]]
    return chosen if number % 4 == 0 else chosen[:1]


def _press(pico: Pico, chance: Chance, buttons: list[str]) -> None:
    _bounce(pico, chance, buttons)
    for button in buttons:
        pico.hold(button)
    pico.run(_DOWN_MS)
    _bounce(pico, chance, buttons)
    for button in buttons:
        pico.release(button)
    pico.run(_UP_MS)


def _bounce(pico: Pico, chance: Chance, buttons: list[str]) -> None:
    end = pico.cycles + _BOUNCE_MS * CYCLES_PER_MS
    while pico.cycles < end:
        for button in buttons:
            (pico.release if chance.below(2) else pico.hold)(button)
        pico.run_cycles(CYCLES_PER_MS // 4 + chance.below(9) * CYCLES_PER_MS // 4)


def _compare(made: list[list[str]], heard: list[int]) -> None:
    """Two at once may come in either order."""
    left = list(heard)
    for buttons in made:
        wanted = sorted(getattr(codes, button) for button in buttons)
        now, left = sorted(left[: len(wanted)]), left[len(wanted) :]
        if now != wanted:
            raise Misheard(f"pressed {made}, heard {heard}")
    if left:
        raise Misheard(f"pressed {made}, heard {heard}")
