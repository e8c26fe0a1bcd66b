"""`make flash [BOARD=...] [PORT=...]`: see the package."""

import os
import sys

from tools.desk.boards import BOARDS
from tools.flasher.install import Installed, install
from tools.flasher.problems import KEPT, Problem
from tools.flasher.remote import Remote, find_port
from tools.flasher.starting import wait_for_title
from tools.setup import micropython
from tools.setup.steps import Missing

BAR = 30


def main() -> int:
    try:
        micropython.build_mpy_cross()
        remote = Remote(os.environ.get("PORT") or find_port())
        done = install(remote, os.environ.get("BOARD"), show_progress)
        tell(done)
        remote.reset()
        wait_for_title(remote.port)
    except (Problem, Missing) as problem:
        print(f"\n{problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\nStopped. {KEPT}", file=sys.stderr)
        return 130
    print("The title is up. Have fun!")
    return 0


def show_progress(done: int, total: int) -> None:
    """A bar on a terminal; elsewhere a line at the end."""
    if sys.stdout.isatty():
        full = BAR * done // total
        bar = "#" * full + "." * (BAR - full)
        end = "\n" if done == total else ""
        print(f"\rcopying [{bar}] {100 * done // total:3} %", end=end, flush=True)
    elif done == total:
        print(f"{total} bytes copied", flush=True)


def tell(done: Installed) -> None:
    title = BOARDS[done.board].title
    if done.sent:
        print(f"{done.sent} files were new or changed.")
    else:
        print("Nothing has changed.")
    if done.kept_as:
        print(f"The main.py that was there is now {done.kept_as}.")
    print(f"Hundred Crosses is on the Pico, for the {title}. It starts ...", flush=True)


if __name__ == "__main__":
    sys.exit(main())
