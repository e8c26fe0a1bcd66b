"""MicroPython for the desk, from Debian's source package.

mpy-cross compiles modules to .mpy. The 32-bit unix interpreter is the one to
test on: like a Pico it has small ints of 30 bits, single floats and a heap
whose size is a true limit.
"""

import os
import platform
import shutil
import sys
from pathlib import Path

from tools.setup import debian, packages
from tools.setup.places import BUILD, partial_of
from tools.setup.steps import Missing, Step
from tools.setup.tiers import TIERS

PACKAGE = "micropython"
SOURCE = BUILD / "micropython/source"

# Compilers newer than the source may warn where its own did not.
COMMON_SETTINGS = ("CWARN=-w", "BUILD=build-here")
SETTINGS_FOR_32_BITS = (
    *COMMON_SETTINGS,
    "MICROPY_FORCE_32BIT=1",
    "CFLAGS_EXTRA=-DMICROPY_FLOAT_IMPL=MICROPY_FLOAT_IMPL_FLOAT",
    "MICROPY_PY_SSL=0",
    "MICROPY_SSL_MBEDTLS=0",
    "MICROPY_PY_BTREE=0",
    "MICROPY_PY_FFI=0",
    "MICROPY_PY_BLUETOOTH=0",
    "FROZEN_MANIFEST=../../extmod/asyncio/manifest.py",
    "MICROPY_MPYCROSS=../../mpy-cross/build-here/mpy-cross",
)


def fetch_source() -> None:
    """Unpack the source package once; other builds may start from it too."""
    step = Step(
        "micropython-source", "fetch MicroPython's source", SOURCE, debian.SUITE
    )
    if step.is_done():
        return
    archive = debian.archive()
    packages.ensure(packages.SOURCE_UNPACKER)
    with step:
        archive.unpack_source(step, PACKAGE, SOURCE)


def build_mpy_cross() -> None:
    step = _mpy_cross_step()
    if step.is_done():
        return
    fetch_source()
    packages.ensure(packages.COMPILER)
    with step:
        _make(step, SOURCE / "mpy-cross", COMMON_SETTINGS)
        _keep(SOURCE / "mpy-cross/build-here/mpy-cross", TIERS["mpy_cross"])


def build_micropython32() -> None:
    """Comes after mpy-cross, which compiles the modules frozen into it."""
    product = TIERS["micropython32"]
    made_from = (debian.SUITE, SETTINGS_FOR_32_BITS)
    step = Step("micropython32", "build 32-bit MicroPython", product, *made_from)
    if step.is_done():
        return
    _refuse_other_processors()
    if not _mpy_cross_step().is_done():
        raise Missing("it needs mpy_cross, which is missing too")
    packages.ensure(packages.COMPILER_FOR_32_BITS)
    with step:
        _make(step, SOURCE / "ports/unix", SETTINGS_FOR_32_BITS)
        _keep(SOURCE / "ports/unix/build-here/micropython", product)


def _mpy_cross_step() -> Step:
    made_from = (debian.SUITE, COMMON_SETTINGS)
    return Step("mpy-cross", "build mpy-cross", TIERS["mpy_cross"], *made_from)


def _refuse_other_processors() -> None:
    here = f"{platform.system()} {platform.machine()}"
    if here != "Linux x86_64":
        raise Missing(f"the 32-bit build needs Linux on x86_64, and this is {here}")


def _make(step: Step, folder: Path, settings: tuple[str, ...]) -> None:
    """Build from nothing: objects of another recipe must not slip in."""
    shutil.rmtree(folder / "build-here", ignore_errors=True)
    jobs = f"-j{os.cpu_count() or 1}"
    step.run("make", "-C", str(folder), jobs, f"PYTHON={sys.executable}", *settings)


def _keep(built: Path, product: Path) -> None:
    """Copy under another name and rename, so that no test runs half a program."""
    partial = partial_of(product)
    partial.write_bytes(built.read_bytes())
    partial.chmod(0o755)
    os.replace(partial, product)
