"""Game after game on the 32-bit interpreter, with as much heap as a Pico has."""

import os
import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.compiled import compile_modules
from tools.figures import HEAP
from tools.setup.places import ROOT
from tools.setup.tiers import TIERS

WARM_UP = 2  # games after which every part of the program has been loaded once
BLOCK_BYTES = 16
_SCRIPT = "tests.device.endurance"
_BOARDS = ("pico_lcd_1_3", "badger_2040", "display_pack_2", "pico_lcd_1_14")
_NEEDED = (
    *("engine_core/**/*.py", "firmware/**/*.py", "tests/device/*.py"),
    *("board/codes.py", "board/storage.py", "board/__init__.py", "tools/__init__.py"),
    *("tools/record_lines.py", "tools/desk/__init__.py", "tools/desk/boards.py"),
    *("tools/desk/panel.py", "tools/desk/scripted.py"),
)


class Endured(NamedTuple):
    games: int  # in a row on the first board
    others: int  # in a row on each of the other boards
    least_free: int  # bytes: the largest free piece after a game, where it is smallest


class Exhausted(AssertionError):
    """The game ended in an error, or left less and less memory."""


def play_on(games: int, others: int, tell: Callable[[str], None] = print) -> Endured:
    """So many games in a row on the first board, and some on each other one."""
    least = []
    with tempfile.TemporaryDirectory(prefix="endurance-") as folder:
        for pattern in _NEEDED:
            compile_modules(ROOT.glob(pattern), Path(folder), "x86")
        for seed, board in enumerate(_BOARDS, start=1):
            count = games if board == _BOARDS[0] else others
            free = free_pieces(Path(folder), board, seed, count)
            tell(f"  {board}: {count} games, {free[0]:,} bytes at first, {free[-1]:,}")
            least.append(min(free))
    return Endured(games, others, min(least))


def free_pieces(folder: Path, board: str, seed: int, games: int) -> list[int]:
    """The heap's largest free piece after each game, in bytes: it must not shrink."""
    with tempfile.TemporaryDirectory(prefix="saved-") as saved:
        printed = _play(folder, board, str(seed), str(games), saved)
    found = re.findall(r"max free sz: (\d+)", printed)
    free = [int(blocks) * BLOCK_BYTES for blocks in found]
    tasks = re.findall(r"waiting tasks: (\d+)", printed)
    if len(free) != games or set(tasks) != {"1"}:
        raise Exhausted(f"{board}, seed {seed}: {free}, tasks left: {tasks}")
    check_free(free)
    return free


def check_free(free: list[int]) -> None:
    """After the warm-up no game may leave less than it did."""
    if min(free) < min(free[:WARM_UP]):
        raise Exhausted(f"less and less is free: {free}")


def _play(folder: Path, *arguments: str) -> str:
    interpreter = [str(TIERS["micropython32"]), "-X", f"heapsize={HEAP}"]
    ended = subprocess.run(
        [*interpreter, "-m", _SCRIPT, *arguments],
        cwd=folder,
        env=os.environ | {"MICROPYPATH": ".:.frozen"},
        capture_output=True,
        text=True,
    )
    if ended.returncode:
        raise Exhausted(f"{arguments}: {ended.stdout[-300:]}{ended.stderr}")
    return ended.stdout
