"""Time for a pretended board: it passes when somebody sleeps, and only then."""

from collections.abc import Callable

_TICKS_PERIOD = 1 << 29
_LONGEST_TEST_MS = 10 * 60 * 1000
# Milliseconds wrap round soon after the start, as they do on a real board.
_FIRST_TICK = _TICKS_PERIOD - 1000


class Clock:
    """Counts milliseconds, and does at each what was asked for then."""

    def __init__(self) -> None:
        self.passed_ms = 0
        self._regular: list[tuple[int, Callable[[], None]]] = []
        self._planned: list[tuple[int, Callable[[], None]]] = []

    def ticks_ms(self) -> int:
        return (_FIRST_TICK + self.passed_ms) % _TICKS_PERIOD

    def monotonic(self) -> float:
        return 1 + self.passed_ms / 1000

    def sleep(self, seconds: float) -> None:
        self.advance(round(seconds * 1000))

    def every(self, period_ms: int, act: Callable[[], None]) -> None:
        self._regular.append((period_ms, act))

    def after(self, milliseconds: int, act: Callable[[], None]) -> None:
        self._planned.append((self.passed_ms + milliseconds, act))

    def advance(self, milliseconds: int) -> None:
        for _ in range(milliseconds):
            self.passed_ms += 1
            assert self.passed_ms < _LONGEST_TEST_MS, "what is waited for never comes"
            due = [plan for plan in self._planned if plan[0] <= self.passed_ms]
            for plan in due:
                self._planned.remove(plan)
                plan[1]()
            for period_ms, act in self._regular:
                if self.passed_ms % period_ms == 0:
                    act()


clock = Clock()


class Poll:
    """What asyncio sleeps with: no stream is ever ready, only time passes."""

    def ipoll(self, milliseconds: int) -> tuple[()]:
        clock.advance(milliseconds)
        return ()
