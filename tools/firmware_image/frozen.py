"""An image with the game in it: it starts by itself and needs no files."""

import shutil
from pathlib import Path

from tools import device_files
from tools.firmware_image.slim import slim
from tools.setup import firmware
from tools.setup.places import ROOT, empty_partial_folder, move_folder

# All of the plain image but its _boot.py, and what is staged: that without numbers of
# lines, which take 6 KB. Functions are short, and have names.
_MANIFEST = """\
freeze("$(PORT_DIR)/modules", "rp2.py")
include("$(MPY_DIR)/extmod/asyncio")
freeze("{}", opt=3)
"""


def build(board: str) -> Path:
    """Build the image for a board, unless it is there already; returns its path."""
    sources = _sources(board)
    staged = firmware.FOLDER / f"{board}-frozen"
    partial = empty_partial_folder(staged)
    for name, text in sources.items():
        target = partial / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    move_folder(partial, staged)
    product = firmware.FOLDER / f"{board}.uf2"
    manifest = _MANIFEST.format(staged)
    firmware.build(product, manifest, board, sorted(sources.items()))
    shutil.rmtree(staged)
    return product


def _sources(board: str) -> dict[str, str]:
    """All that is frozen, by its name on the Pico."""
    found = {
        path.relative_to(ROOT).as_posix(): slim(path.read_text(encoding="utf-8"))
        for path in device_files.modules_for(board)
    }
    own = {
        "main.py": device_files.MAIN,
        "board_name.py": device_files.board_name(board),
        "_boot.py": Path(__file__).with_name("boot.py").read_text(encoding="utf-8"),
    }
    return found | own
