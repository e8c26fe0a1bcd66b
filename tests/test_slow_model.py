"""The rulebook's worked examples, set-up, rounds and score, on the slow model.

The steps of a turn have test_slow_model_steps.py, whole games at random
test_slow_model_games.py.
"""

from typing import Any

import pytest

from tests.slow_model import SlowGame
from tests.slow_score import Sheet
from tests.small_games import (
    LONG,
    SQUARE,
    TEE,
    cards_starting_with,
    invented_map,
    pattern,
    single,
    small_game,
)

HUGE = "/".join(["#" * 28] * 2)  # a single cell each turn never fills it

Drawn = tuple[Any, ...]  # the picture of a map, its colour and perhaps its seal


def play_singles(game: SlowGame, turns: int) -> None:
    """Both players cross the first free cell of their first map, turn by turn."""
    for _ in range(2 * turns):
        player = game.player_to_act
        assert player is not None
        map_id, free = next(iter(game.free[player].items()))
        single(game, player, map_id, min(free))


# The worked examples of the rulebook


def test_a_palm_scores_three_while_two_palms_are_seen_on_the_display() -> None:
    game = small_game("p#", LONG, LONG, LONG, others="p# #p ## ##")
    game.mark_single(0, 0, (0, 0))
    assert game.sheets[0].palms == [3]


def test_the_first_full_row_of_the_game_earns_six_and_the_next_one_five() -> None:
    game = small_game("oo#/oo#", LONG, "ooo#/.o..", LONG, cards="O4 T4")
    pattern(game, 0, 0, SQUARE)
    single(game, 1, 3, (0, 0))
    assert game.sheets[0].cups == [6]
    pattern(game, 1, 2, TEE)
    single(game, 0, 1, (0, 0))
    assert (game.sheets[0].cups, game.sheets[1].cups) == ([6], [5])


@pytest.mark.parametrize("start_player", [0, 1])
def test_rows_of_one_turn_are_served_from_the_start_on(start_player: int) -> None:
    game = small_game(
        "oo#/oo#", LONG, "oo#/oo#", LONG, cards="O4", start_player=start_player
    )
    other = 1 - start_player
    pattern(game, start_player, 2 * start_player, SQUARE)
    assert game.sheets[start_player].cups == []  # not before step 3
    pattern(game, other, 2 * other, SQUARE)
    assert game.sheets[start_player].cups == [6]
    assert game.sheets[other].cups == [5]


def test_the_l_may_be_turned_by_a_quarter_and_mirrored() -> None:
    game = small_game("###/.#./.#.", LONG, "###/#../#..", LONG, cards="L4")
    pattern(game, 0, 0, {(0, 0), (0, 1), (1, 1), (2, 1)})
    pattern(game, 1, 2, {(0, 0), (0, 1), (1, 0), (2, 0)})
    assert game.free[0][0] == game.free[1][2] == {(0, 2)}


def game_with_complete_maps(*complete: list[Drawn]) -> SlowGame:
    """Each player has these maps complete, and nothing else to count."""
    game = small_game(LONG, LONG, LONG, LONG)
    for player, drawn in enumerate(complete):
        for one in drawn:
            map_id = len(game.maps)
            game.maps[map_id] = invented_map(map_id, *one)
            game.complete[player].append(map_id)
    return game


def test_the_final_score_of_the_rulebook_is_95() -> None:
    game = game_with_complete_maps(
        [
            ("####/####", "grey"),
            ("####/####", "grey"),
            ("####/####/####", "orange"),
            ("####/####/####", "orange"),
            ("#####/#####", "green", ("grey", 1)),
            ("#######/#######", "purple", ("orange", 2)),
        ],
        [],
    )
    game.sheets[0] = Sheet(coins=9, cups=[5, 3], palms=[3, 3, 2])
    assert game.scores()[0] == {
        "coins": 9,
        "cups": 8,
        "palms": 8,
        "maps": 64,
        "seals": 6,
        "total": 95,
    }
    assert game.winners() == [0]


# Setting up


def dealt_game() -> SlowGame:
    """Four maps are dealt to each of two players; the second will start."""
    maps = [invented_map(map_id, "##") for map_id in range(12)]
    return SlowGame(
        maps,
        players=2,
        start_player=1,
        hands=[[0, 1, 2, 3], [4, 5, 6, 7]],
        deck_after_keeps=lambda left: left[::-1],
        expeditions=[cards_starting_with("")] * 4,
    )


