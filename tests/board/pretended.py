"""The pins and buses of a pretended Pico, as its module `machine` offers them.

A handler of interrupts runs with the heap locked, as a hard one does, and edges
are kept while interrupts are off, as the chip keeps them. The outside world holds
the other end of each line.
"""

from clock import clock

try:
    from micropython import heap_lock, heap_unlock
except ImportError:  # CPython cannot lock its heap

    def heap_lock() -> None:
        pass

    def heap_unlock() -> None:
        pass


_CLOCKS = {0: (2, 6, 18, 22), 1: (10, 14, 26)}
_DATA = {0: (3, 7, 19, 23), 1: (11, 15, 27)}
_DEFAULT_PERIPHERAL_HZ = 48_000_000


class Line:
    """One pin seen from outside: its level, and who listens to it."""

    def __init__(self) -> None:
        self.level = 0
        self.volts = 0.0
        self.duty_u16 = 0
        self.is_output = False
        self.interrupt = None
        self.before_watched = self.when_watched = None  # to be called then
        self.listeners: list = []
        self._pull = self._driven = None

    def pull(self, level) -> None:
        self._pull = level
        self._settle()

    def drive(self, level) -> None:
        """Somebody outside holds the line at a level; None lets it go."""
        assert not self.is_output, "two drive one line"
        self._driven = level
        self._settle()

    def put(self, level: int) -> None:
        """The Pico drives the line."""
        self.is_output = True
        self._change(level)

    def _settle(self) -> None:
        if self._driven is not None:
            self._change(self._driven)
        elif self._pull is not None:
            self._change(self._pull)

    def _change(self, level: int) -> None:
        if level == self.level:
            return
        self.level = level
        for listener in self.listeners:
            listener(level)
        if self.interrupt is not None:
            self.interrupt.note(Pin.IRQ_RISING if level else Pin.IRQ_FALLING)


class Lines:
    """All pins, and whether interrupts are served."""

    def __init__(self) -> None:
        self._lines: dict = {}
        self.interrupts_are_on = True
        self.frequency = 125_000_000
        self.peripheral_hz = _DEFAULT_PERIPHERAL_HZ
        self.chips: list = []

    def __getitem__(self, number: int) -> Line:
        if number not in self._lines:
            self._lines[number] = Line()
        return self._lines[number]

    def serve_interrupts(self) -> None:
        for number in sorted(self._lines):
            interrupt = self._lines[number].interrupt
            if interrupt is not None and self.interrupts_are_on:
                interrupt.serve()


lines = Lines()


class Interrupt:
    """What `Pin.irq` returns: the edges that were seen and not yet told."""

    def __init__(self) -> None:
        self._trigger = self._pending = self._told = 0

    def call(self, handler, pin: "Pin", trigger: int) -> None:
        self._handler, self._pin, self._trigger = handler, pin, trigger

    def flags(self) -> int:
        return self._told

    def note(self, edge: int) -> None:
        self._pending |= edge & self._trigger
        lines.serve_interrupts()

    def serve(self) -> None:
        if not self._pending:
            return
        self._told, self._pending = self._pending, 0
        lines.interrupts_are_on = False
        heap_lock()
        try:
            self._handler(self._pin)
        finally:
            heap_unlock()
            lines.interrupts_are_on = True


class Pin:
    IN, OUT = 0, 1
    PULL_UP, PULL_DOWN = 1, 2
    IRQ_FALLING, IRQ_RISING = 4, 8

    def __init__(self, number: int, mode=None, pull=None, value=None) -> None:
        self.line = lines[number]
        if mode == Pin.OUT:
            self.line.put(value or 0)
        elif mode == Pin.IN:
            self.line.pull({None: None, Pin.PULL_UP: 1, Pin.PULL_DOWN: 0}[pull])

    def __call__(self, level=None):
        if level is None:
            return self.line.level
        assert self.line.is_output
        self.line.put(level)
        return None

    def irq(self, handler=None, trigger: int = 0, hard: bool = False) -> Interrupt:
        if self.line.interrupt is None:
            self.line.interrupt = Interrupt()
        if handler is None:
            if self.line.before_watched is not None:
                self.line.before_watched()
        else:
            assert hard, "a soft interrupt waits in a short queue, and may be lost"
            self.line.interrupt.call(handler, self, trigger)
            if self.line.when_watched is not None:
                self.line.when_watched()
        return self.line.interrupt


class SPI:
    """A bus; whoever is selected hears what is written."""

    def __init__(self, number: int, baudrate: int, sck, mosi, miso=-1) -> None:
        assert sck.line in [lines[pin] for pin in _CLOCKS[number]], "bad SCK pin"
        assert mosi.line in [lines[pin] for pin in _DATA[number]], "bad MOSI pin"
        assert miso is None, "some pin would be taken for MISO"
        self._number = number
        self.baudrate = min(baudrate, lines.peripheral_hz // 2)

    def write(self, data) -> None:
        selected = [chip for chip in lines.chips if chip.is_selected(self._number)]
        assert len(selected) == 1, "nobody hears this, or several do"
        clock.pass_us(len(data) * 8_000_000 // self.baudrate)
        selected[0].receive(data)


class PWM:
    def __init__(self, pin: Pin, freq: int, duty_u16: int) -> None:
        self._line = pin.line
        self.duty_u16(duty_u16)

    def duty_u16(self, duty: int) -> None:
        assert 0 <= duty <= 0xFFFF
        self._line.duty_u16 = duty


class ADC:
    def __init__(self, number: int) -> None:
        self._line = lines[number]

    def read_u16(self) -> int:
        return int(min(self._line.volts / 3.3, 1) * 0xFFFF)


def freq(processor_hz: int = 0, peripheral_hz: int = _DEFAULT_PERIPHERAL_HZ) -> int:
    if processor_hz:
        lines.frequency, lines.peripheral_hz = processor_hz, peripheral_hz
    return lines.frequency


def disable_irq() -> bool:
    were_on = lines.interrupts_are_on
    lines.interrupts_are_on = False
    return were_on


def enable_irq(were_on: bool) -> None:
    lines.interrupts_are_on = were_on
    if were_on:
        lines.serve_interrupts()
