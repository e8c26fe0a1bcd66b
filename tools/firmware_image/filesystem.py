"""The Pico's filesystem, laid out on the desk: as flash is after copying files."""

import subprocess
import tempfile
from pathlib import Path

from tools.setup.tiers import TIERS

# Where the stock image keeps its files, and how many blocks of 4096 bytes.
ADDRESS = 0xA0000
BLOCKS = 352

SCRIPT = Path(__file__).with_name("make_littlefs.py")


class DoesNotFit(ValueError):
    """The files are more than the filesystem holds, or cannot be laid out."""


def filesystem_of(folder: Path) -> bytes:
    """An image of a filesystem that has the files of a folder."""
    with tempfile.TemporaryDirectory(prefix="littlefs-") as scratch:
        image = Path(scratch) / "image"
        interpreter = [str(TIERS["micropython32"]), "-X", "heapsize=4m"]
        made = subprocess.run(
            [*interpreter, SCRIPT, folder.resolve(), image, str(BLOCKS)],
            capture_output=True,
            text=True,
        )
        if made.returncode:
            raise DoesNotFit(f"no filesystem of {folder}: {made.stdout}{made.stderr}")
        return image.read_bytes()
