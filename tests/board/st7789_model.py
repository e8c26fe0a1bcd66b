"""A model of the ST7789: memory, window, rotation, sleep, and how long it needs.

Modelled: 16 bits a pixel, MADCTL's MX, MY and MV, inversion, and the times after
reset and SLPOUT. Voltages and gamma are taken and change nothing.
"""

from chip import Chip
from clock import clock

COLUMNS, ROWS = 240, 320
_RAMWR = 0x2C
_MY, _MX, _MV = 0x80, 0x40, 0x20


class St7789(Chip):
    name = "ST7789"

    def __init__(self, bus: int, cs: int, dc: int, reset) -> None:
        super().__init__(bus, cs, dc, reset)
        self.memory = bytearray(b"\xa5" * (COLUMNS * ROWS * 2))  # as if by chance
        self.light = self.at_display_on = self.light_at_display_on = None
        self.reset()
        self._reset_at -= 1_000_000  # it had power before any program ran
        self._woken_at -= 1_000_000

    def reset(self) -> None:
        self.is_on = self.is_inverted = False
        self.sleeps = True
        self.colmod, self.madctl = 0x66, 0
        self.window = [0, COLUMNS - 1, 0, ROWS - 1]
        self.pixels_sent = 0
        self._reset_at = self._woken_at = clock.now_us
        self._rest = b""

    def colour_at(self, column: int, row: int):
        """RGB565 of a pixel of the glass, which reads its memory inverted."""
        if not self.is_on or self.sleeps:
            return None
        assert self.is_inverted and self.colmod == 0x55
        return self.in_memory(column, row)

    def in_memory(self, column: int, row: int) -> int:
        at = (row * COLUMNS + column) * 2
        return self.memory[at] << 8 | self.memory[at + 1]

    def _begin(self, command: int) -> None:
        assert clock.now_us - self._reset_at >= 5_000, "too soon after a reset"
        if command != 0x11:
            assert clock.now_us - self._woken_at >= 5_000, "too soon after SLPOUT"
        if command == _RAMWR:
            self._column, self._row = self.window[0], self.window[2]

    def _more(self, data) -> None:
        if self._command != _RAMWR:
            super()._more(data)
            return
        data = self._rest + bytes(data)
        for i in range(0, len(data) - 1, 2):
            self._write(data[i], data[i + 1])
        self._rest = data[len(data) & ~1 :]

    def _write(self, high: int, low: int) -> None:
        """One pixel, then on to the next one of the window."""
        first, last, _, bottom = self.window
        assert self._row <= bottom, "more pixels than the window has"
        at = self._place(self._column, self._row) * 2
        self.memory[at], self.memory[at + 1] = high, low
        self.pixels_sent += 1
        self._column += 1
        if self._column > last:
            self._column, self._row = first, self._row + 1

    def _place(self, column: int, row: int) -> int:
        if self.madctl & _MV:
            column, row = row, column
        assert column < COLUMNS and row < ROWS, "outside the memory"
        if self.madctl & _MX:
            column = COLUMNS - 1 - column
        if self.madctl & _MY:
            row = ROWS - 1 - row
        return row * COLUMNS + column

    def _01(self, data) -> None:  # SWRESET
        self.reset()

    def _11(self, data) -> None:  # SLPOUT
        assert clock.now_us - self._reset_at >= 120_000, "SLPOUT too soon"
        self.sleeps, self._woken_at = False, clock.now_us

    def _21(self, data) -> None:  # INVON
        self.is_inverted = True

    def _29(self, data) -> None:  # DISPON
        assert clock.now_us - self._woken_at >= 120_000, "DISPON too soon"
        self.is_on = True
        self.at_display_on = bytes(self.memory)
        self.light_at_display_on = self.light.duty_u16

    def _2a(self, data) -> None:  # CASET
        self.window[:2] = self._range(data)

    def _2b(self, data) -> None:  # RASET
        self.window[2:] = self._range(data)

    def _range(self, data) -> list:
        first, last = data[0] << 8 | data[1], data[2] << 8 | data[3]
        assert len(data) == 4 and first <= last
        return [first, last]

    def _2c(self, data) -> None:  # RAMWR
        assert not self._rest, "half a pixel"
        assert (self._column, self._row) == (self.window[0], self.window[3] + 1), (
            "fewer pixels than the window has"
        )

    def _36(self, data) -> None:  # MADCTL
        (self.madctl,) = data
        assert not self.madctl & 0x08, "red and blue changed places"

    def _3a(self, data) -> None:  # COLMOD
        (self.colmod,) = data

    def _tuning(self, data) -> None:
        pass

    _b7 = _bb = _c3 = _d0 = _e0 = _e1 = _tuning
