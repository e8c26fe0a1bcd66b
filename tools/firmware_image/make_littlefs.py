"""Makes an image of a Pico's filesystem with the files of a folder; on MicroPython.

    micropython -X heapsize=4m make_littlefs.py FOLDER IMAGE BLOCKS

The desk's MicroPython has the same littlefs as the Pico's, so it can lay out the
flash without a Pico.
"""

import os
import sys

import vfs

BLOCK = 4096
_IS_FOLDER = 0x4000


class Flash:
    """A block device of memory, as the Pico's flash is one."""

    def __init__(self, blocks: int) -> None:
        self.bytes = bytearray(b"\xff" * BLOCK * blocks)

    def readblocks(self, block: int, data: bytearray, offset: int = 0) -> None:
        at = block * BLOCK + offset
        data[:] = self.bytes[at : at + len(data)]

    def writeblocks(self, block: int, data: bytes, offset: int = 0) -> None:
        at = block * BLOCK + offset
        self.bytes[at : at + len(data)] = data

    def ioctl(self, operation: int, block: int) -> int:
        if operation == 4:
            return len(self.bytes) // BLOCK
        if operation == 5:
            return BLOCK
        if operation == 6:
            at = block * BLOCK
            self.bytes[at : at + BLOCK] = b"\xff" * BLOCK
        return 0


def copy(folder: str, target: str) -> None:
    for name in sorted(os.listdir(folder)):
        source, copied = folder + "/" + name, target + "/" + name
        if os.stat(source)[0] & _IS_FOLDER:
            os.mkdir(copied)
            copy(source, copied)
        else:
            with open(source, "rb") as file, open(copied, "wb") as made:
                made.write(file.read())


def main(folder: str, image: str, blocks: str) -> None:
    flash = Flash(int(blocks))
    vfs.VfsLfs2.mkfs(flash, progsize=256)
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/pico")
    copy(folder, "/pico")
    vfs.umount("/pico")
    with open(image, "wb") as file:
        file.write(flash.bytes)


main(*sys.argv[1:])
