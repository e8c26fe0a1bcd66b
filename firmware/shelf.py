"""Saved files for a game that must go on, whatever becomes of them.

What cannot be written is remembered until the device is switched off; what cannot
be read counts as not there. The players are told, once.
"""

from errno import EIO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Storage


class Shelf:
    """A device's storage that never raises OSError."""

    def __init__(self, storage: "Storage") -> None:
        self._storage = storage
        self._memory: dict[str, bytes | None] = {}  # what flash does not hold
        self._unmoved: list[str] = []  # broken files that could not be set aside
        self._is_failing = False
        self.failure = 0  # why nothing can be written, until a screen has told it
        self.broken: list[tuple[str, str]] = []  # files set aside, and why; likewise

    def read(self, name: str) -> bytes | None:
        if name in self._memory:
            return self._memory[name]
        try:
            return self._storage.read(name)
        except OSError as error:
            self.keep_aside(name, str(error))
            return None

    def write(self, name: str, data: bytes) -> None:
        try:
            if name in self._unmoved:
                self._storage.keep_aside(name)
                self._unmoved.remove(name)
            self._storage.write(name, data)
        except OSError as error:
            self._remember(name, data, error)
        else:
            self._memory.pop(name, None)
            self._is_failing = False

    def keep_aside(self, name: str, why: str = "") -> None:
        """Put a broken file out of the way; at the latest when a new one is written."""
        try:
            self._storage.keep_aside(name)
        except OSError as error:
            self._unmoved.append(name)
            self._remember(name, None, error)
        else:
            self.broken.append((name, why))

    def remove(self, name: str) -> None:
        self._memory.pop(name, None)
        try:
            self._storage.remove(name)
        except OSError as error:
            self._remember(name, None, error)

    def _remember(self, name: str, data: bytes | None, error: OSError) -> None:
        self._memory[name] = data
        if not self._is_failing:
            self.failure = error.errno or EIO
        self._is_failing = True
