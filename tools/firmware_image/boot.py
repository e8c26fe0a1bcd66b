"""What an image with the game in it runs first: mount the files on flash.

Where there are none yet, flash is formatted. Files that were there and cannot be
mounted any more are left alone, for whoever can save them: the game tells that it
cannot save, and is played without.
"""

import rp2
import vfs

_MAGIC = b"littlefs"  # in one of the first two blocks, soon after its beginning


def _was_formatted(flash: rp2.Flash) -> bool:
    head = bytearray(256)
    for block in (0, 1):
        flash.readblocks(block, head, 0)
        if _MAGIC in head:
            return True
    return False


def _mount() -> None:
    flash = rp2.Flash()
    try:
        files = vfs.VfsLfs2(flash, progsize=256)
    except OSError as error:
        if _was_formatted(flash):
            print("The files on flash cannot be mounted:", error)
            return
        vfs.VfsLfs2.mkfs(flash, progsize=256)
        files = vfs.VfsLfs2(flash, progsize=256)
    vfs.mount(files, "/")


_mount()
