"""Where the set-up keeps what it makes, and how it writes there."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


def write_whole(path: Path, text: str) -> None:
    """Write a file all at once: a power cut leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = partial_of(path)
    partial.write_text(text, encoding="utf-8")
    os.replace(partial, path)


def empty_partial_folder(path: Path) -> Path:
    """A fresh folder beside `path`, to be filled and then renamed to it."""
    partial = partial_of(path)
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    return partial


def move_folder(made: Path, path: Path) -> None:
    """Put a finished folder in its place, over an older one if there is one."""
    shutil.rmtree(path, ignore_errors=True)
    made.rename(path)


def partial_of(path: Path) -> Path:
    return path.with_name(path.name + ".partial")
