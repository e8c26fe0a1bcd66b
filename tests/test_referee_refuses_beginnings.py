"""The referee refuses: wrong set-ups, wrong cards, and records cut off or drawn out."""

import pytest

from tests.reference_records import Draft

# The beginning and the end of a record


def test_an_empty_record_is_refused():
    draft = Draft()
    draft.lines = []
    draft.is_refused_at(0, "the record ends where 'start' is expected")


@pytest.mark.parametrize("left_off", [1, 2, 5, 60, 150])
def test_a_record_that_ends_early_is_refused(left_off):
    draft = Draft()
    del draft.lines[-left_off:]
    draft.is_refused_at(len(draft.lines), "the record ends where")


def test_a_line_after_the_winners_is_refused():
    draft = Draft()
    draft.repeat(len(draft.lines) - 1)
    draft.is_refused_at(len(draft.lines) - 1, "nothing may follow")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("format", 2, "format must be 1"),
        ("players", 1, "2 to 4 can play"),
        ("players", 5, "2 to 4 can play"),
        ("start_player", 3, "must sit at 0 to 2"),
        ("start_player", -1, "must sit at 0 to 2"),
    ],
)
def test_a_start_that_the_rules_do_not_know_is_refused(field, value, reason):
    draft = Draft()
    draft.lines[0][field] = value
    draft.is_refused_at(0, reason)


def test_fewer_seats_than_are_dealt_are_refused():
    draft = Draft()
    draft.lines[0].update(players=2, start_player=0)
    draft.is_refused_at(3, "expected 'keep' of player 0, found 'deal' of player 2")


# The deal, the maps kept, and the first display


def test_a_map_dealt_twice_is_refused():
    draft = Draft()
    draft.lines[2]["maps"][0] = draft.lines[1]["maps"][3]
    draft.is_refused_at(2, "are dealt already")


def test_a_map_dealt_twice_to_one_player_is_refused():
    draft = Draft()
    draft.lines[1]["maps"][0] = draft.lines[1]["maps"][3]
    draft.is_refused_at(1, "expected four different maps")


@pytest.mark.parametrize("number", [-1, 47])
def test_a_map_that_does_not_exist_is_refused(number):
    draft = Draft()
    draft.lines[1]["maps"][0] = number
    draft.is_refused_at(1, "no maps at all")


def test_three_maps_dealt_are_refused():
    draft = Draft()
    draft.lines[1]["maps"].pop()
    draft.is_refused_at(1, "expected four different maps")


def test_a_deal_out_of_seat_order_is_refused():
    draft = Draft()
    draft.swap(1, 2)
    draft.is_refused_at(1, "in seat order")


def test_a_map_kept_that_was_not_dealt_is_refused():
    draft = Draft()
    draft.lines[4]["maps"][0] = draft.lines[2]["maps"][0]
    draft.is_refused_at(4, "cannot keep")


def test_three_maps_kept_are_refused():
    draft = Draft()
    draft.lines[4]["maps"] = draft.lines[1]["maps"][:3]
    draft.is_refused_at(4, "two different maps to keep")


def test_one_map_kept_twice_is_refused():
    draft = Draft()
    draft.lines[4]["maps"] = draft.lines[1]["maps"][:1] * 2
    draft.is_refused_at(4, "two different maps to keep")


def test_keeping_out_of_seat_order_is_refused():
    draft = Draft()
    draft.swap(4, 5)
    draft.is_refused_at(4, "in seat order")


def test_keeping_before_all_are_dealt_is_refused():
    draft = Draft()
    draft.swap(3, 4)
    draft.is_refused_at(3, "expected 'deal' of player 2")


def test_a_missing_first_display_is_refused():
    draft = Draft()
    del draft.lines[7]
    draft.is_refused_at(7, "four maps are turned up")


def test_a_first_display_of_three_maps_is_refused():
    draft = Draft()
    draft.lines[7]["maps"].pop()
    draft.is_refused_at(7, "expected 4 different maps face up")


