"""What a Pico needs to be a handheld: the modules, and the name of its board."""

from pathlib import Path

from tools.desk.boards import BOARDS
from tools.setup.places import ROOT

ROOMS = ("engine_core", "board", "firmware")
MAIN = "import firmware.main\n"  # what stands in main.py
_FOR_OTHERS = "board/circuitpython"


def modules() -> list[Path]:
    """Every module of the game, in order."""
    found = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    return sorted(path for path in found if ROOT / _FOR_OTHERS not in path.parents)


def board_name(board: str) -> str:
    """What stands in board_name.py."""
    if board not in BOARDS:
        raise ValueError(
            f"no board is called {board!r}; there are: {', '.join(BOARDS)}"
        )
    return f'NAME = "{board}"\n'
