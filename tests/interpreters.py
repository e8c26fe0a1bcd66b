"""Runs scripts on MicroPython: the 32-bit unix build, and WebAssembly in Node."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tools.setup.places import ROOT
from tools.setup.tiers import RECORD, TIERS, why_missing

RUN_LIMIT_S = 300
PLAIN_RUNNER = "tests/plain_runner.py"
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


def run_micropython(script: str | Path, *args: str | Path, heap: str = "180k") -> str:
    """What a script (a path ending in .py, or code itself) prints on 32 bits."""
    limit = ["-X", f"heapsize={heap}"]
    # Modules come from the project alone, never from the user's own folder.
    path = {"MICROPYPATH": ".:.frozen"}
    return _run([tier("micropython32"), *limit, *_script(script), *args], path)


def run_webassembly(script: str | Path, *args: str | Path) -> str:
    """The same in WebAssembly, on a copy of the project's files in memory."""
    runner = ROOT / "tests/run_in_webassembly.mjs"
    return _run(["node", runner, tier("webassembly"), *_script(script), *args])


def all_passed(path: str) -> str:
    """The last line of the plain runner when no test of a file was left out."""
    source = (ROOT / path).read_text(encoding="utf-8")
    return f"\n{len(re.findall('^def test_', source, re.MULTILINE))} passed\n"


def _script(script: str | Path) -> list[str | Path]:
    return [script] if str(script).endswith(".py") else ["-c", script]


def _run(command: list[str | Path], env: dict[str, str] | None = None) -> str:
    ended = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | (env or {}),
        capture_output=True,
        encoding="utf-8",
        timeout=RUN_LIMIT_S,
    )
    if ended.returncode:
        raise InterpreterFailed(ended.stdout + ended.stderr)
    return ended.stdout
