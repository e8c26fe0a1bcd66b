"""The set-up: what it finds out about a machine, and what it does when it fails."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.interpreters import tier
from tools.setup import debian, packages
from tools.setup.apt import Apt
from tools.setup.places import ROOT
from tools.setup.steps import Missing, Step, StepFailed
from tools.setup.tiers import why_missing, write_reasons

ONE_LINE_FORMAT = """\
# deb http://commented.invalid/debian bookworm main
deb [arch=amd64 trusted=no] http://one.invalid/debian/ bookworm main contrib
deb http://one.invalid/debian bookworm-updates main
deb http://security.invalid/debian-security bookworm-security main
deb http://other.invalid/tools stable special
"""

DEB822_FORMAT = """\
Types: deb deb-src
URIs: http://two.invalid/debian mirror+file:/etc/apt/mirrors/debian.list
Suites: bookworm bookworm-updates
Components: main

Enabled: no
Types: deb
URIs: http://disabled.invalid/debian
Suites: bookworm
Components: main
"""


@pytest.fixture
def step(tmp_path):
    return Step("trial", "try it", tmp_path / "product", "recipe", build=tmp_path)


# What the machine's apt settings say


class AptWithSettings(Apt):
    """Reads a folder as if it were the machine's /etc/apt."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "private")
        self._settings.append(f"Dir::Etc={folder}")


def test_addresses_are_read_from_both_formats_of_apt_settings(mpy_cross, tmp_path):
    (tmp_path / "sources.list").write_text(ONE_LINE_FORMAT)
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list.d/debian.sources").write_text(DEB822_FORMAT)
    assert sorted(AptWithSettings(tmp_path).addresses()) == [
        "http://one.invalid/debian",
        "http://two.invalid/debian",
        "mirror+file:/etc/apt/mirrors/debian.list",
    ]


def test_a_machine_without_archives_has_no_address(mpy_cross, tmp_path):
    assert AptWithSettings(tmp_path).addresses() == []


def test_an_archive_without_a_signature_is_refused(mpy_cross, tmp_path, step):
    release = tmp_path / "archive/dists" / debian.SUITE / "Release"
    release.parent.mkdir(parents=True)
    release.write_text(f"Suite: {debian.SUITE}\nComponents: main\n")
    address, keyring = f"file:{tmp_path / 'archive'}", "/" / debian.KEYRING
    with step:
        assert not Apt(tmp_path, debian.sources(address, keyring)).update(step)
    assert "is not signed" in step.log.read_text()


# Steps


def test_a_step_is_done_only_once(step, tmp_path):
    assert not step.is_done()
    with step:
        step.run("touch", str(tmp_path / "product"))
    assert step.is_done()


def test_a_step_is_done_again_when_its_product_is_gone(step, tmp_path):
    with step:
        step.run("touch", str(tmp_path / "product"))
    (tmp_path / "product").unlink()
    assert not step.is_done()


def test_a_step_is_done_again_when_what_it_is_made_from_changes(step, tmp_path):
    with step:
        step.run("touch", str(tmp_path / "product"))
    product = tmp_path / "product"
    assert not Step("trial", "try it", product, "another", build=tmp_path).is_done()


def test_a_step_that_was_interrupted_is_not_done(step, tmp_path):
    with pytest.raises(KeyboardInterrupt), step:
        step.run("touch", str(tmp_path / "product"))
        raise KeyboardInterrupt
    assert not step.is_done()


def test_a_failed_step_shows_the_end_of_its_log_and_where_it_is(step, capsys):
    with pytest.raises(StepFailed, match=r"could not try it: .*trial\.log"), step:
        step.run("sh", "-c", "seq 100; echo no such file; exit 1")
    shown = capsys.readouterr().out
    assert shown.startswith("set-up: try it ... failed after ")
    assert "    100\n    no such file\n" in shown
    assert "    50\n" not in shown


def test_a_command_that_does_not_exist_fails_its_step(step):
    with pytest.raises(StepFailed), step:
        step.run("no-such-command-anywhere")
    assert "no-such-command-anywhere" in step.log.read_text()


def test_a_step_that_went_well_is_one_line(step, capsys):
    with step:
        step.run("echo", "many words")
    assert re.fullmatch(r"set-up: try it \.\.\. \d+\.\d s\n", capsys.readouterr().out)


# What cannot be had


def test_a_package_that_may_not_be_installed_is_missing_by_name(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))  # neither apt-get nor sudo to be found
    with pytest.raises(Missing, match="it needs gcc-multilib: install that"):
        packages.ensure(packages.COMPILER_FOR_32_BITS)


def test_a_missing_tier_keeps_its_reason(tmp_path):
    record = tmp_path / "tiers.json"
    assert why_missing("mpy_cross", record) == "it is not set up yet: run `make setup`"
    write_reasons({"mpy_cross": None, "webassembly": "there is no node"}, record)
    assert why_missing("mpy_cross", record) is None
    assert why_missing("webassembly", record) == "there is no node"
    assert "run `make setup`" in str(why_missing("micropython32", record))


@pytest.mark.parametrize(
    ("ci", "outcome"),
    [("", pytest.skip.Exception), ("true", pytest.fail.Exception)],
    ids=["skips its tests at home", "fails them where CI is true"],
)
def test_a_missing_tier(ci, outcome, monkeypatch, tmp_path):
    monkeypatch.setenv("CI", ci)
    record = tmp_path / "tiers.json"
    write_reasons({"webassembly": "there is no node"}, record)
    with pytest.raises(outcome, match="webassembly is missing: there is no node"):
        tier("webassembly", record)


def test_a_test_that_uses_a_tier_is_not_a_quick_one(request, mpy_cross):
    assert request.node.get_closest_marker("interpreter")


# What is pinned, and what make tells


@pytest.mark.parametrize("name", ["requirements.txt", "browser.txt", "cluster.txt"])
def test_every_python_package_is_pinned_exactly(name):
    pins = (ROOT / "tools/setup" / name).read_text().splitlines()
    for pin in filter(None, (line.partition("#")[0].strip() for line in pins)):
        assert re.fullmatch(r'[a-z0-9-]+==[\d.]+(; python_version < "3.11")?', pin)


@pytest.mark.parametrize("tool", ["webassembly", "emulator"])
def test_the_npm_lock_is_exact_and_names_no_address(tool):
    folder = ROOT / "tools" / tool
    lock = json.loads((folder / "package-lock.json").read_text())
    wanted = json.loads((folder / "package.json").read_text())["dependencies"]
    for name, version in wanted.items():
        locked = lock["packages"]["node_modules/" + name]
        assert locked["version"] == version
        assert locked["integrity"].startswith("sha512-")
        assert "resolved" not in locked


def test_make_alone_lists_every_target_with_a_line_each():
    makefile = (ROOT / "Makefile").read_text()
    targets = re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)
    listed = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True).stdout
    assert re.findall(r"^  ([a-z-]+) +\w.*$", listed, re.MULTILINE) == targets
