"""A model of the SSD1680: both memories, every order of entry, two ways to update.

Modelled: windows and counters, inverted memories, the sequences 0xF7 and 0xFF of
the chip's own waveforms. Border and temperature are taken and change nothing.
"""

from e_ink_model import GATES, SOURCES, EInkChip, bit

FULL_MS, PARTIAL_MS = 2000, 400


class Ssd1680(EInkChip):
    name = "SSD1680"
    busy_level = 1

    def reset(self) -> None:
        super().reset()
        self._entry, self._sequence, self._inverted = 3, None, 0
        self._x_range, self._y_range = (0, SOURCES // 8 - 1), (0, GATES - 1)
        self._x = self._y = 0

    def _more(self, data) -> None:
        if self._command not in (0x24, 0x26):
            super()._more(data)
            return
        memory = self.new if self._command == 0x24 else self.old
        for byte in data:
            memory[self._y * (SOURCES // 8) + self._x] = byte
            self._step()

    def _step(self) -> None:
        """The counter that goes first, and at its end the other one."""
        x_goes_up, y_goes_up, y_first = (
            self._entry & 1,
            self._entry & 2,
            self._entry & 4,
        )
        if y_first:
            self._y, ended = _next(self._y, self._y_range, y_goes_up)
            if ended:
                self._x, _ = _next(self._x, self._x_range, x_goes_up)
        else:
            self._x, ended = _next(self._x, self._x_range, x_goes_up)
            if ended:
                self._y, _ = _next(self._y, self._y_range, y_goes_up)

    def _12(self, data) -> None:  # SW reset
        self.reset()
        self._work(5)

    def _01(self, data) -> None:  # driver output control
        assert data[0] | data[1] << 8 == GATES - 1 and data[2] == 0

    def _11(self, data) -> None:  # data entry mode
        (self._entry,) = data

    def _21(self, data) -> None:  # display update control 1
        assert len(data) == 2 and data[0] in (0x00, 0x88) and data[1] == 0x80
        self._inverted = data[0] == 0x88

    def _44(self, data) -> None:  # RAM X range
        assert len(data) == 2 and max(data) < SOURCES // 8
        self._x_range = tuple(data)

    def _45(self, data) -> None:  # RAM Y range
        self._y_range = (data[0] | data[1] << 8, data[2] | data[3] << 8)
        assert len(data) == 4 and max(self._y_range) < GATES

    def _4e(self, data) -> None:  # RAM X counter
        (self._x,) = data

    def _4f(self, data) -> None:  # RAM Y counter
        self._y = data[0] | data[1] << 8

    def _24(self, data) -> None:  # write RAM
        assert (self._x, self._y) == (self._x_range[0], self._y_range[0]), "cut short"

    _26 = _24

    def _22(self, data) -> None:  # display update control 2
        (self._sequence,) = data

    def _20(self, data) -> None:  # master activation
        assert self._sequence in (0xF7, 0xFF), "a sequence that is not modelled"
        thoroughly = self._sequence == 0xF7
        for gate in range(GATES):
            for source in range(SOURCES):
                self._drive(source, gate, thoroughly)
        self.refreshes.append("full" if thoroughly else "partial")
        self._work(FULL_MS if thoroughly else PARTIAL_MS)

    def _drive(self, source: int, gate: int, thoroughly: bool) -> None:
        """One means white, unless the memories are inverted."""
        old, new = bit(self.old, source, gate), bit(self.new, source, gate)
        if thoroughly or old != new:
            self.glass[gate][source] = new == self._inverted

    def _taken(self, data) -> None:
        assert len(data) == 1

    _18 = _3c = _taken


def _next(at: int, limits: tuple, goes_up: int) -> tuple:
    """The next place, and whether it is the beginning again."""
    first, last = limits
    assert (first <= last) == bool(goes_up) or first == last, "a range the wrong way"
    if at == last:
        return first, True
    return at + (1 if goes_up else -1), False
