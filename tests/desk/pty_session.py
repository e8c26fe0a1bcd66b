"""A program in a terminal of its own, with somebody who types and looks."""

import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pyte

from tools.setup.places import ROOT

LIMIT_S = 60  # until a test gives up; nothing is measured by it
DEMO = (sys.executable, "-m", "tests.desk.play_demo")
PLAY = (sys.executable, "-m", "tools.play")


class PtySession:
    """Starts a program on a pseudo terminal, feeds what it writes to an emulated
    one, and ends it when the test is over."""

    def __init__(
        self,
        environment: dict[str, str],
        columns: int = 124,
        rows: int = 64,
        command: tuple[str, ...] = DEMO,
    ) -> None:
        self._master, self._slave = os.openpty()
        self._ends = [self._master, self._slave]
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.written = b""
        self._set_size(columns, rows)
        self.folder = Path(environment["SAVE"])
        self.modes_before = termios.tcgetattr(self._slave)
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=_environment(environment),
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )

    def __enter__(self) -> "PtySession":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        """Close the window."""
        for end in self._ends:
            os.close(end)
        self._ends = []

    def type(self, keys: str | bytes) -> None:
        os.write(self._master, keys.encode() if isinstance(keys, str) else keys)

    def resize(self, columns: int, rows: int) -> None:
        self.screen.resize(rows, columns)
        self._set_size(columns, rows)

    def _set_size(self, columns: int, rows: int) -> None:
        size = struct.pack("4H", rows, columns, 0, 0)
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, size)

    def look_until(self, seen: Callable[[], bool]) -> None:
        """Read what the program writes until something is to be seen."""
        deadline = time.monotonic() + LIMIT_S
        while not seen():
            if time.monotonic() > deadline:
                raise AssertionError("it was never to be seen:\n" + self.text())
            self._read()

    def look_for(self, text: str) -> None:
        self.look_until(lambda: text in self.text())

    def exit_code(self) -> int:
        self.look_until(lambda: self.process.poll() is not None)
        self._read()
        return self.process.returncode

    def _read(self) -> None:
        while select.select([self._master], [], [], 0.02)[0]:
            data = os.read(self._master, 65536)
            self.written += data
            self._stream.feed(data)

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    def modes(self) -> list:
        """The modes of the terminal, as they are now."""
        return termios.tcgetattr(self._slave)


def _environment(changes: dict[str, str]) -> dict[str, str]:
    """What a program finds in an ordinary terminal, and nothing of the tester's."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    terminal = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
    return kept | terminal | {"PYTHONDONTWRITEBYTECODE": "1"} | changes


def saving_in(folder: Path) -> dict[str, str]:
    return {"SAVE": str(folder)}
