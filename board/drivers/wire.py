"""The wires to a panel: SPI, chip select, and a line that tells data from commands."""

from machine import SPI, Pin


class Wire:
    """Sends commands and data. Nothing is allocated in doing so."""

    def __init__(self, spi: SPI, cs: Pin, dc: Pin) -> None:
        self._spi, self._cs, self._dc = spi, cs, dc
        self._command = bytearray(1)

    def send(self, command: int, data: bytes | bytearray | memoryview = b"") -> None:
        """A whole command with its data."""
        self.begin(command)
        if data:
            self.more(data)
        self.end()

    def begin(self, command: int) -> None:
        """A command whose data follows in pieces."""
        self._command[0] = command
        self._cs(0)
        self._dc(0)
        self._spi.write(self._command)
        self._dc(1)

    def more(self, data: bytes | bytearray | memoryview) -> None:
        """A piece of data; it has left the buffer when this returns."""
        self._spi.write(data)

    def end(self) -> None:
        self._cs(1)
