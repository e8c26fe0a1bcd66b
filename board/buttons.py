"""All buttons of a board: each press is latched at once, and counted once.

Interrupts watch the pins, so a press is kept while the panel refreshes, while a
picture is sent and while flash is written; it waits until somebody asks for it.
While all are at rest nobody looks at them: an interrupt wakes whoever waits.
"""

import asyncio
from time import ticks_ms

from machine import Pin, disable_irq, enable_irq

from board.bell import new_bell
from board.contact import Contact
from board.presses import Presses

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable

_POLL_MS = 4  # only while one of them is down


class Buttons:
    """Buttons by code, each on the pin of that number."""

    def __init__(
        self,
        pins: dict[int, int],
        active_low: bool = True,
        holds: tuple[int, ...] = (),
    ) -> None:
        self.codes = tuple(sorted(pins))
        self._presses = Presses()
        self._contacts = [
            Contact(code, pins[code], active_low, self._presses) for code in self.codes
        ]
        self._is_astir = True  # some contact is not at rest, as far as is known
        self._bell = new_bell()
        self.holds = holds
        for contact in self._contacts:
            contact.watch(self._interrupt)

    @property
    def holds(self) -> tuple[int, ...]:
        """Buttons whose long press is another than their short one."""
        return tuple([contact.code for contact in self._holding])

    @holds.setter
    def holds(self, codes: tuple[int, ...]) -> None:
        for contact in self._contacts:
            contact.holds = contact.code in codes
        self._holding = [contact for contact in self._contacts if contact.holds]

    async def press(self) -> int:
        """The next press, oldest first: a code, joined with HELD after a long one.

        A button of `holds` presses when it is let go or has been held, any other
        one when it goes down. Arrows that are kept down press again and again.
        """
        while not self.waiting():
            await self._stir()
        return self._presses.take()

    def _stir(self) -> "Awaitable[None]":
        """Until something may have happened; arrows that are down press again."""
        if not self._is_astir and self._bell:
            return self._bell
        now = ticks_ms()
        for contact in self._contacts:
            if contact.repeats(now):
                self._presses.put(contact.code)
                return asyncio.sleep_ms(0)
        return asyncio.sleep_ms(_POLL_MS)

    def waiting(self) -> bool:
        """Whether a press is there already."""
        if self._is_astir:
            self._settle()
        return self._presses.any()

    def _settle(self) -> None:
        """Once all are at rest, only an interrupt can set them astir again."""
        self._is_astir = False
        for contact in self._contacts:
            enabled = disable_irq()
            contact.settle(ticks_ms())
            enable_irq(enabled)
            if contact.is_down:
                self._is_astir = True

    def is_down(self, code: int) -> bool:
        """Whether a button is down just now."""
        return any(
            contact.is_closed() for contact in self._contacts if contact.code == code
        )

    def _interrupt(self, pin: Pin) -> None:
        """A hard interrupt, even amid other code: it must not allocate.

        A button of `holds` may have been let go before this one was pressed.
        """
        self._is_astir = True
        if self._bell:
            self._bell.ring()
        now = ticks_ms()
        for contact in self._holding:
            contact.settle(now)
        for contact in self._contacts:
            if contact.pin is pin:
                contact.change(now)
