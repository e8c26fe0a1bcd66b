"""The RP2040's watchdog: it restarts a program that hangs.

A register that outlives the restart tells of it, and counts how often in a row the
program hung soon after it was started. Other chips have other registers: there the
watchdog does nothing.
"""

import asyncio
import sys

import machine

_CTRL_CLEAR = 0x4005_B000  # writing here clears bits of CTRL
_ENABLE = 1 << 30
_SCRATCH = 0x4005_8018  # the fourth register; nobody else uses it
_MARK = 0x0858_0000  # what stands there is ours, and no chance
_TIMEOUT_MS = 8000  # the most that the chip can count to is little more
_FEED_MS = 500
_STARTED_MS = 10_000  # a program that has lived for so long has started


class Watchdog:
    def __init__(self) -> None:
        self._is_there = "RP2040" in getattr(sys.implementation, "_machine", "")
        found: int = machine.mem32[_SCRATCH] if self._is_there else 0
        self.has_restarted = found & ~0xFF == _MARK
        self.failed_starts = found & 0xFF if self.has_restarted else 0

    def start(self) -> None:
        """From now on somebody has to `feed`."""
        if self._is_there:
            self._note(self.failed_starts + 1)
            self._dog = machine.WDT(timeout=_TIMEOUT_MS)

    def feed(self) -> None:
        if self._is_there:
            self._dog.feed()

    async def feed_on(self) -> None:
        """A task: the dog is content for as long as tasks get their turns."""
        meals = 0
        while self._is_there:
            self.feed()
            await asyncio.sleep_ms(_FEED_MS)
            meals += 1
            if meals == _STARTED_MS // _FEED_MS:
                self._note(0)

    def stop(self) -> None:
        """Let the prompt come back and stay; the next start is a fresh one."""
        if self._is_there:
            machine.mem32[_CTRL_CLEAR] = _ENABLE
            machine.mem32[_SCRATCH] = 0

    def _note(self, failed_starts: int) -> None:
        machine.mem32[_SCRATCH] = _MARK | failed_starts
