"""Check the types of board/circuitpython against CircuitPython's own stubs.

Where those could not be had, this says so in a line; where CI is true it fails.
"""

import os
import subprocess
import sys

from tools.setup.places import ROOT
from tools.setup.tiers import TIERS, why_missing


def main() -> int:
    reason = why_missing("circuitpython")
    if reason is not None:
        print(f"types for CircuitPython are not checked: {reason}")
        return int(os.environ.get("CI") == "true")
    stubs = ["--python-executable", str(TIERS["circuitpython"])]
    mypy = [sys.executable, "-m", "mypy", *stubs]
    return subprocess.run(mypy, cwd=ROOT / "board/circuitpython").returncode


if __name__ == "__main__":
    sys.exit(main())
