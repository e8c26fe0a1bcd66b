"""The game that goes on after any restart."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Storage
    from firmware.match import Match
    from firmware.shelf import Shelf

_FILE = "game"


def is_there(storage: "Storage") -> bool:
    return storage.read(_FILE) is not None


def load(storage: "Storage") -> "Match | None":
    """The saved game. A file that cannot be read raises JournalError."""
    from engine_core.bots import NAMES
    from engine_core.journal import JournalError, from_bytes
    from firmware.match import Match

    data = storage.read(_FILE)
    if data is None:
        return None
    journal = from_bytes(data)
    for kind, _ in journal.seats:
        if kind > len(NAMES):
            raise JournalError(f"no bot of kind {kind} is known here")
    return Match(journal)


def save(storage: "Storage", match: "Match") -> None:
    storage.write(_FILE, match.journal.to_bytes())


def set_aside(shelf: "Shelf", why: str) -> None:
    """A broken file is kept for whoever can mend it, out of the way."""
    shelf.keep_aside(_FILE, why)


def forget(storage: "Storage") -> None:
    """The game is over."""
    storage.remove(_FILE)
