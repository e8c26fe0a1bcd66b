"""A browser for the tests of the web page: Debian's Chromium, driven by Playwright.

Playwright lies beside the virtual environment; it fetches no browser of its own.
"""

import sys

from tools.setup import environment, packages
from tools.setup.places import BUILD, ROOT, empty_partial_folder, move_folder
from tools.setup.steps import Step
from tools.setup.tiers import TIERS

FOLDER = BUILD / "browser"
REQUIREMENTS = ROOT / "tools/setup/browser.txt"


def install() -> None:
    packages.ensure(packages.CHROMIUM)
    pins = REQUIREMENTS.read_text(encoding="utf-8")
    what = "install what drives a browser"
    step = Step("browser", what, TIERS["browser"], pins, sys.version)
    if step.is_done():
        return
    with step:
        partial = empty_partial_folder(FOLDER)
        pip = (str(environment.FOLDER / "bin/python"), "-m", "pip", "install")
        to = ("--no-deps", "--target", str(partial))
        step.run(*pip, *to, "-r", str(REQUIREMENTS))
        move_folder(partial, FOLDER)
