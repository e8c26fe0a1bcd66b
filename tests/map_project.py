"""A project of its own for the map tests, and decks to write into it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.map_reader import DrawnMap, read_maps
from tools.maps import DRAWING

ROOT = Path(__file__).parent.parent
DRAWN = read_maps(DRAWING.read_text(encoding="utf-8"))


def copy_project(place: Path) -> Path:
    """Copy what the command needs, so that no test can spoil the real files."""
    for folder in ("engine_core", "tools"):
        (place / folder).mkdir()
        for file in [*(ROOT / folder).glob("*.py"), *(ROOT / folder).glob("maps.txt")]:
            shutil.copy(file, place / folder)
    return place


def run(place: Path, *options: str, columns: int = 80) -> subprocess.CompletedProcess:
    """The command as people call it, and with the standard library alone (-S)."""
    return subprocess.run(
        [sys.executable, "-S", "-m", "tools.maps", *options],
        cwd=place,
        env={**os.environ, "COLUMNS": str(columns), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=60,
    )


def as_text(maps: list[DrawnMap]) -> str:
    """The maps as a file; map 0 has its heading in line 1, its rows from line 2."""
    blocks = []
    for drawn in maps:
        heading = f"{drawn.colour}, seal {drawn.seal}" if drawn.seal else drawn.colour
        blocks.append("\n".join([heading, *drawn.rows]) + "\n")
    return "\n".join(blocks)


def rewrite(project: Path, maps: list[DrawnMap]) -> None:
    (project / "engine_core" / "maps.txt").write_text(as_text(maps), encoding="utf-8")


def spoil(number: int, **changes) -> list[DrawnMap]:
    """The real deck, but for one map."""
    spoilt = DRAWN.copy()
    spoilt[number] = DRAWN[number]._replace(**changes)
    return spoilt


def mirrored(rows: list[str]) -> list[str]:
    return [row[::-1] for row in rows]


def turned(rows: list[str]) -> list[str]:
    """A quarter turn clockwise."""
    return ["".join(column) for column in zip(*rows[::-1], strict=True)]
