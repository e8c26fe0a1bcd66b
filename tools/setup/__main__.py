"""`python3 -m tools.setup` sets up everything; `... environment` only Python."""

import argparse
import contextlib
import fcntl
import sys
from collections.abc import Callable, Iterator

from tools.setup import (
    browser,
    circuitpython,
    cluster,
    environment,
    firmware,
    micropython,
    npm,
)
from tools.setup.places import BUILD
from tools.setup.steps import Missing
from tools.setup.tiers import TIERS, write_reasons

PREPARE: dict[str, Callable[[], None]] = {
    "mpy_cross": micropython.build_mpy_cross,
    "micropython32": micropython.build_micropython32,
    "webassembly": npm.install_webassembly,
    "pico_image": firmware.build_plain,
    "emulator": npm.install_emulator,
    "circuitpython": circuitpython.install,
    "browser": browser.install,
    "cluster": cluster.install,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools.setup", description=__doc__)
    parser.add_argument(
        "what", nargs="?", choices=("everything", "environment"), default="everything"
    )
    wanted = parser.parse_args().what
    with one_at_a_time():
        try:
            environment.create()
            environment.install_stubs()
        except Missing as error:
            print(f"set-up: no virtual environment: {error}", file=sys.stderr)
            return 1
        if wanted == "everything":
            write_reasons({tier: why_not(tier) for tier in TIERS})
    return 0


def why_not(tier: str) -> str | None:
    """Prepare one tier. One that cannot be had is told in a line and left out."""
    try:
        PREPARE[tier]()
    except Missing as error:
        print(f"set-up: {tier} is missing: {error}")
        return str(error)
    return None


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two set-ups in one folder would build over each other."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "setup.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("set-up: waiting for another one to finish", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("set-up: stopped; `make setup` goes on from here")
