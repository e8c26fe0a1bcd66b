"""Draws every screen on every layout as PNG files, for people to look at.

    python3 -m tools.shots [FOLDER] [--scale N]

The tests compare the screens with those in tests/snapshots; after a change that is
meant, `python3 -m tools.shots tests/snapshots --scale 1` accepts the new ones.
"""

import argparse
import sys
from pathlib import Path

from tools.desk.pictures import save_png
from tools.scenes import LAYOUTS, SCENES, all_scenes


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.shots", description=__doc__.split("\n")[0]
    )
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/shots"))
    parser.add_argument("--scale", type=int, default=3, choices=range(1, 9))
    chosen = parser.parse_args(arguments)
    total = len(LAYOUTS) * len(SCENES)
    for number, (board, scene) in enumerate(all_scenes(), start=1):
        picture = chosen.folder / board / f"{scene.name}.png"
        picture.parent.mkdir(parents=True, exist_ok=True)
        save_png(scene.show(board), picture, chosen.scale)
        _show_progress(number, total)
    print(f"{total} pictures in {chosen.folder}")
    return 0


def _show_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r{done}/{total}", end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
