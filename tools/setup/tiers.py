"""The tiers: what tests run on beside CPython, interpreters and others.

A tier that this system cannot have is written down with its reason by the
set-up and read by the tests, which skip it; where CI is true they fail.
"""

import json
from pathlib import Path

from tools.setup.places import BUILD, write_whole

TIERS = {
    "mpy_cross": BUILD / "micropython/mpy-cross",
    "micropython32": BUILD / "micropython/micropython32",
    "webassembly": BUILD / "webassembly/node_modules/@micropython"
    "/micropython-webassembly-pyscript/micropython.mjs",
    "pico_image": BUILD / "firmware/plain.uf2",
    "emulator": BUILD / "emulator/node_modules/rp2040js/package.json",
    "circuitpython": BUILD / "circuitpython/bin/python",
    "browser": BUILD / "browser/playwright/__init__.py",
    "cluster": BUILD / "cluster/bin/python",
}
RECORD = BUILD / "tiers.json"


def write_reasons(reasons: dict[str, str | None], record: Path = RECORD) -> None:
    """Write down why each tier is missing, or None for one that is there."""
    write_whole(record, json.dumps(reasons, indent=2) + "\n")


def why_missing(tier: str, record: Path = RECORD) -> str | None:
    """The reason why a tier is missing, or None when it is there."""
    if not record.exists():
        return "it is not set up yet: run `make setup`"
    reasons: dict[str, str | None] = json.loads(record.read_text(encoding="utf-8"))
    return reasons.get(tier, "it is new since the last set-up: run `make setup`")
