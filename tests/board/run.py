"""Runs the tests of one file on a pretended Pico, on MicroPython or on CPython.

    micropython tests/board/run.py tests/board/on_buttons.py
    python3 tests/board/run.py tests/board/on_lcd.py picosystem

Real: all of board/, asyncio, and framebuf (on CPython the desk's own).
Pretended: the module `machine` with a chip at the end of its wires, and the time.
"""

import sys

sys.path[:0] = [".", "tests", "tests/board"]

import pretended  # noqa: E402
from clock import clock  # noqa: E402
from plain_runner import run_file  # noqa: E402


class Poll:
    """What asyncio sleeps with: no stream is ever ready, only time passes."""

    def ipoll(self, milliseconds: int) -> tuple:
        if milliseconds < 0:
            clock.pass_until_planned()
        else:
            clock.sleep_ms(milliseconds)
        return ()


class Module:
    """A module made of whatever is put in."""


def give_time_to(module) -> None:
    module.ticks_ms, module.ticks_us = clock.ticks_ms, clock.ticks_us
    module.sleep_ms = clock.sleep_ms


def pretend_on_micropython() -> None:
    """Before asyncio is imported, which takes time and select from here."""
    import time

    # The task queue sets its own ticks by the real clock; to it, ours is ahead.
    clock.start_ticks(time.ticks_add(time.ticks_ms(), 100_000_000))
    sys.modules["time"], sys.modules["select"] = Module(), Module()
    give_time_to(sys.modules["time"])
    sys.modules["time"].ticks_add = time.ticks_add
    sys.modules["time"].ticks_diff = time.ticks_diff
    sys.modules["select"].poll = Poll


def pretend_on_cpython() -> None:
    """What MicroPython has and CPython has not, and an event loop without waits."""
    import asyncio
    import os
    import selectors
    import time
    import types

    class Selector(selectors.SelectSelector):
        def select(self, timeout=None):
            if timeout is None:
                clock.pass_until_planned()
            else:
                clock.pass_us(round(timeout * 1_000_000))
            return super().select(0)

    class Loop(asyncio.SelectorEventLoop):
        def __init__(self) -> None:
            super().__init__(Selector())

        def time(self) -> float:
            return clock.now_us / 1_000_000

    class Policy(asyncio.DefaultEventLoopPolicy):
        _loop_factory = Loop

    asyncio.set_event_loop_policy(Policy())
    asyncio.sleep_ms = lambda milliseconds: asyncio.sleep(milliseconds / 1000)
    give_time_to(time)
    time.ticks_add, time.ticks_diff = clock.ticks_add, clock.ticks_diff
    sys.modules["micropython"] = types.ModuleType("micropython")
    sys.modules["micropython"].const = lambda number: number
    sys.modules["board.drivers.expand_viper"] = None  # so that importing it fails
    sys.path.insert(0, os.path.abspath("tools/desk"))


if __name__ == "__main__":
    if sys.implementation.name == "micropython":
        pretend_on_micropython()
    else:
        pretend_on_cpython()
    sys.modules["machine"] = pretended
    print(run_file(sys.argv[1]), "passed")
