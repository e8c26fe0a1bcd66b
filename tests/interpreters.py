"""Runs scripts on MicroPython: the 32-bit unix build, and WebAssembly in Node."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tools.compiled import compile_modules
from tools.setup.places import ROOT
from tools.setup.tiers import RECORD, TIERS, why_missing

RUN_LIMIT_S = 300
PLAIN_RUNNER = ROOT / "tests/plain_runner.py"
BOTH = sorted(str(p.relative_to(ROOT)) for p in ROOT.glob("tests/both/test_*.py"))


class InterpreterFailed(Exception):
    """A script ended with an error; the message is all that it printed."""


def tier(name: str, record: Path = RECORD) -> Path:
    """A tier's file; where it is missing, skip the test, or with CI=true fail it."""
    reason = why_missing(name, record)
    if reason is None:
        return TIERS[name]
    if os.environ.get("CI") == "true":
        pytest.fail(f"{name} is missing: {reason}")
    pytest.skip(f"{name} is missing: {reason}")


# What runs on MicroPython, and so can be compiled for it.
_DEVICE_SIDE = (
    "engine_core/**/*.py",
    "firmware/**/*.py",
    "board/*.py",
    "board/drivers/*.py",
    "tests/both/*.py",
    "tests/device/*.py",
    "tools/__init__.py",
    "tools/record_lines.py",
    "tools/desk/__init__.py",
    "tools/desk/boards.py",
    "tools/desk/panel.py",
    "tools/desk/scripted.py",
)


def compile_project(folder: Path) -> Path:
    """All that runs on MicroPython as .mpy, in a folder like the project's own."""
    for pattern in _DEVICE_SIDE:
        compile_modules(ROOT.glob(pattern), folder, "x86")
    return folder


def run_micropython(
    script: str | Path,
    *args: str | Path,
    heap: str = "180k",
    folder: Path = ROOT,
) -> str:
    """What a script prints on 32 bits: a path with .py, a module of tests, or code."""
    limit = ["-X", f"heapsize={heap}"]
    # Modules come from the folder alone, never from the user's own.
    env = {"MICROPYPATH": ".:.frozen"}
    return _run([tier("micropython32"), *limit, *_script(script), *args], env, folder)


def run_webassembly(script: str | Path, *args: str | Path) -> str:
    """The same in WebAssembly, on a copy of the project's files in memory."""
    runner = ROOT / "tests/run_in_webassembly.mjs"
    return _run(["node", runner, tier("webassembly"), *_script(script), *args])


def all_passed(path: str) -> str:
    """The last line of the plain runner when no test of a file was left out."""
    source = (ROOT / path).read_text(encoding="utf-8")
    return f"\n{len(re.findall('^def test_', source, re.MULTILINE))} passed\n"


def _script(script: str | Path) -> list[str | Path]:
    if str(script).endswith(".py"):
        return [script]
    return ["-m" if str(script).startswith("tests.") else "-c", script]


def _run(
    command: list[str | Path],
    env: dict[str, str] | None = None,
    folder: Path = ROOT,
) -> str:
    ended = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | (env or {}),
        capture_output=True,
        encoding="utf-8",
        timeout=RUN_LIMIT_S,
    )
    if ended.returncode:
        raise InterpreterFailed(ended.stdout + ended.stderr)
    return ended.stdout
