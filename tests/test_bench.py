"""The bench's targets: which figures are accepted, and how they are told."""

from tools.bench.targets import TARGETS, as_table, missed, rows
from tools.setup.places import ROOT


def figures_that_meet_all() -> dict[str, float]:
    return {
        key: target.at_most if target.at_most is not None else target.at_least or 1
        for key, target in TARGETS.items()
    }


def test_a_figure_at_its_limit_meets_it():
    assert missed(figures_that_meet_all()) == []


def test_a_figure_beyond_its_limit_is_missed_on_either_side():
    figures = figures_that_meet_all()
    figures["cell_us"] += 1
    figures["idle_share"] -= 0.001
    assert missed(figures) == ["cell_us", "idle_share"]


def test_every_figure_is_told_with_its_target():
    told = {row[0]: row for row in rows(figures_that_meet_all())}
    assert list(told) == list(TARGETS)
    assert told["press_us"][2:] == ("16,000", "at most 16,000", "ok")
    assert told["wire_us"][3:] == ("", "")


def test_a_missed_target_is_told_in_the_table():
    figures = figures_that_meet_all()
    figures["cell_us"] += 1
    told = [line for line in as_table(figures).splitlines() if "missed" in line]
    assert len(told) == 1
    assert (
        "| `cell_us` | one rectangle of 20x20 pixels | 211 | at most 210: " in told[0]
    )


def test_the_readme_tells_every_figure_with_its_target():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for key, target in TARGETS.items():
        lines = [
            line for line in readme.splitlines() if line.startswith(f"| `{key}` |")
        ]
        assert len(lines) == 1, key
        assert target.limit() in lines[0], key
