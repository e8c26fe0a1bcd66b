"""The referee accepts what is right, in the corners of the rules too."""

import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.referee import MapsError, Referee
from tests.referee_maps import checked_maps
from tests.referee_patterns import EVERY_WAY_TO_LAY, EXPEDITION_CARDS, is_laid_as
from tests.referee_score import score_parts, winners
from tests.referee_table import Player, Table
from tests.reference_maps import SYMBOLS, invented_maps
from tests.reference_player import RandomGame
from tests.reference_records import Draft

PROJECT = Path(__file__).parent.parent


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", SYMBOLS)
def test_games_by_the_rules_are_accepted_with_their_outcome(kind, players):
    maps = invented_maps(kind)
    referee = Referee(maps)
    for seed in range(25):
        lines = RandomGame(maps, players, seed).lines
        summary = referee.check(json.dumps(line) for line in lines)
        assert summary.lines == len(lines)
        assert summary.winners == lines[-1]["players"]
        totals = [line["total"] for line in lines if line["event"] == "score"]
        assert summary.scores == totals


@pytest.mark.parametrize(
    ("what", "kind", "players"),
    [
        ("bonus chains", "ordinary", 2),
        ("bonus cells lost", "crosses", 2),
        ("two maps completed at once", "crosses", 3),
        ("players skipped", "crosses", 4),
        ("deck ran out", "crosses", 4),
        ("maps not to be had", "crosses", 4),
        ("maps taken from the deck", "plain", 2),
        ("maps taken from the display", "plain", 2),
        ("maps completed in the last turn", "plain", 3),
        ("coins beyond the boxes", "coins", 2),
        ("rows that earned no cup", "coins", 3),
        ("palms beyond the boxes", "palms", 2),
        ("ties broken by maps", "plain", 4),
        ("wins shared", "plain", 2),
    ],
)
def test_every_corner_of_the_rules_is_seen_in_some_game(what, kind, players):
    assert Draft.with_rare(what, kind, players).summary().seen[what] > 0


@pytest.mark.parametrize("kind", SYMBOLS)
def test_rare_things_are_counted_as_a_reader_of_the_lines_counts_them(kind):
    for seed, players in enumerate((2, 3, 4, 4)):
        draft = Draft(kind, players, seed)
        seen = draft.summary().seen
        told = Counter(line["event"] for line in draft.lines)
        marked, bonus = draft.crossed("mark"), draft.crossed("bonus")
        coins = sum(x["coins"] for x in draft.lines if x["event"] == "score")
        takes = seen["maps taken from the deck"] + seen["maps taken from the display"]
        without = seen["maps not to be had"] + seen["maps completed in the last turn"]
        no_cup = [x for x in draft.lines if x["event"] == "cup" and not x["points"]]
        assert seen["players skipped"] == 28 * players - told["mark"]
        assert seen["bonus chains"] == bonus["x"]
        assert seen["bonus cells lost"] == marked["x"] + bonus["x"] - told["bonus"]
        assert seen["coins beyond the boxes"] == marked["o"] + bonus["o"] - coins
        palms = marked["p"] + bonus["p"]
        assert seen["palms beyond the boxes"] == palms - told["palm"]
        assert seen["rows that earned no cup"] == len(no_cup)
        assert takes == told["take"] and without == told["complete"] - takes
        assert seen["two maps completed at once"] == draft.twins("complete")
        assert seen["deck ran out"] == (not draft.in_deck(len(draft.lines)))


def test_six_cups_are_enough_for_two_players():
    seen = [Draft("coins", 2, seed).summary().seen for seed in range(30)]
    assert not any(counted["rows that earned no cup"] for counted in seen)


def test_four_players_with_all_cups_gone_leave_twelve_rows_six_without():
    counts = {
        Draft("coins", 4, seed).summary().seen["rows that earned no cup"]
        for seed in range(30)
    }
    assert max(counts) == 6


