"""The referee refuses: wrong scores and wrong winners."""

import pytest

from tests.reference_records import END, Draft


@pytest.mark.parametrize("part", ["coins", "cups", "palms", "maps", "seals", "total"])
@pytest.mark.parametrize("change", [-1, 1])
def test_a_wrong_part_of_the_score_is_refused(part, change):
    draft = Draft()
    at = draft.find("score", player=1)
    right = draft.lines[at][part]
    draft.lines[at][part] += change
    draft.is_refused_at(at, f"has {right} for '{part}'")


def test_two_wrong_parts_that_cancel_out_are_refused():
    draft = Draft()
    at = draft.find("score")
    draft.lines[at]["coins"] += 1
    draft.lines[at]["cups"] -= 1
    draft.is_refused_at(at, "for 'coins'")


def test_a_missing_score_is_refused():
    draft = Draft()
    at = draft.find("score", player=2)
    del draft.lines[at]
    draft.is_refused_at(at, "expected 'score', found 'winners'")


def test_a_score_told_twice_is_refused():
    draft = Draft()
    at = draft.find("score", player=1)
    draft.lines[at + 1] = dict(draft.lines[at])
    draft.is_refused_at(at + 1, "one 'score' line for each player")


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_score_of_nobody_is_refused(seat):
    draft = Draft()
    at = draft.find("score", player=2)
    draft.lines[at]["player"] = seat
    draft.is_refused_at(at, "one 'score' line for each player")


def test_a_score_before_the_last_turn_is_refused():
    draft = Draft()
    at = draft.find("reveal", round=4, turn=7)
    del draft.lines[at : draft.find("score")]
    draft.is_refused_at(at, "expected 'reveal', found 'score'")


def test_a_wrong_winner_is_refused():
    draft = Draft()
    right = draft.lines[END]["players"]
    draft.lines[END]["players"] = [(right[0] + 1) % 3]
    draft.is_refused_at(END, f"expected {right}")


@pytest.mark.parametrize("winners", [[], [0, 1, 2], [7]])
def test_winners_that_are_none_all_or_not_seated_are_refused(winners):
    draft = Draft()
    draft.lines[END]["players"] = winners
    draft.is_refused_at(END, "most points win")


def test_a_winner_named_twice_is_refused():
    draft = Draft()
    draft.lines[END]["players"] *= 2
    draft.is_refused_at(END, "most points win")


@pytest.mark.slow
def test_a_shared_win_that_names_one_player_is_refused():
    draft = Draft.with_rare("wins shared", "plain", 2)
    draft.lines[END]["players"] = [1]
    draft.is_refused_at(END, "expected [0, 1]")


def test_a_win_shared_although_the_tie_is_broken_is_refused():
    draft = Draft.with_rare("ties broken by maps", "plain", 2)
    right = draft.lines[END]["players"]
    assert len(right) == 1
    draft.lines[END]["players"] = [0, 1]
    draft.is_refused_at(END, "a tie goes to more grey, green, orange, purple maps")
