"""What the rules may take of a device, and what they really take."""

import json
import subprocess
import sys

import pytest

from tools import figures as figures_tool
from tools.figures import LARGEST_SMALL_INT, MASK_WORK, as_table, mask_heap, measure
from tools.setup.places import ROOT

IMPORT_LIMIT = 24 * 1024
STATE_LIMIT = 4 * 1024


@pytest.fixture(scope="module")
def figures(micropython32, mpy_cross):
    """Each test shows all figures when it fails."""
    measured = measure()
    print(as_table(measured))
    return measured


def test_importing_the_rules_takes_less_than_24_kb_of_heap(figures):
    assert 0 < figures["import_heap"] < IMPORT_LIMIT, as_table(figures)


def test_a_game_for_four_with_its_journal_takes_less_than_4_kb(figures):
    assert 0 < figures["fresh_state"] <= figures["most_state"], as_table(figures)
    assert figures["most_state"] < STATE_LIMIT, as_table(figures)


@pytest.mark.parametrize("work", MASK_WORK)
def test_no_work_on_masks_takes_any_heap(figures, work):
    assert figures[work] == 0, as_table(figures)


def test_a_mask_of_31_bits_would_take_heap_and_be_seen(figures):
    assert figures["one_bit_more"] > 0, as_table(figures)


def test_no_int_of_a_whole_game_takes_heap(figures):
    assert figures["ints_seen"] > 10_000, as_table(figures)
    assert 2**29 < figures["largest_int"] <= LARGEST_SMALL_INT, as_table(figures)


def test_the_table_tells_every_figure_that_has_a_limit(figures):
    table = as_table(figures)
    for name in ("flash", "import_heap", "fresh_state", "most_state", "largest_int"):
        assert f"{figures[name]:,}" in table
    masks = [line for line in table.splitlines() if "work on masks" in line]
    assert masks[0].endswith(f" {mask_heap(figures):,} bytes")


def test_the_readme_tells_the_same_figures(figures):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    told = ("flash", "import_heap", "fresh_state", "most_state", "journal_bytes")
    for name in (*told, "one_bit_more"):
        assert f" {figures[name]:,} " in readme, as_table(figures)


def test_other_programs_get_the_same_figures_as_json(figures):
    command = [sys.executable, "-m", "tools.figures", "--json"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    assert json.loads(printed) == figures


def test_a_missing_interpreter_is_told_with_what_to_do(monkeypatch, capsys):
    monkeypatch.setattr(figures_tool, "why_missing", lambda name: "run `make setup`")
    monkeypatch.setattr(sys, "argv", ["figures"])
    with pytest.raises(SystemExit, match="mpy_cross is missing: run `make setup`"):
        figures_tool.main()
