"""What a Pico needs to be a handheld: the modules, and the name of its board."""

import re
from pathlib import Path

from tools.desk.boards import BOARDS
from tools.setup.places import ROOT

ROOMS = ("engine_core", "board", "firmware")
MAIN = "import firmware.main\n"  # what stands in main.py
_FOR_OTHERS = "board/circuitpython"

# On a Pico native code always runs, so its plain twins are never wanted there; and an
# image is installed already.
_NOT_IN_AN_IMAGE = {
    "board/drivers/expand_plain.py",
    "engine_core/fitting_plain.py",
    "firmware/ink_plain.py",
    "firmware/install.py",
    "firmware/stencil.py",
}


def modules() -> list[Path]:
    """Every module of the game, in order."""
    found = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    return sorted(path for path in found if ROOT / _FOR_OTHERS not in path.parents)


def modules_for(board: str) -> list[Path]:
    """Those that a Pico with one board can ever load."""
    wired = _imported_drivers(ROOT / f"board/{board}.py")
    return [
        path
        for path in modules()
        if (path.stem not in BOARDS or path.stem == board)
        and (path.parent.name != "drivers" or path in wired)
        and path.relative_to(ROOT).as_posix() not in _NOT_IN_AN_IMAGE
    ]


def _imported_drivers(path: Path) -> set[Path]:
    """The drivers that a file imports, and those that these import in turn."""
    names = re.findall(r"board\.drivers(?:\.| import )(\w+)", path.read_text())
    files = {ROOT / f"board/drivers/{name}.py" for name in ["__init__", *names]}
    return files.union(*[_imported_drivers(file) for file in files - {path} if names])


def board_name(board: str) -> str:
    """What stands in board_name.py."""
    if board not in BOARDS:
        raise ValueError(
            f"no board is called {board!r}; there are: {', '.join(BOARDS)}"
        )
    return f'NAME = "{board}"\n'
