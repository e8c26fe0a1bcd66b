"""What a run has done so far, in a file, so that an interrupted one can go on.

The first line says which run it is, each other line is a batch and its tally. A line
is written whole and at once; one that was cut short by a power cut is dropped.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from tools.setup.places import ROOT


class OtherRun(Exception):
    """The file belongs to another run; the message says what to do."""


class State:
    def __init__(self, path: Path, run: dict[str, Any]) -> None:
        self.path = path
        self.done: dict[str, Any] = {}  # results by the names of their batches
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = _whole_lines(path)
        if lines:
            found, *results = self._read(lines)
            self._check(found, run)
            self.done = dict(results)
        lines = lines or [json.dumps(run)]
        path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")

    def _read(self, lines: list[str]) -> list[Any]:
        try:
            return [json.loads(line) for line in lines]
        except ValueError:
            raise OtherRun(
                f"{self.path} is not of a tournament: name another file with --state"
            ) from None

    def _check(self, found: Any, run: dict[str, Any]) -> None:
        if not isinstance(found, dict):
            found = {}
        if found != run:
            other = [name for name in run if found.get(name) != run[name]]
            raise OtherRun(
                f"{self.path} is of a run with other {', '.join(other)}: "
                "delete it, or name another file with --state"
            )

    def keep(self, batch: str, result: Any) -> None:
        self.done[batch] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([batch, result]) + "\n")

    def close(self) -> None:
        """The run is complete: nothing is left to go on with."""
        self.path.unlink()


def _whole_lines(path: Path) -> list[str]:
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    end = text.rfind("\n") + 1
    return text[: end or None].splitlines()  # a first line is never dropped unread


def fingerprint() -> str:
    """Names the rules, maps and bots as they are now: only like adds to like."""
    digest = hashlib.sha256()
    for path in sorted(ROOT.glob("engine_core/**/*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