def test_a_display_that_shows_one_map_twice_is_refused():
    draft = Draft()
    draft.lines[7]["maps"][0] = draft.lines[7]["maps"][1]
    draft.is_refused_at(7, "expected 4 different maps face up")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_display_that_shows_a_map_held_by_a_player_is_refused(seat):
    draft = Draft()
    draft.lines[7]["maps"][0] = draft.lines[4 + seat]["maps"][0]
    draft.is_refused_at(7, "not in the deck")


# Step 1, reveal


def test_a_wrong_turn_number_is_refused():
    draft = Draft()
    at = draft.find("reveal", turn=3)
    draft.lines[at]["turn"] = 4
    draft.is_refused_at(at, "expected round 1, turn 3")


def test_a_wrong_round_number_is_refused():
    draft = Draft()
    at = draft.find("reveal", round=3)
    draft.lines[at]["round"] = 2
    draft.is_refused_at(at, "expected round 3, turn 1")


def test_the_eighth_card_is_never_shown():
    draft = Draft()
    at = draft.find("reveal", round=2)
    draft.lines[at].update(round=1, turn=8)
    draft.is_refused_at(at, "7 turns make a round")


def test_a_fifth_round_is_refused():
    draft = Draft()
    at = draft.find("score")
    reveal = dict(draft.lines[draft.find("reveal")], round=5)
    draft.lines.insert(at, reveal)
    draft.is_refused_at(at, "after 28 turns")


@pytest.mark.parametrize("pattern", ["I2", "T4", "L4", "O4", "I3", "V3"])
def test_a_card_shown_more_often_than_there_are_of_it_is_refused(pattern):
    draft = Draft("crosses", 4)  # all maps are gone by then, so no mark is in the way
    shown = 0
    for line in draft.lines[draft.find("reveal", round=4) :]:
        if line["event"] == "reveal":
            line["pattern"] = pattern
            shown += 1
    cards = 2 if pattern in ("I3", "V3") else 1
    at = draft.find("reveal", round=4, turn=cards + 1)
    assert shown == 7
    draft.is_refused_at(at, f"'{pattern}' is not among the cards left")


def test_each_round_is_played_with_all_eight_cards_again():
    draft = Draft("crosses", 4)
    cards = ["I2", "I3", "I3", "V3", "V3", "T4", "L4"]
    for line in draft.lines[draft.find("reveal", round=3) :]:
        if line["event"] == "reveal":
            line["pattern"] = cards[line["turn"] - 1]
    draft.summary()


def test_an_unknown_pattern_is_refused():
    draft = Draft()
    at = draft.find("reveal", turn=3)
    draft.lines[at]["pattern"] = "S4"
    draft.is_refused_at(at, "'S4' is not among the cards left")


def test_a_start_player_who_does_not_move_on_is_refused():
    draft = Draft()
    first, second = draft.find("reveal", turn=1), draft.find("reveal", turn=2)
    draft.lines[second]["start_player"] = draft.lines[first]["start_player"]
    draft.is_refused_at(second, "one seat clockwise")


def test_a_start_player_who_moves_anticlockwise_is_refused():
    draft = Draft()
    first, second = draft.find("reveal", turn=1), draft.find("reveal", turn=2)
    draft.lines[second]["start_player"] = (draft.lines[first]["start_player"] - 1) % 3
    draft.is_refused_at(second, "one seat clockwise")


def test_a_start_player_who_stays_for_the_new_round_is_refused():
    draft = Draft()
    last, new = draft.find("reveal", turn=7), draft.find("reveal", round=2)
    draft.lines[new]["start_player"] = draft.lines[last]["start_player"]
    draft.is_refused_at(new, "one seat clockwise")


def test_a_first_start_player_other_than_announced_is_refused():
    draft = Draft()
    draft.lines[0]["start_player"] = (draft.lines[0]["start_player"] + 1) % 3
    draft.is_refused_at(8, "expected round 1, turn 1, start player")


def test_a_missing_reveal_is_refused():
    draft = Draft("plain")
    at = draft.find("reveal", turn=2)
    del draft.lines[at]
    draft.is_refused_at(at, "expected 'reveal', found 'mark'")
