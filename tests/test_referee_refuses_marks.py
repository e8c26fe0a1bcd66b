"""The referee refuses: marks, bonus cells and palms against step 2."""

import pytest

from tests.reference_records import Draft

# The mark


def test_a_mark_on_a_crossed_cell_is_refused():
    draft = Draft("plain")
    first = draft.find("mark")
    mark = draft.lines[first]
    again = draft.find("mark", first, player=mark["player"], map=mark["map"])
    draft.lines[again].update({"cells": mark["cells"][:1], "as": "single"})
    draft.is_refused_at(again, "never crossed twice")


def test_a_mark_on_the_sea_is_refused():
    draft = Draft("plain")
    at = next(
        at
        for at, line in enumerate(draft.lines)
        if line["event"] == "mark" and "." in draft.maps[line["map"]]["rows"][0]
    )
    sea = draft.maps[draft.lines[at]["map"]]["rows"][0].index(".")
    draft.lines[at].update({"cells": [[0, sea]], "as": "single"})
    draft.is_refused_at(at, f"has no cell at [0, {sea}]")


@pytest.mark.parametrize("cell", [[0, 9], [9, 0], [-1, 0], [0, -1]])
def test_a_mark_outside_the_map_is_refused(cell):
    draft = Draft("plain")
    at = draft.find("mark")
    draft.lines[at].update({"cells": [cell], "as": "single"})
    draft.is_refused_at(at, "has no cell at")


def test_a_mark_on_the_map_of_another_player_is_refused():
    draft = Draft("plain")
    at = draft.find("mark", player=1)
    theirs = draft.lines[draft.find("keep", player=0)]["maps"][0]
    cells = [draft.a_cell(theirs)]
    draft.lines[at].update({"map": theirs, "cells": cells, "as": "single"})
    draft.is_refused_at(at, "is not in play for player 1")


def test_a_mark_on_a_map_in_the_display_is_refused():
    draft = Draft("plain")
    at = draft.find("mark")
    draft.lines[at]["map"] = draft.face_up(at)[0]
    draft.is_refused_at(at, "is not in play")


def test_a_mark_on_a_map_laid_aside_is_refused():
    draft = Draft("plain")
    done = draft.lines[draft.find("complete")]
    at = draft.find("mark", draft.find("complete"), player=done["player"])
    draft.lines[at]["map"] = done["map"]
    draft.is_refused_at(at, "is not in play")


def test_half_a_pattern_is_refused():
    draft = Draft("plain")
    at = draft.find("mark", as_="pattern")
    draft.lines[at]["cells"].pop()
    draft.is_refused_at(at, "must be the whole pattern")


def test_a_pattern_and_a_cell_more_is_refused():
    draft = Draft("plain")
    at = draft.find("mark", as_="pattern")
    draft.lines[at]["cells"].append(draft.lines[at]["cells"][0])
    draft.is_refused_at(at, "must be the whole pattern")


def test_a_pattern_of_no_cells_is_refused():
    draft = Draft("plain")
    at = draft.find("mark", as_="pattern")
    draft.lines[at]["cells"] = []
    draft.is_refused_at(at, "must be the whole pattern")


def test_a_pattern_other_than_the_card_is_refused():
    draft = Draft("plain")
    card = draft.lines[draft.find("reveal")]
    card["pattern"] = "V3" if card["pattern"] != "V3" else "I3"
    draft.is_refused_at(draft.find("mark", as_="pattern"), "whole pattern")


def test_a_pattern_torn_apart_is_refused():
    draft = Draft("plain")
    at = draft.find("mark", as_="pattern")
    draft.lines[at]["cells"][0][1] += 9
    draft.is_refused_at(at, "must be the whole pattern")


def test_a_pattern_marked_as_single_is_refused():
    draft = Draft("plain")
    at = draft.find("mark", as_="pattern")
    draft.lines[at]["as"] = "single"
    draft.is_refused_at(at, "exactly one cell")


def test_a_single_cell_marked_as_the_pattern_is_refused():
    draft = Draft("plain")
    at = draft.find("mark", as_="single")
    draft.lines[at]["as"] = "pattern"
    draft.is_refused_at(at, "must be the whole pattern")


def test_a_single_of_no_cell_is_refused():
    draft = Draft("plain")
    at = draft.find("mark", as_="single")
    draft.lines[at]["cells"] = []
    draft.is_refused_at(at, "exactly one cell")


def test_a_mark_of_a_third_kind_is_refused():
    draft = Draft("plain")
    at = draft.find("mark")
    draft.lines[at]["as"] = "both"
    draft.is_refused_at(at, "'as' must be 'pattern' or 'single'")


@pytest.mark.parametrize("nth", [0, 1, 2])
def test_a_player_who_marks_nothing_is_refused(nth):
    draft = Draft("plain")
    at = draft.find("mark") + nth
    del draft.lines[at]
    draft.is_refused_at(at, "each player with a free cell must mark")


def test_marks_out_of_turn_are_refused():
    draft = Draft("plain")
    at = draft.find("mark")
    draft.swap(at, at + 1)
    draft.is_refused_at(at, "from the start player on")


