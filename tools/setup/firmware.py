"""MicroPython for the Pico itself, from Debian's packages.

The sources of MicroPython, of the Pico's SDK and of the two libraries that the
port needs are unpacked under build/ and put where its build looks for them. The
image made here is the plain one; tools/firmware_image builds others.
"""

import os
import shutil
import sys
from pathlib import Path

from tools.firmware_image import uf2
from tools.setup import debian, micropython, packages
from tools.setup.places import BUILD, partial_of, write_whole
from tools.setup.steps import Missing, Step
from tools.setup.tiers import TIERS

FOLDER = BUILD / "firmware"
BOARD = "RPI_PICO"

# Frozen into the plain image: what the port itself needs, and nothing that asks
# for a library outside MicroPython's own source.
PLAIN_MANIFEST = """\
freeze("$(PORT_DIR)/modules")
include("$(MPY_DIR)/extmod/asyncio")
"""

SETTINGS = (
    f"-DMICROPY_BOARD={BOARD}",
    "-DPICO_BUILD_DOCS=0",
    # picotool would be fetched over the network, to do what uf2.py does.
    "-DPICO_NO_PICOTOOL=1",
)

# Where the port looks for each library: what to unpack, and its folder in there.
LIBRARIES = {
    "pico-sdk": ("binary", "pico-sdk-source", "usr/src/pico-sdk"),
    "tinyusb": ("binary", "tinyusb-source", "usr/src/tinyusb"),
    "mbedtls": ("source", "mbedtls", "."),
}


def build_plain() -> None:
    """Build the image that the tests start from, or take the one of PICO_IMAGE."""
    given = os.environ.get("PICO_IMAGE")
    if given:
        _take(Path(given))
    else:
        build(TIERS["pico_image"], PLAIN_MANIFEST, "plain")


def _take(path: Path) -> None:
    """Use a downloaded image for the Pico, if that is what the file is."""
    try:
        image = path.read_bytes()
        uf2.unpack(image)
    except (OSError, uf2.NotAnImage) as error:
        raise Missing(f"PICO_IMAGE={path} cannot be used: {error}") from None
    product = TIERS["pico_image"]
    step = Step("firmware-plain", f"take {path.name}", product, image)
    if not step.is_done():
        with step:
            _keep(image, product)


def build(product: Path, manifest: str, name: str, *frozen: object) -> None:
    """Build an image with what a manifest freezes; `frozen` is all that is in it."""
    made_from = (debian.SUITE, SETTINGS, manifest, *frozen)
    step = Step(f"firmware-{name}", f"build the {name} image", product, *made_from)
    if step.is_done():
        return
    _fetch_libraries()
    packages.ensure(packages.COMPILER_FOR_PICO, packages.CMAKE)
    manifest_file = FOLDER / f"{name}-manifest.py"
    write_whole(manifest_file, manifest)
    with step:
        binary = _compile(step, name, manifest_file)
        _keep(uf2.pack(binary.read_bytes()), product)


def _compile(step: Step, name: str, manifest: Path) -> Path:
    """Build from nothing: objects of another recipe must not slip in."""
    port = micropython.SOURCE / "ports/rp2"
    built = FOLDER / f"{name}-build"
    shutil.rmtree(built, ignore_errors=True)
    surroundings = _surroundings()
    settings = (
        *SETTINGS,
        f"-DMICROPY_FROZEN_MANIFEST={manifest}",
        f"-DPython3_EXECUTABLE={sys.executable}",
    )
    step.run("cmake", "-S", str(port), "-B", str(built), *settings, env=surroundings)
    jobs = f"-j{os.cpu_count() or 1}"
    step.run("cmake", "--build", str(built), jobs, env=surroundings)
    return built / "firmware.bin"


def _surroundings() -> dict[str, str]:
    """The image tells MicroPython's version and date, not those of our own project."""
    released = (micropython.SOURCE / "debian/changelog").stat().st_mtime
    return {
        "MICROPY_MPYCROSS": str(TIERS["mpy_cross"]),
        "GIT_DIR": os.devnull,
        "SOURCE_DATE_EPOCH": str(int(released)),
    }


def _keep(image: bytes, product: Path) -> None:
    """Write under another name and rename, so that no one loads half an image."""
    product.parent.mkdir(parents=True, exist_ok=True)
    partial = partial_of(product)
    partial.write_bytes(image)
    os.replace(partial, product)


def _fetch_libraries() -> None:
    if not TIERS["mpy_cross"].exists():
        raise Missing("it needs mpy_cross, which is missing too")
    micropython.fetch_source()
    for name in LIBRARIES:
        _fetch_library(name)
    # The port's build refuses to begin without this file, and needs nothing of it.
    (micropython.SOURCE / "lib/micropython-lib/README.md").touch()


def _fetch_library(name: str) -> None:
    """Unpack a library and link to it from where the port looks for it."""
    kind, package, inside = LIBRARIES[name]
    unpacked = FOLDER / "libraries" / name
    step = Step(f"library-{name}", f"fetch {package}", unpacked, debian.SUITE)
    if not step.is_done():
        archive = debian.archive()
        packages.ensure(packages.SOURCE_UNPACKER)
        with step:
            if kind == "source":
                archive.unpack_source(step, package, unpacked)
            else:
                archive.unpack_binary(step, package, unpacked)
    place = micropython.SOURCE / "lib" / name
    if not place.is_symlink():
        place.rmdir()
        place.symlink_to(unpacked / inside)
