"""The chip under the board's own drivers, as a browser pretends it: pins alone.

MicroPython in WebAssembly has no `machine`; with this one board/buttons.py runs there
as it does on a Pico, with its debouncing, its holds and its repeats.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Pin:
    """A pin has a level, and tells when that changes."""

    IN = 0
    PULL_UP = 1
    PULL_DOWN = 2
    IRQ_FALLING = 4
    IRQ_RISING = 8

    by_number: "dict[int, Pin]" = {}

    def __init__(self, number: int, mode: int, pull: int) -> None:
        self._level = 1 if pull == Pin.PULL_UP else 0
        self._edge = 0
        self._handler: Callable[[Pin], None] | None = None
        Pin.by_number[number] = self

    def __call__(self) -> int:
        return self._level

    def irq(
        self,
        handler: "Callable[[Pin], None] | None" = None,
        trigger: int = 0,
        hard: bool = False,
    ) -> "Pin":
        """The pin stands for its interrupt too."""
        if handler:
            self._handler = handler
        return self

    def flags(self) -> int:
        """The edge that was seen last."""
        return self._edge

    def drive(self, level: int) -> None:
        """Somebody outside pulls the pin up or down."""
        if level != self._level:
            self._level = level
            self._edge = Pin.IRQ_RISING if level else Pin.IRQ_FALLING
            if self._handler:
                self._handler(self)


class PWM:
    """Dims nothing here: device.py has a light of its own."""


class ADC:
    """Measures nothing here: there is no battery."""


def disable_irq() -> int:
    """Nothing interrupts a program in a browser: events come between its steps."""
    return 0


def enable_irq(state: int) -> None:
    pass
