"""The emulator as a process of its own, asked and answered in lines of JSON."""

import base64
import json
import subprocess
import threading
from collections.abc import Callable
from typing import Any

from tools.setup.places import ROOT

PROGRAM = ROOT / "tools/emulator/main.mjs"
ANSWER_LIMIT_S = 600
END_LIMIT_S = 10

Answer = dict[str, Any]


class EmulatorError(Exception):
    """The emulator could not do what it was asked."""


class Process:
    """Runs Node with the emulator; ends it by its own id, whatever happens."""

    def __init__(self) -> None:
        try:
            self._node = subprocess.Popen(
                ["node", str(PROGRAM)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        except FileNotFoundError:
            raise EmulatorError(
                "the emulated Pico needs Node.js: install it and run `make setup`"
            ) from None

    def ask(self, request: str, **details: object) -> Answer:
        """Send a request and wait for its answer."""
        line = json.dumps({"do": request, **details}) + "\n"
        stdin, stdout = self._node.stdin, self._node.stdout
        assert stdin and stdout
        try:
            stdin.write(line.encode())
            stdin.flush()
            answered = self._within_limit(stdout.readline)
        except BrokenPipeError:
            answered = b""
        if not answered:
            raise EmulatorError(
                f"the emulator ended at {request!r}: {self._last_words()}"
            )
        answer: Answer = json.loads(answered)
        if "error" in answer:
            raise EmulatorError(answer["error"])
        return answer

    def end(self) -> None:
        """Let it go by closing its input; kill it when it does not listen."""
        assert self._node.stdin and self._node.stdout and self._node.stderr
        self._node.stdin.close()
        try:
            self._node.wait(END_LIMIT_S)
        except subprocess.TimeoutExpired:
            self._node.kill()
            self._node.wait()
        self._node.stdout.close()
        self._node.stderr.close()

    def _within_limit(self, read: Callable[[], bytes]) -> bytes:
        """Read an answer; a process that takes too long is killed, and so silent."""
        killer = threading.Timer(ANSWER_LIMIT_S, self._node.kill)
        killer.start()
        try:
            return read()
        finally:
            killer.cancel()

    def _last_words(self) -> str:
        assert self._node.stderr
        return self._node.stderr.read().decode(errors="replace") or "it said nothing"


def encoded(data: bytes) -> str:
    return base64.b64encode(data).decode()


def decoded(text: str) -> bytes:
    return base64.b64decode(text)
