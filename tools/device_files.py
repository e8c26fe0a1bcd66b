"""What a Pico needs to be a handheld: the modules, and the two files beside them."""

from pathlib import Path

from tools.desk.boards import BOARDS
from tools.setup.places import ROOT

ROOMS = ("engine_core", "board", "firmware")
_FOR_OTHERS = "board/circuitpython"
_MAIN = "firmware/main.py"


def modules() -> list[Path]:
    """Every module of the game, in order; main.py lies elsewhere on a Pico."""
    found = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    return sorted(path for path in found if _is_for_a_pico(path))


def beside(board: str) -> dict[str, str]:
    """The files at the root by name: what to start, and on which board."""
    if board not in BOARDS:
        raise ValueError(
            f"no board is called {board!r}; there are: {', '.join(BOARDS)}"
        )
    return {
        "main.py": (ROOT / _MAIN).read_text(encoding="utf-8"),
        "board_name.py": f'NAME = "{board}"\n',
    }


def _is_for_a_pico(path: Path) -> bool:
    name = path.relative_to(ROOT).as_posix()
    return name != _MAIN and not name.startswith(_FOR_OTHERS)
