"""An apt of our own, which reads archives without touching the machine's apt.

Its lists and packages live in a folder under build/. All else (proxies, logins,
certificates) it takes from the machine's settings, and it never accepts an
archive whose signature it cannot check.
"""

import re
import shutil
import subprocess
from pathlib import Path

from tools.setup.places import empty_partial_folder, move_folder
from tools.setup.steps import Step

_ALWAYS_SIGNED = (
    "Acquire::AllowInsecureRepositories=false",
    "Acquire::AllowWeakRepositories=false",
    "Acquire::AllowDowngradeToInsecureRepositories=false",
    "APT::Get::AllowUnauthenticated=false",
)


class Apt:
    """Reads `sources`, in sources.list format, or else the machine's own."""

    def __init__(self, folder: Path, sources: str | None = None) -> None:
        self._settings = [*_ALWAYS_SIGNED, *_private_folders(folder)]
        if sources is not None:
            (folder / "sources.list").write_text(sources, encoding="utf-8")
            self._settings += _only_these_sources(folder)

    def command(self, *words: str) -> list[str]:
        """An apt-get command line with all of our settings."""
        options = [word for setting in self._settings for word in ("-o", setting)]
        return ["apt-get", *options, *words]

    def update(self, step: Step) -> bool:
        """Read the package lists; False when one is missing or badly signed."""
        # Without this setting apt calls an unreachable archive a success.
        any_error = ("-o", "APT::Update::Error-Mode=any")
        return step.try_to_run(*self.command(*any_error, "update"))

    def unpack_source(self, step: Step, package: str, into: Path) -> None:
        """Fetch a source package, check its sums, unpack and patch it."""
        partial = empty_partial_folder(into)
        step.run(*self.command("source", package), cwd=partial)
        (source,) = (path for path in partial.iterdir() if path.is_dir())
        move_folder(source, into)
        shutil.rmtree(partial)

    def unpack_binary(self, step: Step, package: str, into: Path) -> None:
        """Fetch a binary package and unpack its files without installing it."""
        partial = empty_partial_folder(into)
        step.run(*self.command("download", package), cwd=partial)
        (fetched,) = partial.glob("*.deb")
        step.run("dpkg", "-x", fetched.name, "files", cwd=partial)
        move_folder(partial / "files", into)
        shutil.rmtree(partial)

    def addresses(self) -> list[str]:
        """Every archive in the settings, in any format, as apt itself reads them."""
        printed = subprocess.run(
            self.command("update", "--print-uris"),
            capture_output=True,
            text=True,
            check=False,
        ).stdout
        # Release names with a hyphen are updates and the like, not whole archives.
        found = re.findall(r"^'(.+?)/dists/[a-z]+/main/", printed, re.MULTILINE)
        return list(dict.fromkeys(found))


def _private_folders(folder: Path) -> list[str]:
    for name in ("state/lists/partial", "cache/archives/partial"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / "status").touch()
    return [
        f"Dir::State={folder / 'state'}",
        f"Dir::State::status={folder / 'status'}",
        f"Dir::Cache={folder / 'cache'}",
        # apt's own user may not be able to enter the folder we are in.
        "APT::Sandbox::User=root",
    ]


def _only_these_sources(folder: Path) -> list[str]:
    """Our list alone, and no preference for packages of the machine's release."""
    return [
        f"Dir::Etc::SourceList={folder / 'sources.list'}",
        "Dir::Etc::SourceParts=/dev/null",
        "Dir::Etc::Preferences=/dev/null",
        "Dir::Etc::PreferencesParts=/dev/null",
        "APT::Default-Release=",
    ]
