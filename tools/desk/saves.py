"""Where a simulator keeps its games, and that only one of them uses the place."""

import errno
import fcntl
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from board.storage import Storage
from tools.desk import scripted

_LOCK = "in-use"


class InUse(Exception):
    """Another simulator plays on the same saved games."""


def save_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """SAVE, or where the user's programs keep such things."""
    if environment.get("SAVE"):
        return Path(environment["SAVE"]).expanduser()
    state = environment.get("XDG_STATE_HOME")
    base = Path(state) if state else Path.home() / ".local/state"
    return base / "hundred-crosses"


class Saves:
    """Saved games in a folder, for one simulator at a time.

    Where nothing can be written, what is there is read, `warning` says so, and
    what would be saved lasts only until the simulator ends.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.warning = ""
        self._lock: IO[bytes] | None = None

    def __enter__(self) -> "Saves":
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not os.access(self.folder, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            self._lock = open(self.folder / _LOCK, "ab")
        except OSError as error:
            reason = error.strerror or str(error)
            self.warning = f"nothing is saved: {self.folder}: {reason}"
            return self
        self._claim(self._lock)
        return self

    def _claim(self, lock: IO[bytes]) -> None:
        """The system itself frees the claim of a simulator that was killed."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            raise InUse(
                f"another simulator is playing with the saved games in {self.folder}."
                " End it first, or play with others: make play SAVE=some/folder"
            ) from None

    def __exit__(self, *_: object) -> None:
        if self._lock:
            self._lock.close()

    def storage(self) -> Storage | scripted.Storage:
        if not self.warning:
            return Storage(str(self.folder))
        memory = scripted.Storage()
        memory.files.update(_readable_files(self.folder))
        return memory


def _readable_files(folder: Path) -> dict[str, bytes]:
    """What can be read of an earlier game."""
    files = {}
    try:
        for path in folder.iterdir():
            if path.is_file():
                files[path.name] = path.read_bytes()
    except OSError:
        return files
    return files
