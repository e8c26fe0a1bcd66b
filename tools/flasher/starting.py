"""Makes sure that the game runs after the Pico was restarted."""

import contextlib
import time

import serial

from tools.flasher import problems

PORT_LIMIT_S = 15  # until the port is there again after a restart
ANSWER_LIMIT_S = 20
PATIENCE_S = (4, 10, 25)  # for the title to come up; more if it was not enough
STARTS = b"Hundred Crosses starts."
INTERRUPTED = b"The game was interrupted"
TOO_EARLY = b"KeyboardInterrupt"
PROMPT = b">>> "
INTERRUPT, SOFT_RESET = b"\x03", b"\x04"


def wait_for_title(port: str) -> None:
    """Raise unless the game runs some seconds after its start.

    The game says nothing while it runs, so it is interrupted, answers, and is
    started again. One that was still being loaded gets more time.
    """
    with _opened(port) as line:
        for patience in PATIENCE_S:
            printed = _read(line, b"", PROMPT, patience)
            if PROMPT not in printed:
                line.write(INTERRUPT)
                printed = _read(line, printed, PROMPT, ANSWER_LIMIT_S)
            if INTERRUPTED not in printed and TOO_EARLY not in printed:
                break
            line.write(SOFT_RESET)
            _read(line, b"", STARTS, ANSWER_LIMIT_S)
            if INTERRUPTED in printed:
                return
    raise problems.did_not_start(printed.decode(errors="replace"))


def _opened(port: str) -> serial.SerialBase:
    """A Pico that restarts takes its port away for a moment."""
    deadline = time.monotonic() + PORT_LIMIT_S
    while True:
        with contextlib.suppress(serial.SerialException):
            return serial.serial_for_url(port, timeout=0.1)
        if time.monotonic() > deadline:
            raise problems.no_such_port(port)
        time.sleep(0.2)


def _read(
    line: serial.SerialBase, printed: bytes, until: bytes, limit_s: float
) -> bytes:
    deadline = time.monotonic() + limit_s
    while until not in printed and time.monotonic() < deadline:
        printed += line.read(256)
    return printed
