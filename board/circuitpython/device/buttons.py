"""Buttons, watched in the background by CircuitPython's own `keypad`.

`keypad` looks at the pins from a timer interrupt and notes each change with its
time, also while a panel is refreshed. What the changes mean is worked out here,
from those times and not from when somebody asks.
"""

import asyncio

import keypad
import microcontroller
from adafruit_ticks import ticks_add, ticks_diff
from supervisor import ticks_ms

# The same numbers as on every other device of the game.
UP, DOWN, LEFT, RIGHT, CENTRE, A, B, C, X, Y = range(10)
HELD = 16  # joined to the code of a button that was kept down

_LOOK_S = 0.004  # no press of 5 ms falls between two looks
_CHANGES_KEPT = 128
_BOUNCE_MS = 20
_HOLD_MS = 600
_FIRST_REPEAT_MS = 400
_NEXT_REPEAT_MS = 120
_POLL_S = 0.01


class Button:
    """One button. Its press counts at once, but its release only when it has
    lasted, because contacts bounce."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.holds = False  # whether a long press means something else
        self.is_down = False
        self._opened_at: int | None = None  # None while the contact is closed
        self._due_at: int | None = None  # the hold, or the next repeat

    def change(self, closed: bool, now: int) -> int | None:
        """The contact closed or opened. Returns the press that this is, if any."""
        self._opened_at = None if closed else now
        if not closed or self.is_down:
            return None
        self.is_down = True
        self._due_at = ticks_add(now, _HOLD_MS if self.holds else _FIRST_REPEAT_MS)
        return None if self.holds else self.code

    def settle(self, now: int) -> int | None:
        """Returns the press that time has made of a hold or of its release."""
        if not self.is_down:
            return None
        if self._opened_at is not None:
            return self._release(now, self._opened_at)
        if self.holds and self._is_due(now):
            self._due_at = None
            return self.code | HELD
        return None

    def repeat(self, now: int) -> int | None:
        """Returns the press that an arrow makes again and again while it is down."""
        can_repeat = self.code <= RIGHT and not self.holds and self.is_down
        if not (can_repeat and self._is_due(now)):
            return None
        self._due_at = ticks_add(now, _NEXT_REPEAT_MS)
        return self.code

    def _release(self, now: int, opened_at: int) -> int | None:
        if ticks_diff(now, opened_at) < _BOUNCE_MS:
            return None
        self.is_down = False
        was_held = self._due_at is None
        return self.code if self.holds and not was_held else None

    def _is_due(self, now: int) -> bool:
        return self._due_at is not None and ticks_diff(now, self._due_at) >= 0


class Buttons:
    """All buttons of a board, by code."""

    def __init__(self, pins: dict[int, microcontroller.Pin], active_low: bool) -> None:
        self.codes = tuple(sorted(pins))
        self._buttons = [Button(code) for code in self.codes]
        self._presses: list[int] = []
        self._change = keypad.Event()
        self._keys = keypad.Keys(
            [pins[code] for code in self.codes],
            value_when_pressed=not active_low,
            interval=_LOOK_S,
            max_events=_CHANGES_KEPT,
        )

    @property
    def holds(self) -> tuple[int, ...]:
        """Buttons whose long press is another than their short one."""
        return tuple([button.code for button in self._buttons if button.holds])

    @holds.setter
    def holds(self, codes: tuple[int, ...]) -> None:
        for button in self._buttons:
            button.holds = button.code in codes

    async def press(self) -> int:
        """The next press, oldest first; an arrow kept down repeats meanwhile."""
        while not self.waiting():
            for button in self._buttons:
                code = button.repeat(ticks_ms())
                if code is not None:
                    return code
            await asyncio.sleep(_POLL_S)
        return self._presses.pop(0)

    def waiting(self) -> bool:
        """Whether a press is there already."""
        self._listen()
        return bool(self._presses)

    def is_down(self, code: int) -> bool:
        """Whether a button is down now."""
        self._listen()
        return any(button.is_down for button in self._buttons if button.code == code)

    def _listen(self) -> None:
        """Work through all changes since last time, then see what time has done."""
        changes, change = self._keys.events, self._change
        while changes.get_into(change):
            now = change.timestamp
            self._settle(now)
            self._note(self._buttons[change.key_number].change(change.pressed, now))
        if changes.overflowed:
            self._forget()
        self._settle(ticks_ms())

    def _settle(self, now: int) -> None:
        for button in self._buttons:
            self._note(button.settle(now))

    def _note(self, press: int | None) -> None:
        if press is not None:
            self._presses.append(press)

    def _forget(self) -> None:
        """Changes were lost: take all buttons as up, and look at them afresh."""
        for button in self._buttons:
            button.is_down = False
        self._keys.events.clear()
        self._keys.reset()
