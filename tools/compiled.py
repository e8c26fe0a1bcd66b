"""Compiles modules to .mpy, as a device gets them."""

import subprocess
from collections.abc import Iterable
from pathlib import Path

from tools.setup.places import ROOT
from tools.setup.tiers import TIERS


def compile_modules(
    sources: Iterable[Path], folder: Path, architecture: str | None = None
) -> None:
    """Put a compiled twin of each source under the folder, at the same place.

    Native code is for the architecture; without one there may be none.
    """
    march = [f"-march={architecture}"] if architecture else []
    for source in sources:
        name = source.relative_to(ROOT)
        made = (folder / name).with_suffix(".mpy")
        made.parent.mkdir(parents=True, exist_ok=True)
        command: list[str | Path] = [
            TIERS["mpy_cross"],
            *march,
            "-s",
            str(name),
            "-o",
            made,
            source,
        ]
        subprocess.run(command, check=True, capture_output=True, text=True)