@pytest.mark.slow
def test_the_order_of_maps_cells_winners_and_scores_is_free():
    draft = Draft.with_rare("wins shared", "plain", 2)
    rng = random.Random(5)
    for line in draft.lines:
        for field in {"maps", "cells", "players"} & line.keys():
            if isinstance(line[field], list):
                rng.shuffle(line[field])
    draft.swap(-2, -3)
    assert draft.lines[-2]["player"] == 0
    draft.lines[-1]["players"] = [1, 0]
    assert draft.summary().winners == [0, 1]


def test_the_unseen_maps_given_back_may_be_turned_up_later():
    given_back_and_shown = 0
    for seed in range(20):
        draft = Draft("ordinary", 4, seed)
        dealt = {m for line in draft.lines[1:5] for m in line["maps"]}
        kept = {m for line in draft.lines[5:9] for m in line["maps"]}
        displays = [line for line in draft.lines if line["event"] == "display"]
        shown = {m for line in displays for m in line["maps"]}
        given_back_and_shown += len((dealt - kept) & shown)
        draft.summary()
    assert given_back_and_shown


def test_either_kind_of_line_end_is_accepted():
    draft = Draft()
    Referee(draft.maps).check(text + "\n" for text in draft.texts())
    Referee(draft.maps).check(text + "\r\n" for text in draft.texts())


def best_of(*complete):
    """Who wins with equal points, by the numbers of the maps they completed."""
    maps = checked_maps(invented_maps("plain"))
    table = Table(maps, len(complete))
    for player, numbers in zip(table.players, complete, strict=True):
        player.complete = [maps[number] for number in numbers]
    return winners(table, [40] * len(complete))


def test_a_tie_goes_to_more_grey_then_green_then_orange_then_purple_maps():
    grey, green, orange, purple = 0, 11, 23, 35
    assert best_of([grey], [green, orange, purple]) == [0]
    assert best_of([grey], [grey, green], [grey, orange, purple]) == [1]
    assert best_of([orange, purple], [orange, orange + 1]) == [1]
    assert best_of([orange, purple], [orange]) == [0]
    assert best_of([grey, purple], [grey + 1, purple + 1], [purple]) == [0, 1]


# The material and the worked examples


def test_the_eight_cards_are_those_of_the_rulebook():
    assert sum(EXPEDITION_CARDS.values()) == 8
    ways = {pattern: len(ways) for pattern, ways in EVERY_WAY_TO_LAY.items()}
    assert ways == {"I2": 2, "I3": 2, "V3": 4, "T4": 4, "L4": 8, "O4": 1}


def test_the_l_of_four_may_be_turned_and_mirrored():
    assert is_laid_as("L4", [(5, 5), (6, 5), (7, 5), (7, 6)])
    assert is_laid_as("L4", [(5, 6), (6, 6), (7, 6), (7, 5)])
    assert not is_laid_as("L4", [(5, 6), (6, 6), (7, 6), (6, 5)])


def test_the_final_score_of_the_rulebook_is_95():
    maps = invented_maps("plain")
    for one in maps:
        one["seal"] = None
    maps[11]["seal"] = {"colour": "grey", "points": 1}
    maps[0]["seal"] = {"colour": "orange", "points": 2}
    checked = checked_maps(maps)
    player = Player(0)
    player.complete = [checked[at] for at in (0, 1, 11, 23, 24, 35)]
    player.coins, player.cups, player.palms = 9, [5, 3], [3, 3, 2]
    assert score_parts(player) == {
        "coins": 9,
        "cups": 8,
        "palms": 8,
        "maps": 64,
        "seals": 6,
        "total": 95,
    }


def test_every_seal_counts_also_several_of_one_colour():
    maps = invented_maps("plain")
    for one in maps:
        one["seal"] = None
    maps[23]["seal"] = maps[24]["seal"] = {"colour": "purple", "points": 2}
    checked = checked_maps(maps)
    player = Player(0)
    player.complete = [checked[at] for at in (23, 24, 35, 36, 37)]
    assert score_parts(player)["seals"] == 2 * 2 * 3


# The maps


