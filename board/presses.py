"""Presses that wait to be asked for."""

_MOST_KEPT = 64  # more than nimble fingers make while an e-ink panel refreshes


class Presses:
    """A ring of codes, oldest first, made once: an interrupt can put one in.

    When it is full the newest is left out: what was meant first comes first.
    """

    def __init__(self) -> None:
        self._ring = bytearray(_MOST_KEPT + 1)  # one place always stays free
        self._first = self._end = 0

    def any(self) -> bool:
        return self._first != self._end

    def put(self, code: int) -> None:
        """Moves only the end, so that it may interrupt `take`."""
        after = (self._end + 1) % len(self._ring)
        if after != self._first:
            self._ring[self._end] = code
            self._end = after

    def take(self) -> int:
        """The oldest of those that are there."""
        code = self._ring[self._first]
        self._first = (self._first + 1) % len(self._ring)
        return code
