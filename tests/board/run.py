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

_POLL = 3  # what a stream is asked, as MicroPython numbers it
_IN, _OUT = 1, 4


class Poll:
    """What asyncio sleeps with: time passes until it is over or a stream is ready."""

    def __init__(self) -> None:
        self._wanted: dict = {}

    def register(self, stream, events: int) -> None:
        self._wanted[stream] = events

    modify = register

    def unregister(self, stream) -> None:
        del self._wanted[stream]

    def ipoll(self, milliseconds: int) -> list:
        end_us = None if milliseconds < 0 else clock.now_us + milliseconds * 1000
        while not self._ready() and (end_us is None or clock.now_us < end_us):
            clock.pass_until_planned(end_us)
        return self._ready()

    def _ready(self) -> list:
        asked = [(s, s.ioctl(_POLL, events)) for s, events in self._wanted.items()]
        return [(stream, events) for stream, events in asked if events]


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
    sys.modules["select"].POLLIN, sys.modules["select"].POLLOUT = _IN, _OUT


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
