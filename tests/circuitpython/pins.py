"""Pins of a pretended board, by GP number, and the SPI wires among them."""

driven: dict[int, int] = {}  # levels from outside: a button, or a chip's output
levels: dict[int, int] = {}  # levels that the program gives
chips: list = []  # at the ends of the wires


class Pin:
    """What Blinka's digitalio takes for a pin of the processor."""

    OUT, IN = 0, 1
    PULL_UP, PULL_DOWN = 1, 2

    def __init__(self, number: int) -> None:
        self.id = number
        self._mode, self._pull = Pin.IN, None

    def init(self, mode: int = IN, pull: int | None = None) -> None:
        self._mode, self._pull = mode, pull

    def value(self, level: int | None = None) -> int | None:
        if level is not None:
            levels[self.id] = level
        if self._mode == Pin.OUT:
            return levels[self.id]
        return driven[self.id] if self.id in driven else self._undriven()

    def _undriven(self) -> int:
        assert self._pull is not None, f"GP{self.id} is read, and nothing drives it"
        return 1 if self._pull == Pin.PULL_UP else 0


class Spi:
    """A bus that hands each byte to the chip whose wires it is written on."""

    def __init__(self, clock: Pin, MOSI: Pin, MISO: Pin | None = None) -> None:
        self._wires = clock.id, MOSI.id
        self._locked = False

    def try_lock(self) -> bool:
        was_free, self._locked = not self._locked, True
        return was_free

    def unlock(self) -> None:
        self._locked = False

    def configure(self, baudrate: int, polarity: int, phase: int) -> None:
        assert (polarity, phase) == (0, 0)

    def deinit(self) -> None:
        self._locked = False

    def write(self, data: bytes) -> None:
        assert self._locked
        for chip in chips:
            if chip.bus == self._wires and levels[chip.cs] == 0:
                chip.receive(levels[chip.dc], data)
