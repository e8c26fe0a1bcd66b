"""One step of the set-up: told in a line, logged in full, done only once."""

import hashlib
import os
import subprocess
import time
from pathlib import Path
from types import TracebackType

from tools.setup.places import BUILD, ROOT, write_whole

COMMAND_LIMIT_S = 1800
LINES_SHOWN = 15


class Missing(Exception):
    """Something this system cannot have; the message says what, and what to do."""


class StepFailed(Missing):
    """A step that ought to have worked. Its log tells why it did not."""


class Step:
    """Makes one product under build/, and remembers what it was made from.

    step = Step("mpy-cross", "build mpy-cross", MPY_CROSS, RECIPE)
    if not step.is_done():
        with step:
            step.run("make", "-C", "mpy-cross")
    """

    def __init__(
        self,
        name: str,
        what: str,
        product: Path | None = None,
        *made_from: object,
        build: Path = BUILD,
    ) -> None:
        self.what = what
        self.product = product
        self.fingerprint = hashlib.sha256(repr(made_from).encode()).hexdigest()
        self.stamp = build / "stamps" / name
        self.log = build / "logs" / f"{name}.log"
        self.started = 0.0

    def is_done(self) -> bool:
        """The product is there, made from just what it would be made from now."""
        if self.product is None or not self.product.exists():
            return False
        return self.stamp.exists() and self.stamp.read_text() == self.fingerprint

    def __enter__(self) -> "Step":
        print(f"set-up: {self.what} ... ", end="", flush=True)
        self.started = time.monotonic()
        self.stamp.unlink(missing_ok=True)
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.log.write_text("")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        took = f"{time.monotonic() - self.started:.1f} s"
        if kind is None:
            write_whole(self.stamp, self.fingerprint)
            print(took)
        elif issubclass(kind, StepFailed):
            print(f"failed after {took}. The last lines of its log:")
            print(self._last_lines())
        else:
            print(f"stopped after {took}")

    def run(
        self, *command: str, cwd: Path = ROOT, env: dict[str, str] | None = None
    ) -> None:
        """Run a command of this step; what it prints goes to the log."""
        if not self.try_to_run(*command, cwd=cwd, env=env):
            raise self.failure()

    def try_to_run(
        self, *command: str, cwd: Path = ROOT, env: dict[str, str] | None = None
    ) -> bool:
        """The same for a command that may fail, because there is another way."""
        with self.log.open("a", encoding="utf-8") as log:
            print("$", *command, file=log, flush=True)
            try:
                ended = subprocess.run(
                    command,
                    cwd=cwd,
                    env=_environment() | (env or {}),
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    timeout=COMMAND_LIMIT_S,
                )
            except (OSError, subprocess.TimeoutExpired) as error:
                print(error, file=log)
                return False
        return ended.returncode == 0

    def failure(self) -> StepFailed:
        """What to raise when this step cannot go on."""
        log = os.path.relpath(self.log, ROOT)
        return StepFailed(
            f"could not {self.what}: {log} tells why; "
            "mend that and run `make setup` again"
        )

    def _last_lines(self) -> str:
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join("    " + line for line in lines[-LINES_SHOWN:])


def _environment() -> dict[str, str]:
    """The environment as it is, less what our own make would tell another."""
    ours = {"MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES"}
    return {name: value for name, value in os.environ.items() if name not in ours}
