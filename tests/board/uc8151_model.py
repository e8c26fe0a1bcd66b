"""A model of the UC8151: both memories, partial windows, waveforms by register.

Modelled: scan directions, polarity, power on and off, and what a waveform of the
registers does to each pixel, from its old and new value. After a refresh the old
memory holds nothing to rely on. Voltages and timing are taken and change nothing.
"""

from e_ink_model import GATES, SOURCES, EInkChip, bit

FULL_MS, POWER_MS = 4500, 40
_KW, _REGISTERS, _UP, _RIGHT = 0x10, 0x20, 0x08, 0x04
_ALL = (0, SOURCES - 1, 0, GATES - 1)


class Uc8151(EInkChip):
    name = "UC8151"
    busy_level = 0

    def reset(self) -> None:
        super().reset()
        self._psr, self._is_powered, self._is_partial = 0, False, False
        self._window, self._one_is_ink = _ALL, False
        self._tables: dict = {}

    def _begin(self, command: int) -> None:
        super()._begin(command)
        self._at = 0

    def _more(self, data) -> None:
        if self._command not in (0x10, 0x13):
            super()._more(data)
            return
        memory = self.old if self._command == 0x10 else self.new
        first, last, top, bottom = self._area()
        bytes_a_gate = (last - first + 1) // 8
        for byte in data:
            gate, nth = divmod(self._at, bytes_a_gate)
            assert top + gate <= bottom, "more than the window holds"
            memory[(top + gate) * (SOURCES // 8) + first // 8 + nth] = byte
            self._at += 1

    def _area(self) -> tuple:
        return self._window if self._is_partial else _ALL

    def _00(self, data) -> None:  # PSR
        (self._psr,) = data
        assert self._psr & 0xC0 == 0x80 and self._psr & _KW, "another panel"
        assert self._psr & 3 == 3, "booster off, or a reset"

    def _02(self, data) -> None:  # POF
        self._is_powered = False
        self._work(POWER_MS)

    def _04(self, data) -> None:  # PON
        self._is_powered = True
        self._work(POWER_MS)

    def _10(self, data) -> None:  # DTM1 and DTM2
        first, last, top, bottom = self._area()
        assert self._at == (last - first + 1) // 8 * (bottom - top + 1), "cut short"

    _13 = _10

    def _11(self, data) -> None:  # DSP
        pass

    def _20(self, data) -> None:  # LUT of VCOM
        assert len(data) == 44

    def _21(self, data) -> None:  # the other tables, by (old, new), 1 for black
        self._tables[(0, 0)] = data

    def _22(self, data) -> None:
        self._tables[(1, 0)] = data

    def _23(self, data) -> None:
        self._tables[(0, 1)] = data

    def _24(self, data) -> None:
        self._tables[(1, 1)] = data

    def _50(self, data) -> None:  # CDI
        self._one_is_ink = not data[0] & 0x10

    def _90(self, data) -> None:  # PTL
        first, last = data[0], data[1]
        assert len(data) == 7 and first % 8 == 0 and last % 8 == 7 and first < last
        self._window = (first, last, data[2] << 8 | data[3], data[4] << 8 | data[5])
        assert last < SOURCES and self._window[2] <= self._window[3] < GATES

    def _91(self, data) -> None:  # PTIN
        self._is_partial = True

    def _92(self, data) -> None:  # PTOUT
        self._is_partial = False

    def _12(self, data) -> None:  # DRF
        assert self._is_powered, "a refresh without power"
        first, last, top, bottom = self._area()
        by_registers = self._psr & _REGISTERS
        drives = {key: _drive(table) for key, table in self._tables.items()}
        for gate in range(top, bottom + 1):
            for source in range(first, last + 1):
                old = bit(self.old, source, gate) == self._one_is_ink
                new = bit(self.new, source, gate) == self._one_is_ink
                drive = drives[(old, new)] if by_registers else (1 if new else -1)
                if drive:
                    self._set(source, gate, drive > 0)
        self.refreshes.append("partial" if by_registers else "full")
        self.old = self._noise(len(self.refreshes) + 3)
        frames = sum(self._tables[(0, 1)][1:5]) if by_registers else FULL_MS // 10
        self._work(frames * 10)

    def _set(self, source: int, gate: int, is_black: bool) -> None:
        if not self._psr & _RIGHT:
            source = SOURCES - 1 - source
        if self._psr & _UP:
            gate = GATES - 1 - gate
        self.glass[gate][source] = is_black

    def _taken(self, data) -> None:
        assert data

    _01 = _06 = _30 = _60 = _taken


def _drive(table: bytes) -> int:
    """What a waveform does in sum: above 0 it blackens, below it whitens."""
    assert len(table) == 42
    total = 0
    for row in range(0, 42, 6):
        for phase in range(4):
            level = table[row] >> 6 - 2 * phase & 3
            total += (0, 1, -1, 0)[level] * table[row + 1 + phase] * table[row + 5]
    return total
