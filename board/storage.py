"""Saved files: each is read whole, and written whole or not at all.

This runs on a device and on a desk: only the folder is another.
"""

import errno
import os

_LONGEST_NAME = 32
_MOST_BAD_COPIES = 9
_MOST_BYTES = 16_384
_SIZE = 6  # where it stands in what os.stat tells
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-."
_IS_DESK = hasattr(os, "fsync")  # elsewhere flush() does it, and rename() replaces
_UNFINISHED = "~"  # no name ends so: a file cut off by a power cut is never read


class Storage:
    """Small files by name, in a folder that is made with the first of them."""

    def __init__(self, folder: str = "/save") -> None:
        self._folder = folder

    def read(self, name: str) -> bytes | None:
        """All of a file, or None when there is none. Of a file that is too large,
        which is none of ours, only the beginning."""
        path = self._path(name)
        if not _exists(path):
            return None
        size = min(int(os.stat(path)[_SIZE]), _MOST_BYTES)
        with open(path, "rb") as file:
            data: bytes = file.read(size)
        return data

    def write(self, name: str, data: bytes) -> None:
        """Replace a file. A power cut leaves the old one or the new one."""
        path = self._path(name)
        if not _exists(self._folder):
            os.mkdir(self._folder)
        with open(path + _UNFINISHED, "wb") as file:
            file.write(data)
            file.flush()
            if _IS_DESK:
                os.fsync(file.fileno())
        _replace(path + _UNFINISHED, path)

    def keep_aside(self, name: str) -> None:
        """Rename a broken file to NAME.bad, .bad2 and so on: somebody may want to
        look at it. When there are many, the last one gives way."""
        path = self._path(name)
        if not _exists(path):
            return
        aside = path + ".bad"
        for copy in range(2, _MOST_BAD_COPIES + 1):
            if not _exists(aside):
                break
            aside = path + ".bad" + str(copy)
        _replace(path, aside)

    def remove(self, name: str) -> None:
        """Remove a file, if it is there."""
        path = self._path(name)
        if _exists(path):
            os.remove(path)
            _sync()

    def _path(self, name: str) -> str:
        if not 0 < len(name) <= _LONGEST_NAME or name[0] == ".":
            raise ValueError(
                "a saved file has a name of 1 to "
                f"{_LONGEST_NAME} letters that starts with no dot, not {name!r}"
            )
        for letter in name:
            if letter.lower() not in _LETTERS:
                raise ValueError(f"{letter!r} in the name of a saved file: {name!r}")
        return self._folder + "/" + name


def _exists(path: str) -> bool:
    try:
        os.stat(path)
    except OSError as error:
        if error.errno == errno.ENOENT:
            return False
        raise
    return True


def _replace(source: str, target: str) -> None:
    """Rename over a file that may be there."""
    if _IS_DESK:
        os.replace(source, target)
    else:
        os.rename(source, target)
    _sync()


def _sync() -> None:
    """Have a device write down all that it still keeps in memory."""
    if not _IS_DESK and hasattr(os, "sync"):
        os.sync()
