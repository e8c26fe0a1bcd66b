"""The files of the game as they lie on a Pico, compiled for it."""

import ast
import hashlib
from pathlib import Path

from tools import device_files
from tools.compiled import compile_modules
from tools.flasher.device import Device
from tools.setup.places import ROOT


def write_files(folder: Path, board: str, device: Device) -> dict[str, str]:
    """Write all files into a folder; returns their digests by name."""
    modules = device_files.modules()
    native = [path for path in modules if _has_native_code(path)]
    plain = [path for path in modules if path not in native]
    compile_modules(plain, folder)
    if device.takes_our_native_code:
        compile_modules(native, folder, device.architecture)
    else:
        _copy(native, folder)  # its own compiler does it when the game starts
    (folder / "board_name.py").write_text(device_files.board_name(board))
    return {
        path.relative_to(folder).as_posix(): _digest(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _has_native_code(path: Path) -> bool:
    """Whether a decorator of the module asks for machine code."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(
        isinstance(decorator, ast.Attribute) and decorator.attr in ("viper", "native")
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for decorator in function.decorator_list
    )


def _copy(sources: list[Path], folder: Path) -> None:
    for source in sources:
        target = folder / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes())


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
