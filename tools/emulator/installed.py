"""A Pico's flash with the game on it, laid out on the desk in no time."""

import tempfile
from pathlib import Path

from tools.firmware_image import filesystem, uf2
from tools.flasher import on_pico
from tools.flasher.device import BYTECODE, NATIVE, Device
from tools.flasher.files import write_files

PICO = Device("rp2", (1, 25, 0), BYTECODE, NATIVE, "armv6m")


def files_on_pico(folder: Path, board: str, slot: str = "a") -> Path:
    """A folder with all that `make flash` puts on a Pico."""
    place = folder / on_pico.slot_path(slot).removeprefix("/")
    place.mkdir(parents=True)
    write_files(place, board, PICO)
    (folder / "main.py").write_text(on_pico.main_for(slot))
    return folder


def flash_with(image: Path, folder: Path) -> bytes:
    """The flash of a Pico with an image, and a folder's files in its filesystem."""
    program = uf2.unpack(image.read_bytes())
    files = filesystem.filesystem_of(folder)
    return program.ljust(filesystem.ADDRESS, b"\xff") + files


def flash_with_game(image: Path, board: str) -> bytes:
    """The flash of a Pico with an image, and the game as `make flash` leaves it."""
    with tempfile.TemporaryDirectory(prefix="pico-") as folder:
        return flash_with(image, files_on_pico(Path(folder), board))
