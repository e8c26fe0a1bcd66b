"""MicroPython in WebAssembly, from npm, as the web page runs it."""

import shutil

from tools.setup import packages
from tools.setup.places import BUILD, ROOT, empty_partial_folder, move_folder
from tools.setup.steps import Step
from tools.setup.tiers import TIERS

PINNED = ROOT / "tools/webassembly"
FILES = ("package.json", "package-lock.json")
INSTALLED = BUILD / "webassembly"


def install() -> None:
    """Install exactly what the lock file says, away from the source folder."""
    made_from = [(PINNED / name).read_text(encoding="utf-8") for name in FILES]
    what = "install WebAssembly MicroPython"
    step = Step("webassembly", what, TIERS["webassembly"], *made_from)
    if step.is_done():
        return
    packages.ensure(packages.NODE, packages.NPM)
    with step:
        partial = empty_partial_folder(INSTALLED)
        for name in FILES:
            shutil.copy(PINNED / name, partial)
        step.run("npm", "ci", "--ignore-scripts", "--no-audit", cwd=partial)
        move_folder(partial, INSTALLED)
