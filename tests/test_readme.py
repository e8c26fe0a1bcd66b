"""What the README shows is what happens."""

import doctest
import re
import subprocess

from tools.setup.places import ROOT

README = ROOT / "README.md"


def test_the_lines_of_the_interpreter_do_what_they_show():
    ignored = doctest.IGNORE_EXCEPTION_DETAIL
    ran = doctest.testfile(str(README), module_relative=False, optionflags=ignored)
    assert ran.attempted > 10
    assert ran.failed == 0


def test_every_link_and_picture_leads_somewhere():
    for target in re.findall(r"\]\(([^)]+)\)", README.read_text(encoding="utf-8")):
        assert (ROOT / target).exists(), target


def test_every_command_is_a_target_of_the_makefile():
    listed = subprocess.run(
        ["make"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for target in re.findall(r"`make ([a-z-]+)", README.read_text(encoding="utf-8")):
        assert re.search(rf"^  {target} ", listed, re.MULTILINE), target
