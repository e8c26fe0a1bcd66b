"""The referee refuses: new maps and refills of the display against step 3."""

import pytest

from tests.reference_records import Draft

COMPLETE = {"event": "complete"}
TAKE = {"event": "take"}
TAKE_FROM_DISPLAY = {"event": "take", "from": "display"}

# New maps


def test_a_missing_take_is_refused():
    draft = Draft("plain")
    at = draft.find("take")
    del draft.lines[at]
    draft.is_refused_at(at, "one new map is taken for each complete one")


def test_one_take_for_two_complete_maps_is_refused():
    draft = Draft("crosses")
    at = draft.find_run(COMPLETE, COMPLETE, TAKE, TAKE) + 3
    del draft.lines[at]
    draft.is_refused_at(at, "one new map is taken for each complete one")


def test_a_take_too_many_is_refused():
    draft = Draft("plain")
    at = draft.find("take") + 1
    seat, one = draft.lines[at - 1]["player"], draft.face_up(at)[0]
    draft.lines.insert(at, {**TAKE_FROM_DISPLAY, "player": seat, "map": one})
    draft.is_refused_at(at, "completed 1 and has taken 1")


def test_a_take_without_a_complete_map_is_refused():
    draft = Draft("plain")
    at = draft.find("reveal", turn=2)
    one = draft.face_up(at)[0]
    draft.lines.insert(at, {**TAKE_FROM_DISPLAY, "player": 1, "map": one})
    draft.is_refused_at(at, "completed 0 and has taken 0")


def test_a_take_for_another_player_is_refused():
    draft = Draft("plain")
    at = draft.find("take")
    draft.lines[at]["player"] = (draft.lines[at]["player"] + 1) % 3
    draft.is_refused_at(at, "expected 'take' of player")


@pytest.mark.parametrize("source", ["display", "deck"])
def test_a_take_of_a_map_that_a_player_holds_is_refused(source):
    draft = Draft("plain")
    at = draft.find("take", from_=source)
    draft.lines[at]["map"] = draft.lines[draft.find("keep", player=0)]["maps"][0]
    draft.is_refused_at(at, f"is not in the {source}")


@pytest.mark.parametrize(
    ("source", "other"), [("display", "deck"), ("deck", "display")]
)
def test_a_take_from_the_wrong_place_is_refused(source, other):
    draft = Draft("plain")
    at = draft.find("take", from_=source)
    draft.lines[at]["from"] = other
    draft.is_refused_at(at, f"is not in the {other}")


def test_a_take_from_a_third_place_is_refused():
    draft = Draft("plain")
    at = draft.find("take")
    draft.lines[at]["from"] = "table"
    draft.is_refused_at(at, "'from' must be 'display' or 'deck'")


def test_a_take_from_the_empty_deck_is_refused():
    draft = Draft.with_rare("deck ran out", "crosses", 4)
    last = max(a for a, x in enumerate(draft.lines) if x["event"] == "take")
    draft.lines[last]["from"] = "deck"
    draft.is_refused_at(last, "which holds 0 maps")


def test_a_take_when_nothing_is_left_is_refused():
    draft = Draft.with_rare("maps not to be had", "crosses", 4)
    last = max(a for a, x in enumerate(draft.lines) if x["event"] == "take")
    at = draft.find("complete", last) + 1
    while draft.lines[at]["event"] == "complete":
        at += 1
    seat = draft.lines[at - 1]["player"]
    draft.lines.insert(at, {**TAKE_FROM_DISPLAY, "player": seat, "map": 0})
    draft.is_refused_at(at, "and has taken 0")


def test_a_take_in_the_last_turn_is_refused():
    draft = Draft.with_rare("maps completed in the last turn", "plain")
    at = draft.find("complete", draft.find("reveal", round=4, turn=7)) + 1
    seat, one = draft.lines[at - 1]["player"], draft.face_up(at)[0]
    draft.lines.insert(at, {**TAKE_FROM_DISPLAY, "player": seat, "map": one})
    draft.is_refused_at(at, "no new map is taken in the last turn")


