"""The board under test: its panel's chip, its buttons, and the device itself."""

import asyncio
import os

from chips import St7789, Uc8151
from clock import clock
from machines import MACHINES, NAMES
from pins import driven

MACHINE = MACHINES[os.environ["PRETENDED_MACHINE"]]
CHIP: St7789 | Uc8151
if MACHINE.busy is None:
    CHIP = St7789(MACHINE.bus, MACHINE.cs, MACHINE.dc)
else:
    CHIP = Uc8151(MACHINE.bus, MACHINE.cs, MACHINE.dc, MACHINE.busy)

import device  # noqa: E402, its panel needs the chip

__all__ = ["CHIP", "MACHINE", "asyncio", "clock", "code_of", "device", "press"]


def code_of(name: str) -> int:
    return NAMES.index(name)


def press(name: str, at_ms: int = 0, for_ms: int = 50) -> None:
    """Push a button some time from now, and let it go again."""
    clock.after(at_ms, lambda: push(name))
    clock.after(at_ms + for_ms, lambda: let_go(name))


def push(name: str) -> None:
    driven[MACHINE.buttons[name]] = MACHINE.pressed


def let_go(name: str) -> None:
    driven.pop(MACHINE.buttons[name], None)
