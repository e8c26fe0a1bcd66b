"""The virtual environment that holds the test runner and the linters.

Beside it lie the stubs of MicroPython: as they have a `time` and an `os` of their
own, they are no part of it, and only one run of mypy reads them.
"""

import sys

from tools.setup import packages
from tools.setup.places import BUILD, ROOT, empty_partial_folder, move_folder
from tools.setup.steps import Step

FOLDER = BUILD / "venv"
REQUIREMENTS = ROOT / "tools/setup/requirements.txt"
STUBS = BUILD / "micropython-stubs"
STUBS_REQUIREMENTS = ROOT / "tools/setup/micropython_stubs.txt"


def create() -> None:
    """Make it anew whenever the pins, the Python or its place have changed."""
    pins = REQUIREMENTS.read_text(encoding="utf-8")
    made_from = (pins, sys.version, sys.executable, str(FOLDER))
    python = FOLDER / "bin/python"
    step = Step("environment", "make the virtual environment", python, *made_from)
    if step.is_done():
        return
    packages.ensure(packages.VIRTUAL_ENVIRONMENTS)
    with step:
        step.run(sys.executable, "-m", "venv", "--clear", str(FOLDER))
        step.run(str(python), "-m", "pip", "install", "-r", str(REQUIREMENTS))


def install_stubs() -> None:
    """Unpack the stubs that board/mypy.ini names."""
    pins = STUBS_REQUIREMENTS.read_text(encoding="utf-8")
    what = "install the stubs of MicroPython"
    step = Step("micropython-stubs", what, STUBS, pins)
    if step.is_done():
        return
    with step:
        partial = empty_partial_folder(STUBS)
        pip = (str(FOLDER / "bin/python"), "-m", "pip", "install", "--no-deps")
        step.run(*pip, "--target", str(partial), "-r", str(STUBS_REQUIREMENTS))
        move_folder(partial, STUBS)
