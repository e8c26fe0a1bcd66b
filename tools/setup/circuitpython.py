"""CircuitPython for the desk, in an environment of its own.

Its modules have names, such as `board`, that the rest of the project uses too.
"""

import sys

from tools.setup import environment, packages
from tools.setup.places import BUILD, ROOT
from tools.setup.steps import Step
from tools.setup.tiers import TIERS

FOLDER = BUILD / "circuitpython"
REQUIREMENTS = ROOT / "tools/setup/circuitpython.txt"


def install() -> None:
    """Install just the pinned packages: they ask for more, to drive real pins."""
    pins = REQUIREMENTS.read_text(encoding="utf-8")
    made_from = (pins, sys.version, sys.executable, str(FOLDER))
    python = TIERS["circuitpython"]
    what = "make the environment of CircuitPython"
    step = Step("circuitpython", what, python, *made_from)
    if step.is_done():
        return
    packages.ensure(packages.VIRTUAL_ENVIRONMENTS)
    with step:
        step.run(sys.executable, "-m", "venv", "--clear", "--without-pip", str(FOLDER))
        pip = [str(environment.FOLDER / "bin/python"), "-m", "pip"]
        pip += ["--python", str(python)]
        step.run(*pip, "install", "--no-deps", "-r", str(REQUIREMENTS))
