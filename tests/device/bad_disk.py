"""Plays on a littlefs that is full or read-only, or that is not there at all.

    micropython -X heapsize=2m -m tests.device.bad_disk KIND

KIND is full, read-only or unmounted. Prints every page of trouble that was told, and
at the end, when the disk has been well for a while, all saved files.
"""

import os
import sys

import vfs

import engine_core.journal  # noqa: F401  (first: its imports go deepest)
from board.storage import Storage
from tests.device.thumbs import Thumbs, run
from tools.torture.after_cuts import BLOCK, Flash

_PLACE = "/pico"
_BLOCKS = 16
_PRESSES = 60
_NEWER = "of a newer version"


class Disk(Storage):
    """The game's own storage, as thumbs look at it."""

    @property
    def files(self) -> "list[str]":
        try:
            return os.listdir(_PLACE + "/save")
        except OSError:
            return []


class Trouble:
    """One way in which a disk can be bad: how it begins, and how it ends."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._flash = Flash(bytearray(b"\xff" * BLOCK * _BLOCKS))
        vfs.VfsLfs2.mkfs(self._flash, progsize=256)
        self._mount()

    def _mount(self, readonly: bool = False) -> None:
        disk = vfs.VfsLfs2(self._flash, progsize=256)
        vfs.mount(disk, _PLACE, readonly=readonly)

    def begin(self) -> None:
        """A full disk has not even room for a folder; a read-only one has files."""
        if self._kind == "full":
            self._fill()
            return
        os.mkdir(_PLACE + "/save")
        with open(_PLACE + "/save/settings", "w") as file:
            file.write(_NEWER)
        vfs.umount(_PLACE)
        if self._kind == "read-only":
            self._mount(readonly=True)

    def _fill(self) -> None:
        try:
            for number in range(_BLOCKS):
                with open(f"{_PLACE}/{number}.jpg", "wb") as file:
                    file.write(bytes(BLOCK - 100))
        except OSError:
            pass

    def end(self) -> None:
        if self._kind == "full":
            for name in os.listdir(_PLACE):
                os.remove(_PLACE + "/" + name)
            return
        if self._kind == "read-only":
            vfs.umount(_PLACE)
        self._mount()


def note_pages(pages) -> None:
    """Print what is told."""
    real_read = pages.read

    async def noted(ui, title: str, text: str) -> bool:
        print(title + ":", text)
        went_on: bool = await real_read(ui, title, text)
        return went_on

    pages.read = noted


async def play(kind: str) -> None:
    trouble = Trouble(kind)
    thumbs = Thumbs("pico_lcd_1_3", 1, Disk(_PLACE + "/save"), leaves=False)
    from firmware import pages
    from firmware.app import main

    note_pages(pages)
    trouble.begin()
    await thumbs.switch_on(main)
    await thumbs.press(thumbs.ok)  # the language; more of that is no harm
    await thumbs.begin_game(2)
    for _ in range(_PRESSES):
        await thumbs.press_something()
    trouble.end()
    for _ in range(_PRESSES):
        await thumbs.press_something()
    await thumbs.switch_off()
    for name in sorted(thumbs.device.storage.files):
        data = thumbs.device.storage.read(name)
        print(name, _NEWER if data == _NEWER.encode() else "of this one")


if __name__ == "__main__":
    run(play(sys.argv[1]))
