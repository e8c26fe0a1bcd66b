"""The virtual environment that holds the test runner and the linters."""

import sys

from tools.setup import packages
from tools.setup.places import BUILD, ROOT
from tools.setup.steps import Step

FOLDER = BUILD / "venv"
REQUIREMENTS = ROOT / "tools/setup/requirements.txt"


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
