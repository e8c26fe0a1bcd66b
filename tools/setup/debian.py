"""The Debian release whose source packages we build, found and verified."""

import functools
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.setup.apt import Apt
from tools.setup.places import BUILD
from tools.setup.steps import Missing, Step

SUITE = "trixie"
KEYRING = Path("usr/share/keyrings/debian-archive-keyring.gpg")


@functools.cache
def archive() -> Apt:
    """Debian's archive through an apt of our own, its lists read once a run.

    The address comes from the machine's apt settings, after DEBIAN_MIRROR if
    that is set; the first one whose signature Debian's keyring confirms is it.
    """
    if shutil.which("apt-get") is None:
        raise Missing("it is built from a Debian package, and this system has no apt")
    with Step("debian-lists", f"read the package lists of Debian {SUITE}") as step:
        for keyring in _keyrings(step):
            for address in _addresses():
                apt = Apt(BUILD / "apt" / SUITE, sources(address, keyring))
                if apt.update(step):
                    return apt
        raise step.failure()


def sources(address: str, keyring: Path) -> str:
    """A sources.list of packages and sources, and nothing signed by others."""
    return (
        f"deb [signed-by={keyring} target=Packages lang=none] {address} {SUITE} main\n"
        f"deb-src [signed-by={keyring} target=Sources] {address} {SUITE} main\n"
    )


def _addresses() -> list[str]:
    chosen = os.environ.get("DEBIAN_MIRROR")
    return [chosen] if chosen else _machine().addresses()


def _keyrings(step: Step) -> Iterator[Path]:
    """The machine's keyring; then, if that is missing or too old, a fresh one."""
    if ("/" / KEYRING).exists():
        yield "/" / KEYRING
    unpacked = BUILD / "apt/keyring"
    _machine().update(step)
    _machine().unpack_binary(step, "debian-archive-keyring", unpacked)
    yield unpacked / KEYRING


def _machine() -> Apt:
    """The archives of the machine itself, which its own apt already trusts."""
    return Apt(BUILD / "apt/machine")
