"""Saved files, in a folder of the CIRCUITPY drive.

Either the computer may write to that drive or the program: boot.py decides. When
it is the computer, every write here ends in OSError EROFS, read-only.

The drive is a FAT one, where renaming over a file first removes it. A power cut
just then leaves only the new copy under its temporary name, so that one is read
when the file itself is missing.
"""

import errno
import os

_LONGEST_NAME = 32
_NEW = ".new"
_MOST_BAD_COPIES = 9


class Storage:
    """Small files by name, each written whole or not at all."""

    def __init__(self, folder: str) -> None:
        self._folder = folder

    def read(self, name: str) -> bytes | None:
        """All of a file, or None when there is none."""
        path = self._kept_at(name)
        if path is None:
            return None
        with open(path, "rb") as file:
            return file.read()

    def write(self, name: str, data: bytes) -> None:
        """Replace a file; the old one stays readable until the new one is whole."""
        path = self._path(name)
        if not _exists(self._folder):
            os.mkdir(self._folder)
        if self._kept_at(name) == path + _NEW:
            os.rename(path + _NEW, path)
        with open(path + _NEW, "wb") as file:
            file.write(data)
        _replace(path + _NEW, path)
        os.sync()

    def keep_aside(self, name: str) -> None:
        """Rename a broken file to NAME.bad, .bad2 and so on, the last one again and
        again: somebody may want to look at it."""
        kept, bad = self._kept_at(name), self._path(name) + ".bad"
        if kept is None:
            return
        copies = [bad] + [bad + str(i) for i in range(2, _MOST_BAD_COPIES + 1)]
        free = [copy for copy in copies if not _exists(copy)]
        _replace(kept, (free or copies[-1:])[0])
        os.sync()

    def remove(self, name: str) -> None:
        """Remove a file, if it is there."""
        for path in (self._path(name) + _NEW, self._path(name)):
            if _exists(path):
                os.remove(path)
        os.sync()

    def _kept_at(self, name: str) -> str | None:
        path = self._path(name)
        for candidate in (path, path + _NEW):
            if _exists(candidate):
                return candidate
        return None

    def _path(self, name: str) -> str:
        letters = name.replace("-", "").replace(".", "")
        plain = all("0" <= c <= "9" or "A" <= c.upper() <= "Z" for c in letters)
        if not plain or not letters or len(name) > _LONGEST_NAME or name[0] == ".":
            raise ValueError(f"not a name for a saved file: {name!r}")
        return f"{self._folder}/{name}"


def _exists(path: str) -> bool:
    try:
        os.stat(path)
    except OSError as error:
        if error.errno == errno.ENOENT:
            return False
        raise
    return True


def _replace(source: str, target: str) -> None:
    if _exists(target):
        os.remove(target)
    os.rename(source, target)
