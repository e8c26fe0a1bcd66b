"""The chips of panels, as far as pictures go."""

from clock import clock
from pins import chips, driven

_CASET, _RASET, _RAMWR, _COLMOD = 0x2A, 0x2B, 0x2C, 0x3A  # of an ST7789
_DRF, _DTM2 = 0x12, 0x13  # of a UC8151: refresh, and new pixels


class Chip:
    """A chip that tells commands from data by its wire `dc`."""

    def __init__(self, bus: tuple[int, int], cs: int, dc: int) -> None:
        self.bus, self.cs, self.dc = bus, cs, dc
        self.command = 0
        self.data = bytearray()
        chips.append(self)

    def receive(self, is_data: int, received: bytes) -> None:
        if is_data:
            self.data += received
            self.take_data()
            return
        for command in received:
            self.command, self.data = command, bytearray()
            self.take_command()

    def take_command(self) -> None:
        """A command has come; its data follow."""

    def take_data(self) -> None:
        """More data of the command have come."""


class St7789(Chip):
    """Keeps each pixel as it was sent, by column and row of the chip's memory."""

    def __init__(self, bus: tuple[int, int], cs: int, dc: int) -> None:
        super().__init__(bus, cs, dc)
        self.pixels: dict[tuple[int, int], int] = {}
        self.windows: list[tuple[int, int, int, int]] = []  # left, top, right, bottom
        self.commands: list[int] = []
        self._columns = self._rows = (0, 0)

    def take_command(self) -> None:
        self.commands.append(self.command)
        if self.command == _RAMWR:
            (left, right), (top, bottom) = self._columns, self._rows
            self.windows.append((left, top, right + 1, bottom + 1))

    def take_data(self) -> None:
        if self.command == _RAMWR:
            self._write()
        elif self.command in (_CASET, _RASET) and len(self.data) == 4:
            ends = tuple(int.from_bytes(self.data[i : i + 2], "big") for i in (0, 2))
            if self.command == _CASET:
                self._columns = ends
            else:
                self._rows = ends
        elif self.command == _COLMOD:
            assert self.data[0] & 7 == 5, "not 16 bits a pixel"

    def _write(self) -> None:
        left, top, right, bottom = self.windows[-1]
        assert len(self.data) == 2 * (right - left) * (bottom - top), self.windows[-1]
        places = ((x, y) for y in range(top, bottom) for x in range(left, right))
        colours = (self.data[i : i + 2] for i in range(0, len(self.data), 2))
        for place, colour in zip(places, colours, strict=True):
            self.pixels[place] = int.from_bytes(colour, "big")


class Uc8151(Chip):
    """A UC8151: pixels come first, black as 0, and are seen at a refresh. Its wire
    `busy` is low meanwhile."""

    def __init__(self, bus: tuple[int, int], cs: int, dc: int, busy: int) -> None:
        super().__init__(bus, cs, dc)
        self.shown = b""
        self.refreshed_at: list[int] = []
        self.refresh_ms = 700
        self._busy = busy
        self._memory = bytearray()
        self._set_busy(False)

    def take_command(self) -> None:
        if self.command == _DRF:
            self.shown = bytes(self._memory)
            self.refreshed_at.append(clock.passed_ms)
            self._set_busy(True)
            clock.after(self.refresh_ms, lambda: self._set_busy(False))

    def take_data(self) -> None:
        if self.command == _DTM2:
            self._memory = self.data

    def is_black(self, x: int, y: int, width: int) -> bool:
        place = y * width + x
        return not self.shown[place // 8] & 0x80 >> place % 8

    def _set_busy(self, busy: bool) -> None:
        driven[self._busy] = 0 if busy else 1
