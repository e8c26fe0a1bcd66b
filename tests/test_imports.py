"""Imports point one way: screens know no driver, drivers no game, rules nobody."""

import ast
from pathlib import Path

import pytest

from tools.setup.places import ROOT

# Modules that MicroPython has too: those for pure thought, all others of use, and the
# one with the pins. The type checker reads some more, which never run on a device.
THOUGHT = {"array", "binascii", "collections", "types"}
BUILT_IN = THOUGHT | {"asyncio", "errno", "framebuf", "gc", "json", "micropython"}
BUILT_IN |= {"io", "os", "random", "select", "struct", "sys", "time", "uctypes"}
PINS = {"machine"}

# What each part of the project may import.
MAY_IMPORT = {
    "engine_core": {"engine_core"} | THOUGHT,
    "board": {"board"} | BUILT_IN | PINS,
    "board/drivers": {"board.drivers"} | BUILT_IN | PINS,
    "firmware": {"firmware", "engine_core"} | BUILT_IN,
}
# CircuitPython's own `board` and its other modules: that part is checked apart.
APART = ROOT / "board/circuitpython"
# What starts on a device chooses the board it is on, and nobody else does.
STARTERS = {"firmware/start.py", "firmware/install.py"}


def imported(source: str) -> set[str]:
    """The dotted names of all modules that a file imports, in whatever way."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(aliases):
                names |= {alias.name for alias in aliases}
            case ast.ImportFrom(module, aliases, level):
                names |= {f"{'.' * level}{module or ''}.{a.name}" for a in aliases}
            case ast.Call(ast.Name("__import__") | ast.Attribute(attr="import_module")):
                names.add(beginning(node.args[0]))
    return names


def beginning(name: ast.expr) -> str:
    """The constant beginning of a name that is put together."""
    while isinstance(name, ast.BinOp):
        name = name.left
    if isinstance(name, ast.JoinedStr):
        name = name.values[0]
    return str(name.value) if isinstance(name, ast.Constant) else "a name unknown here"


def is_within(name: str, packages: set[str]) -> bool:
    return any((name + ".").startswith(package + ".") for package in packages)


def parts(folder: str) -> list[Path]:
    """The files of a part of the project, without those of its listed parts."""
    listed = [ROOT / part for part in MAY_IMPORT if part.startswith(folder + "/")]
    return [
        path
        for path in sorted((ROOT / folder).rglob("*.py"))
        if not any(path.is_relative_to(apart) for apart in [*listed, APART])
    ]


FILES = [(path, folder) for folder in MAY_IMPORT for path in parts(folder)]


@pytest.mark.parametrize(
    ("path", "folder"), FILES, ids=lambda it: str(it).removeprefix(f"{ROOT}/")
)
def test_a_file_imports_only_what_its_part_may_know(path, folder):
    allowed = MAY_IMPORT[folder]
    if str(path.relative_to(ROOT)) in STARTERS:
        allowed = allowed | {"board", "board_name"} | PINS
    names = imported(path.read_text(encoding="utf-8"))
    assert {name for name in names if not is_within(name, allowed)} == set()


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_every_part_has_files(folder):
    assert parts(folder)


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import a.b, c", {"a.b", "c"}),
        ("import a.b as c", {"a.b"}),
        ("from a.b import c, d", {"a.b.c", "a.b.d"}),
        ("from . import a", {"..a"}),
        ("def f():\n    if x:\n        from a import b", {"a.b"}),
        ("try:\n    import a\nexcept ImportError:\n    import b", {"a", "b"}),
        ("__import__('a.b')", {"a.b"}),
        ("__import__('a.' + b + c, None, None, ('d',))", {"a."}),
        ("importlib.import_module(f'a.{b}')", {"a."}),
        ("__import__(name)", {"a name unknown here"}),
    ],
)
def test_every_kind_of_import_is_found(source, names):
    assert imported(source) == names


def test_a_package_is_not_taken_for_another_with_a_longer_name():
    assert is_within("board.drivers.wire", {"board.drivers"})
    assert is_within("board", {"board"})
    assert not is_within("boards.wire", {"board"})
    assert not is_within("board", {"board.drivers"})
