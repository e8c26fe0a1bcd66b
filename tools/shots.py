"""Draws every screen on every layout as PNG files, for people to look at.

    python3 -m tools.shots [FOLDER] [--scale N] [--language CODE | --kept]

The tests compare some of the screens with those in tests/snapshots; after a change
that is meant, `make snapshots` accepts the new ones.
"""

import argparse
import sys
from pathlib import Path

from firmware.languages import LANGUAGES
from tools.desk.pictures import save_png
from tools.scenes import (
    ENGLISH,
    EVERY_SCENE,
    LAYOUTS,
    Scene,
    kept_scenes,
    picture_of,
)

CODES = [code for code, _ in LANGUAGES]
Shot = tuple[Scene, str, str]  # on a board, in a language


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.shots", description=__doc__.split("\n")[0]
    )
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/shots"))
    parser.add_argument("--scale", type=int, default=3, choices=range(1, 9))
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--language", default=ENGLISH, choices=[*CODES, "all"])
    either.add_argument(
        "--kept", action="store_true", help="only those that the tests compare"
    )
    chosen = parser.parse_args(arguments)
    shots = _kept() if chosen.kept else _all_in(chosen.language)
    for number, (scene, board, language) in enumerate(shots, start=1):
        picture = chosen.folder / picture_of(scene, board, language)
        picture.parent.mkdir(parents=True, exist_ok=True)
        save_png(scene.show(board, language), picture, chosen.scale)
        _show_progress(number, len(shots))
    print(f"{len(shots)} pictures in {chosen.folder}")
    return 0


def _kept() -> list[Shot]:
    return [
        (scene, board, language)
        for language in CODES
        for board in LAYOUTS
        for scene in kept_scenes(language)
    ]


def _all_in(language: str) -> list[Shot]:
    return [
        (scene, board, code)
        for code in CODES
        if language in (code, "all")
        for board in LAYOUTS
        for scene in EVERY_SCENE
    ]


def _show_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r{done}/{total}", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
