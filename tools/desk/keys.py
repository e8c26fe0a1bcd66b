"""From the bytes that a terminal sends to keys by name."""

_ESCAPE = 0x1B
_LONGEST_SEQUENCE = 32
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
_NAMED = {
    0x03: "ctrl-c",
    0x09: "tab",
    0x0A: "enter",
    0x0D: "enter",
    0x1A: "ctrl-z",
    0x1C: "ctrl-\\",
    0x20: "enter",  # a space bar is as good
}


class KeyReader:
    """Collects bytes, as they come, into keys. An arrow is several bytes long and
    may come in pieces; what no simulator needs is left out."""

    def __init__(self) -> None:
        self._sequence = b""

    @property
    def is_amid(self) -> bool:
        """An escape sequence has begun, or the Escape key alone was pressed."""
        return bool(self._sequence)

    def feed(self, data: bytes) -> list[str]:
        keys = [self._take(byte) for byte in data]
        return [key for key in keys if key]

    def give_up(self) -> None:
        """The rest did not come in time: it was the Escape key, which does nothing."""
        self._sequence = b""

    def _take(self, byte: int) -> str:
        """The key that this byte completes, or nothing."""
        if byte == _ESCAPE:
            self._sequence = bytes([byte])
            return ""
        if not self._sequence:
            return _key(byte)
        self._sequence += bytes([byte])
        if not _is_complete(self._sequence):
            return ""
        sequence, self._sequence = self._sequence, b""
        return _key_of_sequence(sequence)


def _key(byte: int) -> str:
    return _NAMED.get(byte) or (chr(byte) if 0x21 <= byte <= 0x7E else "")


def _is_complete(sequence: bytes) -> bool:
    """CSI ends with a letter or ~, SS3 with one more byte; Alt adds just one."""
    if sequence[1:2] == b"[":
        ends = len(sequence) > 2 and 0x40 <= sequence[-1] <= 0x7E
        return ends or len(sequence) >= _LONGEST_SEQUENCE
    return len(sequence) == (3 if sequence[1:2] == b"O" else 2)


def _key_of_sequence(sequence: bytes) -> str:
    if sequence[1:2] not in (b"[", b"O"):
        return _key(sequence[-1])  # Alt and a key: the key alone
    return _ARROWS.get(chr(sequence[-1]), "")
