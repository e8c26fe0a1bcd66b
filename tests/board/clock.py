"""Time for a pretended board: it passes when somebody waits, and only then."""

TICKS_PERIOD = 1 << 30


class Clock:
    """Counts microseconds, and does at each moment what was planned for it."""

    def __init__(self) -> None:
        self.now_us = 0
        self._plans: list = []
        self.start_ticks(TICKS_PERIOD - 300)  # they wrap soon, as on a real board

    def start_ticks(self, first_tick: int) -> None:
        self._first_tick = first_tick
        self._set(self.now_us)

    def ticks_ms(self) -> int:
        return self._ticks_ms  # worked out before: interrupts may not allocate

    def ticks_us(self) -> int:
        return self.now_us % TICKS_PERIOD

    def ticks_add(self, ticks: int, delta: int) -> int:
        return (ticks + delta) % TICKS_PERIOD

    def ticks_diff(self, later: int, earlier: int) -> int:
        half = TICKS_PERIOD // 2
        return (later - earlier + half) % TICKS_PERIOD - half

    def sleep_ms(self, milliseconds: int) -> None:
        self.pass_us(milliseconds * 1000)

    def after_ms(self, milliseconds: int, act) -> None:
        """Plan something; what is planned for one moment happens in that order."""
        at_us = self.now_us + milliseconds * 1000
        place = len([plan for plan in self._plans if plan[0] <= at_us])
        self._plans.insert(place, (at_us, act))

    def pass_us(self, microseconds: int) -> None:
        end_us = self.now_us + microseconds
        while self._plans and self._plans[0][0] <= end_us:
            at_us, act = self._plans.pop(0)
            self._set(at_us)
            act()
        self._set(end_us)

    def pass_until_planned(self, end_us: int | None = None) -> None:
        """To the next thing that was planned, or to the end if that comes first."""
        if end_us is None:
            assert self._plans, "everybody waits, and nothing will ever happen"
            end_us = self._plans[0][0]
        if self._plans:
            end_us = min(end_us, self._plans[0][0])
        self.pass_us(end_us - self.now_us)

    def _set(self, now_us: int) -> None:
        self.now_us = now_us
        self._ticks_ms = (self._first_tick + now_us // 1000) % TICKS_PERIOD


clock = Clock()
