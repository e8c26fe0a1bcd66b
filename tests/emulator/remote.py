"""The real mpremote, talking to an emulated Pico that runs beside the wall clock."""

import subprocess
import sys
from pathlib import Path

LIMIT_S = 900  # until a test gives up; nothing is measured by it


class Remote:
    def __init__(self, address: str) -> None:
        self.address = address

    def __call__(self, *words: str | Path) -> str:
        """Run mpremote, and return what it printed."""
        ended = self.tried(*words)
        assert ended.returncode == 0, ended.stdout + ended.stderr
        return ended.stdout

    def tried(self, *words: str | Path) -> "subprocess.CompletedProcess[str]":
        connected = [sys.executable, "-m", "mpremote", "connect", self.address]
        return subprocess.run(
            [*connected, *map(str, words)],
            capture_output=True,
            text=True,
            timeout=LIMIT_S,
        )
