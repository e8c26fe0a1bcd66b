"""The whole game as a few hundred bytes: seed, seats and actions.

| bytes | meaning                                                            |
|-------|--------------------------------------------------------------------|
| 2     | "HX"                                                               |
| 1     | version of this format                                             |
| 4     | seed, lowest byte first                                            |
| 1     | seats: 2 to 4                                                      |
| ...   | each seat: its kind, the length of its name, the name in UTF-8     |
| ...   | each action: a byte below 255, or 255 and then the action less 255 |
| 2     | how many bytes of actions                                          |
| 4     | CRC-32 of all before it                                            |

A seat's kind is 0 for a person; others say which bot sits there. The rules read
neither kind nor name: they are kept for whoever shows the game.
"""

from binascii import crc32

from engine_core.game import Game, IllegalAction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

VERSION = 1
PERSON = 0
NAME_BYTES = 24

_MAGIC = b"HX"
_HEAD = 8  # bytes up to the first seat
_TAIL = 6  # length and checksum
_ESCAPE = 255
_MOST_BYTES = 4096  # no game is longer; a larger file is not a journal


class JournalError(ValueError):
    """The bytes are no journal of a game that can be rebuilt."""


class Journal:
    """A game, and the actions that led to it."""

    def __init__(self, seed: int, seats: list[tuple[int, str]]) -> None:
        """Begin a game; `seats` has a kind and a name for each player."""
        self.game = Game(len(seats), seed)
        self.seed = seed
        self.seats = seats
        self._head = _head(seed, seats)
        self._packed = bytearray()

    def play(self, action: int) -> None:
        """Apply the action and write it down; an illegal one changes nothing."""
        self.game.apply(action)
        self._packed.extend(_packed(action))

    def undo(self) -> None:
        """Take back the last action of a marking, and the line about it."""
        last = self.game.marking[-1:]
        self.game.undo()
        self._packed = self._packed[: -len(_packed(last[0]))]

    def actions(self) -> list[int]:
        """All actions since the deal."""
        return list(_unpacked(self._packed))

    def to_bytes(self) -> bytes:
        data = self._head + self._packed
        data += len(self._packed).to_bytes(2, "little")
        return bytes(data + crc32(data).to_bytes(4, "little"))


def from_bytes(data: bytes) -> Journal:
    """Rebuild a game from its journal, checking every byte and every action."""
    _check_whole(data)
    seats, actions_at = _seats(data)
    packed = data[actions_at:-_TAIL]
    if len(packed) != int.from_bytes(data[-_TAIL:-4], "little"):
        raise JournalError("the journal's length is wrong")
    journal = Journal(int.from_bytes(data[3:7], "little"), seats)
    for nth, action in enumerate(_unpacked(packed)):
        try:
            journal.play(action)
        except IllegalAction as error:
            raise JournalError(f"the journal's action {nth + 1}: {error}") from None
    return journal


def _head(seed: int, seats: list[tuple[int, str]]) -> bytearray:
    head = bytearray(_MAGIC)
    head.append(VERSION)
    head.extend(seed.to_bytes(4, "little"))
    head.append(len(seats))
    for kind, name in seats:
        written = name.encode()
        if len(written) > NAME_BYTES:
            raise ValueError(f"a name has at most {NAME_BYTES} bytes: {name}")
        head.append(kind)
        head.append(len(written))
        head.extend(written)
    return head


def _packed(action: int) -> bytes:
    return bytes([action] if action < _ESCAPE else [_ESCAPE, action - _ESCAPE])


def _unpacked(packed: bytes | bytearray) -> "Iterator[int]":
    more = 0
    for byte in packed:
        if byte == _ESCAPE and more == 0:
            more = _ESCAPE
        else:
            yield more + byte
            more = 0
    if more:
        raise JournalError("the last action is cut short")


def _check_whole(data: bytes) -> None:
    """Refuse what is not a journal, is of another version, cut short or damaged."""
    if len(data) > _MOST_BYTES:
        raise JournalError(f"{len(data)} bytes are too many for a journal")
    if data[:2] != _MAGIC:
        raise JournalError("not a journal: it does not begin with HX")
    if len(data) > 2 and data[2] != VERSION:
        raise JournalError(f"a journal of version {data[2]}; version {VERSION} is read")
    if len(data) < _HEAD + _TAIL:
        raise JournalError(f"a journal cut short after {len(data)} bytes")
    if crc32(data[:-4]) != int.from_bytes(data[-4:], "little"):
        raise JournalError("damaged or cut short: its checksum is wrong")


def _seats(data: bytes) -> tuple[list[tuple[int, str]], int]:
    """Who sits there, and where the seats end."""
    count = data[_HEAD - 1]
    if not 2 <= count <= 4:
        raise JournalError(f"a journal with {count} seats; 2 to 4 can play")
    seats = []
    at = _HEAD
    for _ in range(count):
        end = at + 2 + data[at + 1]
        if end + 2 > len(data) - 4:  # the next seat, or the length of the actions
            raise JournalError("the journal's names do not fit")
        seats.append((data[at], _name(data[at + 2 : end])))
        at = end
    return seats, at


def _name(written: bytes) -> str:
    try:
        if len(written) <= NAME_BYTES:
            return written.decode()
    except UnicodeError:
        pass
    raise JournalError(f"a name in the journal cannot be read: {written!r}")
