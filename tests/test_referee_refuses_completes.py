"""The referee refuses: cups and complete maps against step 3."""

from tests.reference_records import Draft

COMPLETE = {"event": "complete"}
TAKE = {"event": "take"}

# Cups


def test_a_wrong_first_cup_is_refused():
    draft = Draft("coins")
    at = draft.find("cup")
    draft.lines[at]["points"] = 5
    draft.is_refused_at(at, "expected 6, found 5")


def test_a_second_cup_as_high_as_the_first_is_refused():
    draft = Draft("coins")
    at = draft.find("cup", draft.find("cup"))
    draft.lines[at]["points"] = 6
    draft.is_refused_at(at, "expected 5, found 6")


def test_no_cup_while_one_is_left_is_refused():
    draft = Draft("coins")
    at = draft.find("cup", points=1)
    draft.lines[at]["points"] = 0
    draft.is_refused_at(at, "expected 1, found 0")


def test_a_seventh_cup_is_refused():
    draft = Draft.with_rare("rows that earned no cup", "coins")
    at = draft.find("cup", points=0)
    draft.lines[at]["points"] = 1
    draft.is_refused_at(at, "expected 0, found 1")


def test_a_missing_cup_is_refused():
    draft = Draft("coins")
    at = draft.find("cup")
    del draft.lines[at]
    draft.is_refused_at(at, "each newly full coin row earns a cup")


def test_a_missing_cup_of_no_worth_is_refused():
    draft = Draft.with_rare("rows that earned no cup", "coins")
    at = draft.find("cup", points=0)
    del draft.lines[at]
    draft.is_refused_at(at, "each newly full coin row earns a cup")


def test_two_cups_for_one_row_are_refused():
    draft = Draft("coins")
    at = draft.find("cup")
    draft.repeat(at)
    draft.is_refused_at(at + 1, "no newly full coin row left")


def test_cups_not_served_from_the_start_player_on_are_refused():
    draft = Draft("coins", 4)
    at = next(
        at
        for at in range(len(draft.lines))
        if [x["event"] for x in draft.lines[at : at + 2]] == ["cup", "cup"]
    )
    one, other = draft.lines[at], draft.lines[at + 1]
    one["player"], other["player"] = other["player"], one["player"]
    draft.is_refused_at(at, f"expected 'cup' of player {other['player']}")


def test_a_cup_after_the_maps_is_refused():
    draft = Draft("coins")
    at = draft.find_run({"event": "cup"}, COMPLETE)
    draft.swap(at, at + 1)
    draft.is_refused_at(at, "before any map is handled")


# Complete maps


def test_a_full_map_not_completed_is_refused():
    draft = Draft("plain")
    at = draft.find("complete")
    del draft.lines[at]
    draft.is_refused_at(at, "are full: all are completed first")


def test_a_map_completed_that_is_not_full_is_refused():
    draft = Draft("plain")
    at = draft.find("complete")
    seat, full = draft.lines[at]["player"], draft.lines[at]["map"]
    kept = draft.lines[draft.find("keep", player=seat)]["maps"]
    other = next(one for one in kept if one != full)
    draft.lines[at]["map"] = other
    draft.is_refused_at(at, f"map {other} is no full map")


def test_a_map_completed_without_being_full_at_all_is_refused():
    draft = Draft("plain")
    at = draft.find("reveal", turn=2)
    one = draft.lines[draft.find("keep", player=0)]["maps"][0]
    draft.lines.insert(at, {"event": "complete", "player": 0, "map": one})
    draft.is_refused_at(at, "has no full map left")


def test_one_map_completed_twice_is_refused():
    draft = Draft("crosses")
    at = draft.find_run(COMPLETE, COMPLETE)
    draft.lines[at + 1]["map"] = draft.lines[at]["map"]
    draft.is_refused_at(at + 1, "is no full map")


def test_a_take_before_the_second_complete_is_refused():
    draft = Draft("crosses")
    at = draft.find_run(COMPLETE, COMPLETE, TAKE)
    draft.swap(at + 1, at + 2)
    draft.is_refused_at(at + 1, "all are completed first")


def test_a_take_before_its_complete_is_refused():
    draft = Draft("plain")
    at = draft.find_run(COMPLETE, TAKE)
    draft.swap(at, at + 1)
    draft.is_refused_at(at, "all are completed first")


def test_step_three_out_of_turn_is_refused():
    draft = Draft("crosses", 3)
    start = draft.find("complete")
    following = draft.find("display", start)
    first_action = draft.lines[start : following + 1]
    del draft.lines[start : following + 1]
    at = draft.find("display", start) + 1
    draft.lines[at:at] = first_action
    draft.is_refused_at(start, "expected 'complete' of player")
