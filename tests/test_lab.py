"""The lab: what it counts adds up, and its page has all that it counted."""

import csv
import re
import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree

import pytest

from engine_core.treasure_maps import COLOURS, MAPS
from tools.lab import figures, plots
from tools.lab.findings import PAY, TURN, Findings
from tools.lab.page import Report, deck
from tools.lab.watch import SHARE, Watched, watch
from tools.setup.places import ROOT
from tools.tournament.games import play_game

GAMES = 12


@pytest.fixture(scope="module")
def seen() -> Findings:
    return watch(Watched("easy", 3, 100, GAMES))


def of_all_maps(seen: Findings, what: str) -> int:
    return sum(counts[what] for counts in seen.maps)


# What is counted


def test_all_maps_together_pay_just_the_scores(seen):
    scores = sum(total * times for total, times in seen.totals.items())
    assert of_all_maps(seen, "pay") == PAY * scores


def test_the_scores_are_those_of_the_games(seen):
    played = [play_game(["easy"] * 3, seed) for seed in range(100, 100 + GAMES)]
    totals = Counter(score.total for game in played for score in game.scores())
    assert seen.totals == totals
    complete = sum(len(p.complete) for game in played for p in game.players)
    assert of_all_maps(seen, "complete") == complete


def test_every_turn_is_shared_out_among_maps(seen):
    turns = of_all_maps(seen, "turns") / TURN
    assert turns == pytest.approx(GAMES * 3 * 28, abs=0.01)


def test_every_choice_is_expected_once(seen):
    """Two of four maps are kept; then one is taken, from the display or the deck."""
    kept = 2 * 3 * GAMES
    taken = of_all_maps(seen, "laid out") - kept
    assert of_all_maps(seen, "expected") == SHARE * (kept + taken)
    assert of_all_maps(seen, "chosen") <= kept + taken


def test_every_win_is_counted_once(seen):
    wins = sum(seen.games[f"wins of seat {seat}"] for seat in range(3))
    assert wins == SHARE * GAMES
    assert 0 <= seen.games["wins of start player"] <= SHARE * GAMES


def test_findings_add_up_in_any_order(seen):
    both = Findings()
    for first in (106, 100):
        both.add(watch(Watched("easy", 3, first, GAMES // 2)))
    assert both.maps == seen.maps
    assert both.games == seen.games and both.totals == seen.totals


# What it means


def test_a_colour_that_pays_too_much_breaks_the_promise():
    seen, normal = Findings(), Findings()
    for counts in seen.maps:
        counts.update({"turns": TURN, "pay": PAY, "chosen": 1, "expected": SHARE})
    seen.games.update({"games": 1, "players": 1})
    seen.totals[100] = 1
    normal.games.update({"games": 100, "wins of seat 0": 50 * SHARE})
    normal.games["wins of seat 1"] = 50 * SHARE
    assert all(target.is_kept for target in figures.targets(seen, {2: normal}))
    for map_id in range(11):
        seen.maps[map_id]["pay"] = 2 * PAY
    seen.maps[20]["chosen"] = 0
    normal.games.update({"wins of seat 0": 4 * SHARE, "wins of seat 1": -4 * SHARE})
    seen.totals[200] = 9
    assert not any(target.is_kept for target in figures.targets(seen, {2: normal}))


def test_rows_are_for_every_map_colour_and_symbol(seen):
    assert len(figures.by_map(seen)) == MAPS
    assert [row["name"] for row in figures.by_colour(seen)] == list(COLOURS)
    by_symbol = {row["name"]: row for row in figures.by_symbol(seen)}
    for symbol in ("crosses", "coins", "palms"):
        rows = [row for name, row in by_symbol.items() if str(name).endswith(symbol)]
        assert sum(int(str(row["maps"])) for row in rows) == MAPS, symbol


# The page


def test_the_report_is_a_page_with_its_plots_and_csv_files(seen, tmp_path):
    page = Report({3: seen}, {3: seen}).write(tmp_path)
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == 7
    assert "src=" not in text and "href=" not in text  # it needs nothing else
    assert len(list(tmp_path.glob("*.svg"))) == 7
    with (tmp_path / "maps.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == MAPS
    complete = sum(int(row["complete"]) for row in rows)
    assert complete == of_all_maps(seen, "complete")


def test_a_plot_is_well_formed_and_names_every_bar():
    drawn = plots.bars("Pay & more", ["0 grey", "< green"], [1.5, 3.0], line=2)
    texts = [node.text for node in ElementTree.fromstring(drawn).iter() if node.text]
    assert texts == ["Pay & more", "0 grey", "1.50", "< green", "3.00"]


def test_a_histogram_has_a_column_for_every_class():
    drawn = plots.histogram("Scores", {81: 2, 84: 1, 97: 5})
    assert re.findall(r">(\d+)</text>", drawn) == ["80", "85", "90", "95"]


@pytest.mark.slow
def test_the_command_tells_whether_promises_are_kept(tmp_path):
    command = [sys.executable, "-m", "tools.lab", "--out", str(tmp_path)]
    command += ["--games", "20", "--seat-games", "20"]
    ended = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert ended.returncode == 0, ended.stderr
    *promises, page = ended.stdout.splitlines()
    assert len(promises) == 4
    assert all(line.startswith(("kept ", "NOT KEPT ")) for line in promises)
    assert page == str(tmp_path / "report.html")


def test_too_few_games_are_refused():
    command = [sys.executable, "-m", "tools.lab", "--games", "3"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 2
    assert "too few games" in ended.stderr


def test_the_report_in_the_docs_is_of_this_deck_and_its_promises_are_kept():
    text = (ROOT / "docs/deck/report.html").read_text(encoding="utf-8")
    assert f"Deck {deck()}." in text, "the maps have changed: make lab OUT=docs/deck"
    assert text.count("<td class='kept'>") == 4
    told = (ROOT / "docs/deck.md").read_text(encoding="utf-8")
    for promise, measured in re.findall(r"<tr><td>([^<]+)<td>([^<]+)<td class", text):
        assert f"| {promise} | {measured} |" in told
