"""What the models of e-ink chips share: two memories, a glass, and being busy.

The glass keeps what it shows, whatever the memories say, until it is driven.
"""

from chip import Chip
from clock import clock
from pretended import lines

SOURCES, GATES = 128, 296
BUSY_COMES_LATE_MS = 1


class EInkChip(Chip):
    """A chip of 128 sources and 296 gates; one byte is eight sources."""

    busy_level = 1

    def __init__(self, bus: int, cs: int, dc: int, reset: int, busy: int) -> None:
        super().__init__(bus, cs, dc, reset)
        self._busy = lines[busy]
        self.old, self.new = self._noise(1), self._noise(2)
        # True is black; a glass that was used before shows anything.
        gates = range(GATES)
        self.glass = [[(x * 7 + y) % 3 == 0 for x in range(SOURCES)] for y in gates]
        self.refreshes: list = []
        self._jobs = 0
        self.reset()

    def _noise(self, seed: int) -> bytearray:
        size = SOURCES * GATES // 8
        return bytearray([(i * seed * 31 + 7) & 255 for i in range(size)])

    def reset(self) -> None:
        self.hangs = False
        self._rest(self._jobs)

    def _begin(self, command: int) -> None:
        assert not self._works, f"0x{command:02X} while the chip is busy"

    def _work(self, milliseconds: int) -> None:
        """Be busy; the line tells so a moment later than it is true."""
        self._works = True
        self._jobs += 1
        job = self._jobs
        clock.after_ms(BUSY_COMES_LATE_MS, lambda: self._tell_busy(job))
        if not self.hangs:
            clock.after_ms(milliseconds, lambda: self._rest(job))

    def _tell_busy(self, job: int) -> None:
        if self._works and job == self._jobs:
            self._busy.drive(self.busy_level)

    def _rest(self, job: int) -> None:
        if job == self._jobs:  # and not some work that a reset has ended
            self._works = False
            self._busy.drive(1 - self.busy_level)


def bit(memory: bytearray, source: int, gate: int) -> bool:
    return bool(memory[gate * (SOURCES // 8) + source // 8] & 0x80 >> source % 8)
