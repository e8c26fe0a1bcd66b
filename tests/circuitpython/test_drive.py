"""The game on a CIRCUITPY drive: what is written there, and what is refused."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import circuitpython as installer
from tools.setup.places import ROOT

BOARD_IDS = (
    "raspberry_pi_pico",
    "raspberry_pi_pico_w",
    "raspberry_pi_pico2",
    "raspberry_pi_pico2_w",
    "pimoroni_picosystem",
    "pimoroni_badger2040",
    "pimoroni_badger2040w",
)
# In every CircuitPython, and so not in the lists of its boards.
ALWAYS_THERE = {"gc", "micropython"}


@pytest.fixture
def drive(circuitpython, tmp_path) -> Path:
    (tmp_path / "boot_out.txt").write_text("Adafruit CircuitPython 10.0.0\n")
    return tmp_path


def install(drive: Path) -> int:
    return installer.main([str(drive)])


def modules_of(board_id: str) -> set[str]:
    """What CircuitPython has built in on a board, by its own stubs."""
    (packages,) = installer.PACKAGES.glob("lib/python*/site-packages")
    stub = packages / "board_definitions" / board_id / "__init__.pyi"
    listed = re.search(r"Included modules: (.*)", stub.read_text())
    assert listed
    return set(listed[1].split(", "))


def imports_of(path: Path) -> set[str]:
    """The first part of every module that a file imports when it runs."""
    return {module.split(".")[0] for module in imported(ast.parse(path.read_text()))}


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.Import(names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module
            case ast.If(test=ast.Name("TYPE_CHECKING")):
                pass  # only type checkers go there
            case _:
                yield from imported(node)


def test_the_game_is_on_the_drive_with_all_that_starts_it(drive, capsys):
    assert install(drive) == 0
    for name in ("code.py", "boot.py", "framebuf.py", "device/__init__.py"):
        assert (drive / name).is_file()
    assert (drive / "lib/asyncio/__init__.py").is_file()
    assert not (drive / "firmware/main.py").exists()
    assert "hold B while the board starts" in capsys.readouterr().out


def test_nothing_on_the_drive_hides_a_module_of_circuitpython(drive):
    assert install(drive) == 0
    ours = {path.stem for path in [*drive.glob("*"), *drive.glob("lib/*")]}
    for board_id in BOARD_IDS:
        assert not ours & modules_of(board_id), board_id


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_a_board_has_every_module_that_the_game_imports(board_id):
    files = installer.game()
    ours = {Path(at).parts[0].removesuffix(".py") for at in files}
    there = modules_of(board_id) | ALWAYS_THERE | ours | {"asyncio", "adafruit_ticks"}
    for at, source in files.items():
        assert imports_of(source) <= there, at


def test_only_the_device_uses_circuitpythons_board():
    for at, source in installer.game().items():
        assert "board" not in imports_of(source) or at == "device/boards.py", at


def test_the_second_time_only_what_has_changed_is_written(drive, capsys):
    assert install(drive) == 0
    (drive / "framebuf.py").write_text("old")
    capsys.readouterr()
    assert install(drive) == 0
    assert "1 files were new or changed" in capsys.readouterr().out
    assert not (drive / "code_before.py").exists()


def test_another_program_is_put_aside(drive):
    (drive / "code.py").write_text("print('Hello World!')")
    assert install(drive) == 0
    assert (drive / "code_before.py").read_text() == "print('Hello World!')"
    assert b"firmware" in (drive / "code.py").read_bytes()


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("board.py", "", "board.py hides CircuitPython's own `board`: remove it"),
        ("boot_out.txt", "Adafruit CircuitPython 8.2.9", "update it to 9 or newer"),
        ("code_before.py", "", "is there already: move it away"),
    ],
)
def test_a_drive_that_is_not_fit_is_left_alone(name, text, told, drive, capsys):
    (drive / name).write_text(text)
    assert install(drive) == 1
    assert told in capsys.readouterr().err
    assert not (drive / "device").exists()


def test_a_folder_that_is_no_drive_is_left_alone(tmp_path, capsys):
    assert install(tmp_path) == 1
    assert "is no CIRCUITPY drive" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_packages_of_circuitpython_are_pinned_exactly():
    pins = (ROOT / "tools/setup/circuitpython.txt").read_text().splitlines()
    for pin in filter(None, (line.partition("#")[0].strip() for line in pins)):
        assert re.fullmatch(r"[a-z-]+==[\d.]+", pin)


def test_the_advice_names_every_panel_of_a_pico():
    boards = (installer.DEVICE / "device/boards.py").read_text()
    names = re.findall(r'"(\w+)": PicoWithPanel', boards)
    assert len(names) == 4 and all(name in installer.ADVICE for name in names)
