"""Small things that outlast a game, as JSON with a version and a checksum.

What comes back from flash is not trusted: a file that is cut short, damaged, or of
another version is kept aside for whoever wants to look at it, and counts as none.
"""

import json
from binascii import crc32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Storage

_VERSION = b"HX1 "
_HEAD = len(_VERSION) + 9  # the checksum in eight digits, and a new line
_MOST_BYTES = 2048


def load(storage: "Storage", name: str) -> dict | None:
    """What was saved, or None if there is nothing that can be read."""
    data = storage.read(name)
    if data is None:
        return None
    found = _decode(data)
    if found is None:
        storage.keep_aside(name)
    return found


def save(storage: "Storage", name: str, what: dict) -> None:
    text = json.dumps(what).encode()
    storage.write(name, _VERSION + _checksum(text) + b"\n" + text)


def _checksum(text: bytes) -> bytes:
    return f"{crc32(text):08x}".encode()


def _decode(data: bytes) -> dict | None:
    text = data[_HEAD:]
    if len(data) > _MOST_BYTES or data[:_HEAD] != _VERSION + _checksum(text) + b"\n":
        return None
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
