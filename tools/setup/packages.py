"""Debian packages for the machine itself, installed only when really missing."""

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from typing import NamedTuple

from tools.setup.steps import Missing, Step

OLDEST_NODE = 18


class Need(NamedTuple):
    """Something that must work here, and the packages that make it work."""

    packages: str
    is_met: Callable[[], bool]


def ensure(*needs: Need) -> None:
    """Install what is missing if that is allowed; raise Missing if it is not."""
    names = [
        name for need in needs if not need.is_met() for name in need.packages.split()
    ]
    if not names:
        return
    if not _may_install():
        raise Missing(f"it needs {' and '.join(names)}: {_advice(names)}")
    with Step("packages-" + names[0], "install " + " ".join(names)) as step:
        _install(step, names)
    if not all(need.is_met() for need in needs):
        raise Missing(f"{' and '.join(names)} from this system's apt is too old")


def _install(step: Step, names: list[str]) -> None:
    apt = [*_as_root(), "apt-get", "-o", "DPkg::Lock::Timeout=300"]
    quietly = {"DEBIAN_FRONTEND": "noninteractive"}
    step.run(*apt, "update", env=quietly)
    step.run(*apt, "install", "-y", "--no-install-recommends", *names, env=quietly)


def _may_install() -> bool:
    if shutil.which("apt-get") is None:
        return False
    return os.geteuid() == 0 or _succeeds("sudo", "-n", "true")


def _as_root() -> list[str]:
    """Keeps the front end quiet through sudo, which clears the environment."""
    if os.geteuid() == 0:
        return []
    return ["sudo", "-n", "DEBIAN_FRONTEND=noninteractive"]


def _advice(names: list[str]) -> str:
    if shutil.which("apt-get") is None:
        return "install that and run `make setup` again"
    return f"run `sudo apt-get install {' '.join(names)}` and `make setup` again"


def _succeeds(*command: str, given: str = "") -> bool:
    try:
        ended = subprocess.run(command, input=given, text=True, capture_output=True)
    except OSError:
        return False
    return ended.returncode == 0


def _compiles(*options: str) -> bool:
    """Compile and link a program: a gcc may be there and its libraries not."""
    program = '#include <stdio.h>\nint main(void) { return puts("") < 0; }\n'
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "program")
        return _succeeds("gcc", *options, "-x", "c", "-o", output, "-", given=program)


def _compiles_for_pico() -> bool:
    """Compile a program of C++, which needs all of the three packages."""
    command = ("arm-none-eabi-g++", "-mcpu=cortex-m0plus", "-x", "c++", "-c")
    program = "#include <cstdio>\nint main() { return 0; }\n"
    return _succeeds(*command, "-o", os.devnull, "-", given=program)


def _node_is_new_enough() -> bool:
    check = f"process.exit(parseInt(process.versions.node) < {OLDEST_NODE} ? 1 : 0)"
    return _succeeds("node", "-e", check)


def find_chromium() -> str | None:
    """A Chromium that starts; some systems have only a script that asks for one."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found and _succeeds(found, "--version"):
            return found
    return None


VIRTUAL_ENVIRONMENTS = Need(
    "python3-venv", lambda: importlib.util.find_spec("ensurepip") is not None
)
SOURCE_UNPACKER = Need("dpkg-dev", lambda: shutil.which("dpkg-source") is not None)
COMPILER = Need("gcc libc6-dev make", lambda: _compiles() and _succeeds("make", "-v"))
COMPILER_FOR_32_BITS = Need("gcc-multilib", lambda: _compiles("-m32"))
CMAKE = Need("cmake", lambda: _succeeds("cmake", "--version"))
COMPILER_FOR_PICO = Need(
    "gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib",
    _compiles_for_pico,
)
CHROMIUM = Need("chromium", lambda: find_chromium() is not None)
NODE = Need("nodejs", _node_is_new_enough)
NPM = Need("npm", lambda: _succeeds("npm", "--version"))
