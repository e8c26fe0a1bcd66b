"""The table of `make torture`: where it stands, and that it is there."""

import pytest

from tools.setup.places import ROOT
from tools.torture.report import Report

PAGE = "Before\n<!-- Written by `make torture`: -->\nold\n<!-- up to here. -->\nAfter\n"


@pytest.fixture
def report() -> Report:
    report = Report()
    report.add("cuts", "7 cuts, none lost")
    report.say("Seven.")
    return report


def test_the_table_takes_the_place_of_the_last_one(report, tmp_path):
    readme = tmp_path / "README.md"
    readme.write_text(PAGE)
    report.write_into(readme)
    lines = readme.read_text().splitlines()
    assert "| cuts | 7 cuts, none lost |" in lines
    assert "Seven." in lines and "old" not in lines
    assert (lines[0], lines[-1]) == ("Before", "After")
    once = readme.read_text()
    report.write_into(readme)
    assert readme.read_text() == once


def test_a_page_without_a_place_for_it_is_refused(report, tmp_path):
    readme = tmp_path / "README.md"
    readme.write_text("Before\nAfter\n")
    with pytest.raises(ValueError, match="has 0 places for the table, not one"):
        report.write_into(readme)


def test_the_readme_tells_what_was_lost():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.split("Written by `make torture`")[1].split("up to here")[0]
    assert table.count(": 0 confirmed actions lost") == 1
    assert table.count("cuts, 0 confirmed actions lost") == 1
    for told in ("all detected", "none doubled, none lost", "erases of flash", "games"):
        assert told in table
