"""Lay the game out on the CIRCUITPY drive of a board with CircuitPython.

    python3 -m tools.circuitpython /media/you/CIRCUITPY

CircuitPython has a module `board` of its own, so nothing of ours goes there by that
name: the device is the package `device`. All goes there as source, because
CircuitPython does not read what MicroPython's compiler makes.
"""

import argparse
import re
import sys
from pathlib import Path

from tools.setup.places import BUILD, ROOT

DEVICE = ROOT / "board/circuitpython"
PACKAGES = BUILD / "circuitpython"
OLDEST_VERSION = 9

# These start the game on MicroPython, or are native code, which only that has.
NOT_FOR_CIRCUITPYTHON = {
    "firmware/main.py",
    "firmware/start.py",
    "engine_core/fitting_viper.py",
    "firmware/chart_viper.py",
    "firmware/ink_viper.py",
}

ADVICE = """\
Eject the drive and start the board anew. From then on the game writes to the drive,
and a computer only reads it: to replace the game, hold B while the board starts.
On a Pico that is plugged into a panel, name that in settings.toml on the drive, as
    HUNDRED_CROSSES_BOARD = "pico_lcd_1_3"
or pico_lcd_1_14, display_pack, display_pack_2."""


class Refused(Exception):
    """The drive is not as it should be; the message says what to do."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools.circuitpython")
    parser.description = "Lay the game out on a board's CIRCUITPY drive."
    parser.add_argument("drive", metavar="FOLDER", type=Path)
    drive = parser.parse_args(arguments).drive
    try:
        check(drive)
        written = copy({**library(), **game()}, drive)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 1
    print(f"Hundred Crosses is on {drive}: {written} files were new or changed.")
    print(ADVICE)
    return 0


def check(drive: Path) -> None:
    """Refuse a folder that is not the drive of a board that can run the game."""
    about = drive / "boot_out.txt"
    if not about.is_file():
        raise Refused(
            f"{drive} has no boot_out.txt, so it is no CIRCUITPY drive: "
            "name the folder where that is mounted."
        )
    for clash in [*drive.glob("board"), *drive.glob("board.*py")]:
        raise Refused(f"{clash} hides CircuitPython's own `board`: remove it first.")
    told = about.read_text(encoding="utf-8", errors="replace")
    version = re.search(r"CircuitPython (\d+)", told)
    if version and int(version[1]) < OLDEST_VERSION:
        raise Refused(
            f"{drive} runs CircuitPython {version[1]}: update it to "
            f"{OLDEST_VERSION} or newer, then try again."
        )


def library() -> dict[str, Path]:
    """CircuitPython's asyncio with the clock it needs, by their place on the drive."""
    for packages in PACKAGES.glob("lib/python*/site-packages"):
        clock = {"lib/adafruit_ticks.py": packages / "adafruit_ticks.py"}
        return clock | modules_in(packages / "asyncio", "lib/asyncio/")
    raise Refused("CircuitPython's asyncio is not at hand: run `make setup` first.")


def game() -> dict[str, Path]:
    """The game's own files, by their place on the drive; code.py, which starts it, is
    the last to come."""
    files = {"framebuf.py": DEVICE / "framebuf.py"}
    files |= modules_in(ROOT / "engine_core", "engine_core/")
    files |= modules_in(ROOT / "firmware", "firmware/")
    files |= modules_in(DEVICE / "device", "device/")
    files |= {"boot.py": DEVICE / "boot.py", "code.py": DEVICE / "start.py"}
    return {at: files[at] for at in files if at not in NOT_FOR_CIRCUITPYTHON}


def modules_in(folder: Path, place: str) -> dict[str, Path]:
    paths = sorted(folder.rglob("*.py"))
    return {place + path.relative_to(folder).as_posix(): path for path in paths}


def copy(files: dict[str, Path], drive: Path) -> int:
    """Write what is not there yet, and say how many files that were."""
    try:
        keep_others(drive)
        return sum(write(files[at].read_bytes(), drive / at) for at in files)
    except OSError as error:
        raise Refused(
            f"{drive} cannot be written ({error}). If it is full, make room on it. If "
            "it has the game already, hold B while you plug it in, then try again."
        ) from error


def keep_others(drive: Path) -> None:
    """Put another program's code.py and boot.py aside, under names never run."""
    if (drive / "device").is_dir():
        return  # these are the game's, of an older version
    for name in ("code", "boot"):
        path, aside = drive / f"{name}.py", drive / f"{name}_before.py"
        if aside.exists():
            raise Refused(f"{aside} is there already: move it away, then try again.")
        if path.exists():
            path.rename(aside)


def write(data: bytes, path: Path) -> bool:
    """Write one file, unless it is there and the same."""
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return True


if __name__ == "__main__":
    sys.exit(main())