def test_a_take_left_out_one_turn_before_the_last_is_refused():
    for seed in range(100):
        draft = Draft("plain", 4, seed)
        at = draft.find("reveal", round=4, turn=7)
        while draft.lines[at]["event"] not in ("take", "mark"):
            at -= 1
        if draft.lines[at]["event"] == "take":
            del draft.lines[at]
            draft.is_refused_at(at, "one new map is taken for each complete one")
            return
    raise AssertionError("no game of 100 has a take in the turn before the last")


# The refill


def test_a_refill_between_two_takes_is_refused():
    draft = Draft("crosses")
    at = draft.find_run(TAKE_FROM_DISPLAY, TAKE) + 1
    maps = [*draft.face_up(at), draft.in_deck(at)[0]]
    draft.lines.insert(at, {"event": "display", "maps": maps})
    draft.is_refused_at(at, "with no refill between")


def test_a_missing_refill_is_refused():
    draft = Draft("plain")
    at = draft.find("take", from_="display") + 1
    assert draft.lines[at]["event"] == "display"
    del draft.lines[at]
    draft.is_refused_at(at, "filled up at the end of each player's own action")


def test_a_display_told_when_nothing_was_refilled_is_refused():
    draft = Draft("plain")
    at = draft.find("take", from_="deck") + 1
    draft.lines.insert(at, {"event": "display", "maps": draft.face_up(at)})
    draft.is_refused_at(at, "nothing was refilled")


def test_a_display_told_when_the_deck_is_empty_is_refused():
    draft = Draft.with_rare("maps not to be had", "crosses", 4)
    at = next(
        at
        for at, line in enumerate(draft.lines)
        if TAKE_FROM_DISPLAY.items() <= line.items()
        and not draft.in_deck(at)
        and draft.lines[at + 1]["event"] != "take"
    )
    draft.lines.insert(at + 1, {"event": "display", "maps": draft.face_up(at + 1)})
    draft.is_refused_at(at + 1, "nothing was refilled")


def test_a_refill_to_three_while_the_deck_has_maps_is_refused():
    draft = Draft("crosses")
    at = draft.find_run(TAKE_FROM_DISPLAY, TAKE_FROM_DISPLAY) + 2
    draft.lines[at]["maps"].pop()
    draft.is_refused_at(at, "expected 4 different maps face up")


def test_a_refill_to_five_is_refused():
    draft = Draft("plain")
    at = draft.find("display", draft.find("take"))
    draft.lines[at]["maps"].append(draft.in_deck(at + 1)[0])
    draft.is_refused_at(at, "expected 4 different maps face up")


def test_a_refill_that_removes_a_map_is_refused():
    draft = Draft("plain")
    at = draft.find("display", draft.find("take"))
    maps = draft.lines[at]["maps"]
    maps[maps.index(draft.face_up(at)[0])] = draft.in_deck(at + 1)[0]
    draft.is_refused_at(at, "still lie in the display")


def test_a_refill_that_shows_the_map_just_taken_is_refused():
    draft = Draft("plain")
    take = draft.find("take", from_="display")
    maps = draft.lines[take + 1]["maps"]
    new = next(one for one in maps if one not in draft.face_up(take))
    maps[maps.index(new)] = draft.lines[take]["map"]
    draft.is_refused_at(take + 1, "they are not in the deck")


def test_a_refill_that_shows_a_complete_map_is_refused():
    draft = Draft("plain")
    done = draft.find("complete")
    at = draft.find("display", done)
    maps = draft.lines[at]["maps"]
    new = next(one for one in maps if one not in draft.face_up(at))
    maps[maps.index(new)] = draft.lines[done]["map"]
    draft.is_refused_at(at, "they are not in the deck")
