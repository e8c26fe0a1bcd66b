"""Lists the game's files for `mpremote mip install`, in package.json.

    python -m tools.mip_package

The file has a format of its own, which mip reads; it is not npm's.
"""

import json
import sys

from tools import device_files
from tools.setup.places import ROOT

PACKAGE = ROOT / "package.json"


def text() -> str:
    """What package.json ought to be: where each file goes, and where it is."""
    names = [path.relative_to(ROOT).as_posix() for path in device_files.modules()]
    package = {
        "//": "made by `python -m tools.mip_package`",
        "urls": [[name, name] for name in names],
    }
    return json.dumps(package, indent=1) + "\n"


def main() -> int:
    PACKAGE.write_text(text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
