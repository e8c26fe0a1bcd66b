"""What a Pico finds on its flash after power cuts; on MicroPython.

    micropython -X heapsize=8m after_cuts.py IMAGE STEPS NEXT

STEPS has a line for each cut: number, noise, address, bytes in hexadecimal. After
each the filesystem is mounted and the saved game is read with the game's own storage;
in a second trial the bytes of the file NEXT are saved over it, and in a third the
supply is cut once more amid that saving, if it lasts so long. Prints a line for each:
number, noise, and what the three have found, "-" if there was no second cut. Noise 0
is no cut at all: what has changed then stays so.

The desk's MicroPython has the same littlefs as the Pico's.
"""

import errno
import sys
from binascii import hexlify, unhexlify

import vfs

from board.storage import Storage

BLOCK = 4096
_PLACE = "/pico"
_NO_CUT = "-"
_MARK = "found"  # begins our lines: files that a cut left open complain between them
_MOST_OPERATIONS = 5  # the second cut is amid one of these of the next saving


class Flash:
    """A block device of memory; what is written during a trial can be taken back."""

    def __init__(self, image: bytearray) -> None:
        self._bytes = image
        self._changed: dict[int, bytearray] = {}
        self.operations_left = -1  # until the supply is cut; never, if negative
        self.is_dead = False

    def after_power_cut(self) -> "Flash":
        """The same chip, for those who come after: some still hold the dead one."""
        flash = Flash(self._bytes)
        flash._changed, self._changed = self._changed, {}
        return flash

    def block(self, number: int) -> bytearray:
        if number not in self._changed:
            at = number * BLOCK
            self._changed[number] = self._bytes[at : at + BLOCK]
        return self._changed[number]

    def put(self, address: int, data: bytes) -> None:
        """What an operation has left there."""
        at = address % BLOCK
        self.block(address // BLOCK)[at : at + len(data)] = data

    def keep(self) -> None:
        for number, data in self._changed.items():
            self._bytes[number * BLOCK : (number + 1) * BLOCK] = data

    def readblocks(self, block: int, data: bytearray, offset: int = 0) -> int:
        data[:] = self.block(block)[offset : offset + len(data)]
        return self._answer()

    def writeblocks(self, block: int, data: bytes, offset: int = 0) -> int:
        done = self._done_of(len(data))
        self.block(block)[offset : offset + done] = data[:done]
        return self._answer()

    def ioctl(self, operation: int, block: int) -> int:
        if operation == 4:
            return len(self._bytes) // BLOCK
        if operation == 5:
            return BLOCK
        if operation == 6:
            done = self._done_of(BLOCK)
            self.block(block)[:done] = b"\xff" * done
            return self._answer()
        return 0

    def _done_of(self, size: int) -> int:
        """How much of an operation is done: half of the last one, then no more."""
        if self.is_dead:
            return 0
        self.is_dead = self.operations_left == 0
        self.operations_left -= 1
        return size // 2 if self.is_dead else size

    def _answer(self) -> int:
        return -errno.EIO if self.is_dead else 0


def found(flash: Flash, save: "bytes | None" = None) -> str:
    """The saved game after switching on; with `save`, after saving that."""
    try:
        vfs.mount(vfs.VfsLfs2(flash, progsize=256), _PLACE)
    except OSError as error:
        return "unmounted:" + repr(error).replace(" ", "")
    storage = Storage(_PLACE + "/save")
    try:
        if save is not None:
            storage.write("game", save)
        data = storage.read("game")
        return "none" if data is None else hexlify(data).decode()
    except OSError as error:
        return "unreadable:" + repr(error).replace(" ", "")
    finally:
        vfs.umount(_PLACE)


def after_second_cut(flash: Flash, save: bytes, operation: int) -> str:
    flash.operations_left = operation
    found(flash, save)
    return found(flash.after_power_cut()) if flash.is_dead else _NO_CUT


def trials(image: bytearray, line: str, save: bytes) -> None:
    """What is found after one line of STEPS."""
    number, noise, address, data = line.split()

    def after_cut() -> Flash:
        flash = Flash(image)
        flash.put(int(address), unhexlify(data))
        return flash

    second = _NO_CUT
    if noise != "0":
        operation = (int(number) + int(noise)) % _MOST_OPERATIONS
        second = after_second_cut(after_cut(), save, operation)
    else:
        after_cut().keep()
    print(_MARK, number, noise, found(after_cut()), found(after_cut(), save), second)


def main(image: str, steps: str, next_game: str) -> None:
    with open(image, "rb") as file:
        flash = bytearray(file.read())
    with open(next_game, "rb") as file:
        save = file.read()
    with open(steps) as lines:
        for line in lines:
            trials(flash, line, save)


if __name__ == "__main__":
    main(*sys.argv[1:])
