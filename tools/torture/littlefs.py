"""Reads the files on an emulated Pico's flash, with the Pico's own littlefs."""

import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.firmware_image.filesystem import ADDRESS
from tools.setup.places import ROOT
from tools.setup.tiers import TIERS
from tools.torture.flash_log import Step

_NO_CUT = "-"
_AFTER_CUTS = Path(__file__).with_name("after_cuts.py")

_READ_FILES = """
import os, sys, vfs
from binascii import hexlify
from tools.torture.after_cuts import Flash
with open(sys.argv[1], "rb") as file:
    vfs.mount(vfs.VfsLfs2(Flash(bytearray(file.read())), progsize=256), "/pico")
for name in os.listdir("/pico/save") if "save" in os.listdir("/pico") else []:
    with open("/pico/save/" + name, "rb") as file:
        print(name, hexlify(file.read()).decode())
"""


class Found(NamedTuple):
    """What was found after a step; None stands for no saved game."""

    operation: int
    noise: int
    game: bytes | None
    saved: bytes | None  # after the next saving
    is_cut_again: bool  # amid that saving
    after_second_cut: bytes | None


class Broken(Exception):
    """The filesystem or the file cannot be read; the message says how."""


def saved_files(flash: bytes) -> dict[str, bytes]:
    """All that the game has saved."""
    with tempfile.NamedTemporaryFile(prefix="flash-") as image:
        image.write(flash[ADDRESS:])
        image.flush()
        printed = _run("-c", _READ_FILES, image.name)
    lines = (line.split(" ") for line in printed.splitlines())
    return {name: bytes.fromhex(data) for name, data in lines}


def after_steps(flash: bytes, steps: Iterable[Step], save: bytes) -> list[Found]:
    """What is found after each of the steps that began from this flash."""
    with tempfile.TemporaryDirectory(prefix="cuts-") as folder:
        image, lines, after = (Path(folder, name) for name in ("image", "cuts", "next"))
        image.write_bytes(flash[ADDRESS:])
        after.write_bytes(save)
        with lines.open("w") as file:
            for number, noise, address, data in steps:
                print(number, noise, address, data.hex(), file=file)
        printed = _run(str(_AFTER_CUTS), str(image), str(lines), str(after))
    marked = [line for line in printed.splitlines() if line.startswith("found ")]
    return [_found(line) for line in marked]


def _found(line: str) -> Found:
    _, number, noise, *files = line.split(" ")
    game, saved, second = (None if f == _NO_CUT else _bytes(f, line) for f in files)
    return Found(int(number), int(noise), game, saved, files[-1] != _NO_CUT, second)


def _bytes(text: str, line: str) -> bytes | None:
    if text == "none":
        return None
    if ":" in text:
        raise Broken(line)
    return bytes.fromhex(text)


def _run(*script: str) -> str:
    ended = subprocess.run(
        [TIERS["micropython32"], "-X", "heapsize=8m", *script],
        cwd=ROOT,
        env={"MICROPYPATH": f"{ROOT}:.frozen"},
        capture_output=True,
        text=True,
    )
    if ended.returncode:
        raise Broken(ended.stdout[-500:] + ended.stderr)
    return ended.stdout
