"""The contact of one button: what it does, and what that means.

It bounces when it closes and when it opens. So a press counts at its first edge,
and is over when the contact has stayed open for a while; a contact that never
comes to rest is one press and no more.
"""

from time import ticks_add, ticks_diff

from machine import Pin

from board.codes import HELD, RIGHT
from board.presses import Presses

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_BOUNCE_MS = 25
_HOLD_MS = 600
_FIRST_REPEAT_MS = 400
_NEXT_REPEAT_MS = 120
_MOST_REPEATS = 60  # an arrow that is down for longer is stuck


class Contact:
    """A pin between button and board. What interrupts call must not allocate."""

    def __init__(
        self, code: int, pin: int, is_active_low: bool, presses: Presses
    ) -> None:
        pull = Pin.PULL_UP if is_active_low else Pin.PULL_DOWN
        self.code, self.pin = code, Pin(pin, Pin.IN, pull)
        self.holds = False  # whether a long press means something else
        self._presses = presses
        self._closed_level = 0 if is_active_low else 1
        self._closing_edge = Pin.IRQ_FALLING if is_active_low else Pin.IRQ_RISING
        self.is_down = False  # once it has closed, until it stays open
        self._is_open = True
        self._is_told = True  # nothing is left to tell of the press
        self._down_at = self._opened_at = self._repeat_at = 0
        self._repeats_left = 0

    def watch(self, interrupt: "Callable[[Pin], None]") -> None:
        """Have `interrupt` called with the pin at every edge, whatever else runs.

        What is down already is no press: it has to be let go first.
        """
        self.is_down = self.is_closed()
        self._is_open = not self.is_down
        watched = self.pin.irq()
        self._edges = watched.flags  # type: ignore[attr-defined]  # not in the stubs
        self.pin.irq(interrupt, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def is_closed(self) -> bool:
        """Whether the contact is closed just now, bouncing or not."""
        return self.pin() == self._closed_level

    def change(self, now: int) -> None:
        """The pin has changed, perhaps more than once.

        A press made while interrupts were off, as they are when flash is written,
        has left both its edges behind.
        """
        if self._edges() & self._closing_edge:
            self._close(now)
        if not self.is_closed():
            self._open(now)

    def settle(self, now: int) -> None:
        """See what time has made of the contact, and that no change was missed."""
        if self.is_closed():
            self._close(now)
        elif not self._is_open:
            self._open(now)
        self._end_press(now)
        if self._is_open or self._is_told:
            return
        if ticks_diff(now, self._down_at) >= _HOLD_MS:
            self._tell(self.code | HELD)

    def repeats(self, now: int) -> bool:
        """Whether an arrow that is kept down presses again now."""
        if self._is_open or self._repeats_left == 0:
            return False
        if ticks_diff(now, self._repeat_at) < 0:
            return False
        self._repeat_at = ticks_add(now, _NEXT_REPEAT_MS)
        self._repeats_left -= 1
        return True

    def _close(self, now: int) -> None:
        self._end_press(now)
        self._is_open = False
        if not self.is_down:
            self._begin_press(now)

    def _open(self, now: int) -> None:
        """A press that means another thing when held has ended, unless it bounces."""
        self._is_open = True
        self._opened_at = now
        if not self._is_told and ticks_diff(now, self._down_at) >= _BOUNCE_MS:
            self._tell_ended()

    def _begin_press(self, now: int) -> None:
        self.is_down = True
        self._down_at = now
        self._is_told = False
        if not self.holds:
            self._tell(self.code)
        self._repeat_at = ticks_add(now, _FIRST_REPEAT_MS)
        can_repeat = self.code <= RIGHT and not self.holds
        self._repeats_left = _MOST_REPEATS if can_repeat else 0

    def _end_press(self, now: int) -> None:
        """Unless it has just been opened, or is not open at all."""
        if not (self.is_down and self._is_open):
            return
        if ticks_diff(now, self._opened_at) < _BOUNCE_MS:
            return
        self.is_down = False
        if not self._is_told:
            self._tell_ended()

    def _tell_ended(self) -> None:
        lasted = ticks_diff(self._opened_at, self._down_at)
        self._tell(self.code | HELD if lasted >= _HOLD_MS else self.code)

    def _tell(self, code: int) -> None:
        self._is_told = True
        self._presses.put(code)
