"""Talks to the Pico through mpremote, and understands how that can fail."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from serial.tools import list_ports

from tools.flasher import problems

PICO = (0x2E8A, 0x0005)  # USB vendor and product of MicroPython on a Pico
ANSWER_LIMIT_S = 120
COPY_LIMIT_S = 900


class Answer(NamedTuple):
    """What a script told: facts by name, and the digests of files by path."""

    facts: dict[str, Any]
    files: dict[str, str]


def find_port() -> str:
    """The one Pico that is plugged in."""
    ports = [p.device for p in list_ports.comports() if (p.vid, p.pid) == PICO]
    if not ports:
        raise problems.no_pico()
    if len(ports) > 1:
        raise problems.several(sorted(ports))
    return str(ports[0])


class Remote:
    def __init__(self, port: str) -> None:
        self.port = port
        self._is_address = "://" in port
        if not self._is_address and not os.path.exists(port):
            raise problems.no_such_port(port)
        if not self._is_address and not os.access(port, os.R_OK | os.W_OK):
            raise problems.not_allowed(port)

    def ask(self, script: str, doing: str) -> Answer:
        """Run a script on the Pico that prints lines of JSON."""
        answer = Answer({}, {})
        for line in self._run(["exec", script], doing, ANSWER_LIMIT_S).splitlines():
            told = json.loads(line)
            if "file" in told:
                answer.files[told["file"]] = told["digest"]
            else:
                answer.facts.update(told)
        return answer

    def reset(self) -> None:
        self._run(["reset"], "it was being restarted", ANSWER_LIMIT_S)

    def copy(
        self, files: Iterable[tuple[str, str]], on_file: Callable[[], None]
    ) -> None:
        """Copy files, given as path here and path there, calling back for each."""
        words: list[str] = []
        for here, there in files:
            words += ["fs", "cp", "--force", here, ":" + there, "+"]
        self._run(words, "files were being copied", COPY_LIMIT_S, on_file)

    def _run(
        self,
        words: list[str],
        doing: str,
        limit_s: float,
        on_line: Callable[[], None] = lambda: None,
    ) -> str:
        mpremote = [sys.executable, "-u", "-m", "mpremote", "connect", self.port]
        process = subprocess.Popen(
            [*mpremote, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        impatience = threading.Timer(limit_s, process.kill)
        impatience.start()
        try:
            return self._listen(process, doing, on_line)
        finally:
            impatience.cancel()
            process.kill()
            process.wait()

    def _listen(
        self,
        process: "subprocess.Popen[str]",
        doing: str,
        on_line: Callable[[], None],
    ) -> str:
        assert process.stdout
        printed = ""
        with process.stdout as lines:
            for line in lines:
                printed += line
                on_line()
        code = process.wait()
        if code < 0:  # killed, because the Pico kept it waiting
            raise problems.silent(self.port)
        if code:
            raise self._understood(printed, doing)
        return printed

    def _understood(self, printed: str, doing: str) -> problems.Problem:
        """The problem behind what mpremote printed."""
        if "failed to access" in printed:
            return problems.busy(self.port)
        if "could not enter raw repl" in printed:
            return problems.silent(self.port)
        if "Errno 28" in printed or "ENOSPC" in printed:
            return problems.full()
        if "Traceback" in printed and "<stdin>" in printed:
            return problems.Problem(f"The Pico could not do it: {printed}")
        return problems.lost(self.port, doing)
