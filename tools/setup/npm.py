"""Programs from npm: MicroPython in WebAssembly, and the emulated RP2040."""

import shutil

from tools.setup import packages
from tools.setup.places import BUILD, ROOT, empty_partial_folder, move_folder
from tools.setup.steps import Step
from tools.setup.tiers import TIERS

FILES = ("package.json", "package-lock.json")


def install_webassembly() -> None:
    _install("webassembly", "install WebAssembly MicroPython")


def install_emulator() -> None:
    _install("emulator", "install the emulated RP2040")


def _install(tier: str, what: str) -> None:
    """Install exactly what the lock file says, away from the source folder."""
    pinned, installed = ROOT / "tools" / tier, BUILD / tier
    made_from = [(pinned / name).read_text(encoding="utf-8") for name in FILES]
    step = Step(tier, what, TIERS[tier], *made_from)
    if step.is_done():
        return
    packages.ensure(packages.NODE, packages.NPM)
    with step:
        partial = empty_partial_folder(installed)
        for name in FILES:
            shutil.copy(pinned / name, partial)
        step.run("npm", "ci", "--ignore-scripts", "--no-audit", cwd=partial)
        move_folder(partial, installed)