def test_a_player_who_marks_twice_is_refused():
    draft = Draft("plain")
    at = draft.find("mark")
    draft.repeat(at)
    draft.is_refused_at(at + 1, "from the start player on")


def test_a_mark_by_a_player_without_a_free_cell_is_refused():
    draft = Draft.with_rare("players skipped", "crosses", 4)
    last_mark = max(a for a, x in enumerate(draft.lines) if x["event"] == "mark")
    at = draft.find("reveal", last_mark) + 1
    draft.lines.insert(at, draft.lines[last_mark])
    draft.is_refused_at(at, "expected")


# Bonus cells


def test_a_missing_bonus_cell_is_refused():
    draft = Draft()
    at = draft.find("mark", draft.find("bonus")) - 1
    assert draft.lines[at]["event"] == "bonus"
    del draft.lines[at]
    draft.is_refused_at(at, "each cross symbol gives one more free cell")


def test_a_chain_that_stops_early_is_refused():
    draft = Draft("crosses")
    second = draft.find("mark", draft.find("mark"))
    del draft.lines[second - 1]
    draft.is_refused_at(second - 1, "each cross symbol gives one more free cell")


def test_a_bonus_cell_without_a_cross_is_refused():
    draft = Draft("plain")
    at = draft.find("mark") + 1
    mark = draft.lines[at]
    bonus = {"event": "bonus", "player": mark["player"], "map": mark["map"]}
    draft.lines.insert(at, {**bonus, "cell": mark["cells"][0]})
    draft.is_refused_at(at, "no bonus cell owed")


def test_a_bonus_cell_after_all_cells_are_crossed_is_refused():
    draft = Draft("crosses")
    at = draft.find("mark", draft.find("mark"))
    draft.repeat(at - 1)
    draft.is_refused_at(at, "no free cell left")


def test_a_bonus_on_a_crossed_cell_is_refused():
    draft = Draft("crosses")
    at = draft.find("bonus")
    mark = draft.lines[at - 1]
    draft.lines[at].update(map=mark["map"], cell=mark["cells"][0])
    draft.is_refused_at(at, "never crossed twice")


def test_a_bonus_outside_the_map_is_refused():
    draft = Draft("crosses")
    at = draft.find("bonus")
    draft.lines[at]["cell"] = [-1, 0]
    draft.is_refused_at(at, "has no cell at [-1, 0]")


def test_a_bonus_on_the_map_of_another_player_is_refused():
    draft = Draft("crosses")
    at = draft.find("bonus", player=1)
    theirs = draft.lines[draft.find("keep", player=0)]["maps"][0]
    draft.lines[at].update(map=theirs, cell=draft.a_cell(theirs))
    draft.is_refused_at(at, "is not in play for player 1")


def test_a_bonus_for_another_player_is_refused():
    draft = Draft()
    at = draft.find("bonus", player=1)
    draft.lines[at]["player"] = 2
    draft.is_refused_at(at, "expected 'bonus' of player 1")


# Palms


@pytest.mark.parametrize("change", [-1, 1, 10])
def test_a_palm_with_wrong_points_is_refused(change):
    draft = Draft()
    at = draft.find("palm")
    right = draft.lines[at]["points"]
    draft.lines[at]["points"] += change
    draft.is_refused_at(at, f"expected {right}, found {right + change}")


def test_a_palm_crossed_while_two_are_seen_on_the_display_scores_three():
    for seed in range(50):
        draft = Draft("ordinary", 3, seed)
        for at in (a for a, x in enumerate(draft.lines) if x["event"] == "palm"):
            shown = "".join("".join(draft.maps[m]["rows"]) for m in draft.face_up(at))
            if shown.count("p") == 2:
                assert draft.lines[at]["points"] == 3
                draft.summary()
                draft.lines[at]["points"] = 2
                draft.is_refused_at(at, "expected 3, found 2")
                return
    raise AssertionError("no palm in 50 games met two palms on the display")


def test_a_missing_palm_is_refused():
    draft = Draft()
    at = draft.find("palm")
    del draft.lines[at]
    draft.is_refused_at(at, "expected 'palm'")


def test_a_palm_told_twice_is_refused():
    draft = Draft()
    at = draft.find("palm")
    draft.repeat(at)
    draft.is_refused_at(at + 1, "no palm was crossed just now")


def test_a_palm_for_another_player_is_refused():
    draft = Draft()
    at = draft.find("palm")
    draft.lines[at]["player"] = (draft.lines[at]["player"] + 1) % 3
    draft.is_refused_at(at, "expected 'palm' of player")


def test_a_palm_told_after_the_bonus_cells_is_refused():
    draft = Draft("palms")
    at = draft.find_run({"event": "palm"}, {"event": "bonus"})
    draft.swap(at, at + 1)
    draft.is_refused_at(at, "right after it is crossed")


def test_a_fifth_palm_scores_nothing():
    draft = Draft("palms")
    palms = [a for a, x in enumerate(draft.lines) if x["event"] == "palm"]
    fourth = [a for a in palms if draft.lines[a]["player"] == 0][3]
    assert len(palms) == 4 * 3
    draft.repeat(fourth)
    draft.is_refused_at(fourth + 1, "no palm was crossed just now that still scores")