def spoil(at, **fields):
    """The plain maps, one of them with other fields."""
    maps = invented_maps("plain")
    maps[at].update(fields)
    return maps


@pytest.mark.parametrize(
    ("maps", "reason"),
    [
        (invented_maps("plain")[:46], "array of 47"),
        ({"maps": []}, "array of 47"),
        (["a map"] * 47, "exactly the fields"),
        (spoil(3, name="Isle"), "exactly the fields"),
        (spoil(3, id=4), "at its place"),
        (spoil(0, id=False), "at its place"),
        (spoil(3, colour="blue"), "no such colour: 'blue'"),
        (spoil(3, rows=["####"]), "must have 8 cells"),
        (spoil(3, points=10), "worth 8 points"),
        (spoil(3, rows="########"), "a list of texts"),
        (spoil(3, rows=[]), "a list of texts"),
        (spoil(3, rows=["####", "###", "#"]), "one length"),
        (spoil(3, rows=["####", "###?"]), "no such symbols: ['?']"),
        (spoil(3, rows=["####", "####", "...."]), "empty border"),
        (spoil(3, rows=[".####", ".####"]), "empty border"),
        (spoil(3, rows=["##.###", "##...#"]), "not one island"),
        (spoil(3, rows=["##", "##", "..", "##", "##"]), "not one island"),
        (spoil(3, rows=["", ""]), "not one island"),
        (spoil(3, seal="green"), "null or have exactly"),
        (spoil(3, seal={"colour": "grey", "points": 1}), "another colour"),
        (spoil(3, seal={"colour": "blue", "points": 1}), "another colour"),
        (spoil(3, seal={"colour": "purple", "points": 1}), "worth 2"),
        (spoil(11, **{**invented_maps("plain")[3], "id": 11}), "expected {'grey': 11"),
    ],
)
def test_maps_against_the_format_are_refused(maps, reason):
    with pytest.raises(MapsError) as refusal:
        Referee(maps)
    assert reason in str(refusal.value)


def test_an_island_may_hold_together_by_a_corner():
    Referee(spoil(3, rows=["..##", "..##", "##..", "##.."]))
    Referee(spoil(3, rows=["##..", "##..", "..##", "..##"]))


# The command


def run_referee(*paths):
    return subprocess.run(
        [sys.executable, "-m", "tests.referee", *map(str, paths)],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_the_command_prints_a_line_for_each_record_and_a_total(tmp_path):
    draft = Draft()
    (tmp_path / "maps.json").write_text(json.dumps(draft.maps))
    right, wrong = tmp_path / "right.jsonl", tmp_path / "wrong.jsonl"
    right.write_text("\n".join(draft.texts()) + "\n")
    accepted = run_referee(tmp_path / "maps.json", right, right)
    assert accepted.returncode == 0, accepted.stderr
    assert accepted.stdout.count("right.jsonl: ") == 2
    total = accepted.stdout.splitlines()[2]
    assert total.startswith("2 records, 0 refused")
    chains = draft.summary().seen["bonus chains"]
    assert f"'bonus chains': {2 * chains}" in total and chains

    wrong.write_text("\n".join(draft.texts()[:-1]))
    refused = run_referee(tmp_path / "maps.json", wrong, right)
    assert refused.returncode == 1
    lines = refused.stdout.splitlines()
    assert "REFUSED, line" in lines[0] and "'winners' is expected" in lines[0]
    assert lines[2].startswith("2 records, 1 refused")


def test_the_command_refuses_wrong_maps_and_missing_files(tmp_path):
    (tmp_path / "maps.json").write_text("[]")
    wrong_maps = run_referee(tmp_path / "maps.json", tmp_path / "none.jsonl")
    assert wrong_maps.returncode == 1 and "array of 47" in wrong_maps.stderr
    (tmp_path / "maps.json").write_text(json.dumps(invented_maps("plain")))
    no_record = run_referee(tmp_path / "maps.json", tmp_path / "none.jsonl")
    assert no_record.returncode == 1 and "none.jsonl: REFUSED" in no_record.stdout
