"""Puts the web page together: a folder of static files that any host can serve."""

import hashlib
import json
import shutil
from pathlib import Path

import tools.desk  # noqa: F401  (brings framebuf, which boards.py imports)
from board.codes import NAMES
from tools.desk.boards import BOARDS
from tools.desk.pictures import E_INK_COLOURS
from tools.setup.places import BUILD, ROOT, empty_partial_folder, move_folder
from tools.setup.tiers import TIERS
from tools.web.icons import ICONS, draw_icon

FOLDER = BUILD / "web"
PAGE = ROOT / "tools/web/page"

# Only the page's own files; WebAssembly counts as evaluated code, and needs its leave.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
    " img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
    " base-uri 'none'; form-action 'none'"
)

# The boards that style.css draws.
DRAWN = ("pico_lcd_1_3", "picosystem", "badger_2040")

# What runs on MicroPython: the game as it is on a device, and what is under it here.
_PYTHON = (
    "engine_core/**/*.py",
    "firmware/**/*.py",
    "board/__init__.py",
    "board/bell.py",
    "board/buttons.py",
    "board/codes.py",
    "board/contact.py",
    "board/power.py",
    "board/presses.py",
    "tools/__init__.py",
    "tools/desk/__init__.py",
    "tools/desk/boards.py",
    "tools/desk/panel.py",
    "tools/web/__init__.py",
    "tools/web/device.py",
    "tools/web/narration.py",
    "tools/web/replay.py",
    "tools/web/start.py",
)
_AT_THE_ROOT = {"machine.py": ROOT / "tools/web/machine.py"}
_INTERPRETER = ("micropython.mjs", "micropython.wasm")
_LICENCES = {
    "LICENSE.txt": ROOT / "LICENSE",
    "LICENSE-micropython.txt": ROOT / "tools/webassembly/LICENSE-micropython.txt",
}


def build(folder: Path = FOLDER) -> Path:
    """Make the folder anew; one that is being served is replaced at once."""
    partial = empty_partial_folder(folder)
    for source in sorted(PAGE.iterdir()):
        shutil.copy(source, partial)
    for name in _INTERPRETER:
        shutil.copy(TIERS["webassembly"].with_name(name), partial)
    for name, source in _LICENCES.items():
        shutil.copy(source, partial / name)
    for name, (side, scale) in ICONS.items():
        draw_icon(partial / name, side, scale)
    _write(partial / "game.json", json.dumps(python_files()))
    _write(partial / "boards.js", _boards())
    _fill_in(partial / "index.html", POLICY=POLICY)
    _fill_in_service_worker(partial)
    move_folder(partial, folder)
    return folder


def python_files() -> dict[str, str]:
    """The text of each file that MicroPython may import, by its place."""
    files = dict(_AT_THE_ROOT)
    for pattern in _PYTHON:
        files |= {str(path.relative_to(ROOT)): path for path in ROOT.glob(pattern)}
    return {name: path.read_text(encoding="utf-8") for name, path in files.items()}


def _boards() -> str:
    """What the page has to know of each board, as a module of JavaScript."""
    boards = {name: _board(name) for name in DRAWN}
    colours = ["{:02x}{:02x}{:02x}".format(*colour) for colour in E_INK_COLOURS]
    return (
        "// Made from tools/desk/boards.py by `make web`.\n"
        f"export const BOARDS = {json.dumps(boards, indent=2)};\n"
        f"export const NAMES = {json.dumps(NAMES)};\n"
        f"export const E_INK_COLOURS = {json.dumps(colours)};\n"
    )


def _board(name: str) -> dict[str, object]:
    board = BOARDS[name]
    return {
        "title": board.title,
        "width": board.width,
        "height": board.height,
        "bits": board.bits,
        "codes": board.codes,
    }


def _fill_in_service_worker(folder: Path) -> None:
    """It keeps every file for times without a network, as one version of them all."""
    names = sorted(path.name for path in folder.iterdir())
    names.remove("service_worker.js")
    version = hashlib.sha256()
    for name in names:
        version.update(name.encode() + (folder / name).read_bytes())
    files = json.dumps(["./", *names], indent=2)
    _fill_in(
        folder / "service_worker.js", VERSION=version.hexdigest()[:16], FILES=files
    )


def _fill_in(path: Path, **values: str) -> None:
    """Put values where the file says {{NAME}}."""
    text = path.read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace("{{" + name + "}}", value)
    _write(path, text)


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
