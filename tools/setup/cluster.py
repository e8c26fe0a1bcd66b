"""Dask's distributed, to play tournaments on a cluster, in an environment apart.

Nothing else needs it or what it asks for.
"""

import sys

from tools.setup import environment, packages
from tools.setup.places import BUILD, ROOT
from tools.setup.steps import Step
from tools.setup.tiers import TIERS

FOLDER = BUILD / "cluster"
REQUIREMENTS = ROOT / "tools/setup/cluster.txt"


def install() -> None:
    pins = REQUIREMENTS.read_text(encoding="utf-8")
    made_from = (pins, sys.version, sys.executable, str(FOLDER))
    python = TIERS["cluster"]
    step = Step("cluster", "make the environment of Dask", python, *made_from)
    if step.is_done():
        return
    packages.ensure(packages.VIRTUAL_ENVIRONMENTS)
    with step:
        step.run(sys.executable, "-m", "venv", "--clear", "--without-pip", str(FOLDER))
        pip = [str(environment.FOLDER / "bin/python"), "-m", "pip"]
        pip += ["--python", str(python)]
        step.run(*pip, "install", "--no-deps", "-r", str(REQUIREMENTS))