def test_two_of_the_four_dealt_maps_are_kept_in_seat_order() -> None:
    game = dealt_game()
    with pytest.raises(ValueError, match="not the turn of player 1"):
        game.keep(1, {4, 5})
    for not_a_pair_of_the_hand in ({0, 4}, {0}, {0, 1, 2}):
        with pytest.raises(ValueError, match="do not allow"):
            game.keep(0, not_a_pair_of_the_hand)
    assert len(game.legal_moves()) == 6
    game.keep(0, {0, 2})
    assert (game.phase, game.player_to_act) == ("keep", 1)


def test_the_returned_maps_go_into_the_deck_and_four_are_turned_up() -> None:
    game = dealt_game()
    game.keep(0, {0, 2})
    game.keep(1, {4, 5})
    assert game.display == [11, 10, 9, 8]
    assert game.deck == [7, 6, 3, 1]
    assert (game.phase, game.player_to_act, game.revealed) == ("mark", 1, "I2")


def test_a_deck_that_is_not_what_was_left_is_refused() -> None:
    game = dealt_game()
    game.deck_after_keeps = lambda left: left[1:]
    game.keep(0, {0, 2})
    with pytest.raises(ValueError, match="The deck must be"):
        game.keep(1, {4, 5})


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"players": 5}, "2 to 4 players"),
        ({"start_player": 2}, "number 2 cannot start"),
        ({"hands": [[0, 1, 2, 3]]}, "four maps each"),
        ({"hands": [[0, 1, 2, 3], [3, 4, 5, 6]]}, "dealt twice"),
        ({"hands": [[0, 1, 2, 3], [4, 5, 6, 99]]}, "unknown"),
        ({"expeditions": [["I2"] * 8] * 4}, "eight cards"),
    ],
)
def test_an_impossible_set_up_is_refused(
    changed: dict[str, Any], sentence: str
) -> None:
    possible: dict[str, Any] = {
        "maps": [invented_map(map_id, "##") for map_id in range(12)],
        "players": 2,
        "start_player": 0,
        "hands": [[0, 1, 2, 3], [4, 5, 6, 7]],
        "deck_after_keeps": list,
        "expeditions": [cards_starting_with("")] * 4,
    }
    with pytest.raises(ValueError, match=sentence):
        SlowGame(**{**possible, **changed})


# Rounds and the end


def test_the_start_player_moves_clockwise_after_every_turn_also_across_rounds() -> None:
    game = small_game(HUGE, HUGE, HUGE, HUGE, start_player=1)
    start_players = []
    for _ in range(9):
        start_players.append(game.start_player)
        play_singles(game, turns=1)
    assert start_players == [1, 0, 1, 0, 1, 0, 1, 0, 1]


def test_after_seven_cards_the_round_is_over_and_the_eighth_is_never_shown() -> None:
    game = small_game(HUGE, HUGE, HUGE, HUGE)
    shown = []
    while game.phase != "over":
        shown.append((game.round, game.turn, game.revealed))
        play_singles(game, turns=1)
    seven = list(enumerate(cards_starting_with("")[:7], start=1))
    assert shown == [(number, *card) for number in (1, 2, 3, 4) for card in seven]


def test_a_map_completed_in_the_very_last_turn_counts_but_none_is_taken() -> None:
    game = small_game(HUGE, HUGE, HUGE, HUGE)
    play_singles(game, turns=27)
    game.free[1][2] = {(1, 27)}  # as if all the others were crossed
    single(game, 1, 2, (1, 27))
    single(game, 0, 1, (0, 0))
    assert game.phase == "over"
    assert game.scores()[1]["maps"] == 56
    assert game.legal_moves() == set()
    with pytest.raises(ValueError, match="The game is over"):
        game.take_from_deck(1)


# Score


def test_every_seal_counts_also_two_of_one_colour_but_not_on_unfinished_maps() -> None:
    game = game_with_complete_maps(
        [
            ("#", "green", ("purple", 2)),
            ("#", "grey", ("purple", 2)),
            ("#", "purple", ("orange", 2)),
        ],
        [],
    )
    game.maps[0]["seal"] = {"colour": "purple", "points": 2}  # map 0 is not complete
    assert game.scores()[0]["seals"] == 4


@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        ([("####", "grey")], [("###", "grey")], [[0], [1]]),
        ([("##", "green")], [("##", "grey")], [[1], [0]]),
        ([("##", "orange")], [("##", "green")], [[1], [0]]),
        ([("##", "purple")], [("##", "orange")], [[1], [0]]),
        ([("##", "purple")], [("#", "purple"), ("#", "purple")], [[1], [0]]),
        ([("##", "grey")], [("##", "grey")], [[0, 1]]),
    ],
)
def test_a_tie_goes_to_more_complete_grey_maps_then_green_orange_purple(
    first: list[Drawn], second: list[Drawn], ranking: list[list[int]]
) -> None:
    game = game_with_complete_maps(first, second)
    assert game.ranking() == ranking
    assert game.winners() == ranking[0]
