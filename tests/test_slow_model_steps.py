"""Marking and completing, one rule a sentence, on the slow model."""

import pytest

from tests.slow_cells import Cell, ways_to_lay
from tests.slow_score import Sheet
from tests.small_games import LONG, SQUARE, TOP_TWO, pattern, single, small_game

# Step 2: marking


@pytest.mark.parametrize(
    ("name", "ways"),
    [("I2", 24), ("I3", 16), ("V3", 36), ("T4", 24), ("L4", 48), ("O4", 9)],
)
def test_so_many_ways_to_lay_each_pattern_on_four_by_four(name: str, ways: int) -> None:
    board = {(row, column) for row in range(4) for column in range(4)}
    assert len(ways_to_lay(name, board)) == ways


@pytest.mark.parametrize(
    "cells",
    [
        {(0, 1), (0, 2)},  # (0, 2) is no cell
        {(0, 0)},  # not the whole pattern
        {(0, 0), (1, 1)},  # not the pattern
        {(0, 0), (0, 1), (1, 0)},  # more than the pattern
    ],
)
def test_the_pattern_is_marked_whole_and_on_free_cells(cells: set[Cell]) -> None:
    game = small_game("##./###", LONG, LONG, LONG, cards="I2")
    with pytest.raises(ValueError, match="do not allow"):
        game.mark_pattern(0, 0, cells)


def test_a_cell_is_never_crossed_twice() -> None:
    game = small_game("##/##", LONG, LONG, LONG, cards="I2 I3")
    pattern(game, 0, 0, TOP_TWO)
    single(game, 1, 2, (0, 0))
    single(game, 1, 2, (0, 1))
    with pytest.raises(ValueError, match="do not allow"):
        game.mark_single(0, 0, (0, 0))


def test_a_player_marks_only_their_own_maps() -> None:
    game = small_game(LONG, LONG, LONG, LONG)
    with pytest.raises(ValueError, match="do not allow"):
        game.mark_single(0, 2, (0, 0))


def test_one_cell_may_be_crossed_although_the_pattern_fits() -> None:
    game = small_game("##", "##", LONG, LONG, cards="I2")
    assert game.legal_moves() == {
        ("pattern", 0, frozenset(TOP_TWO)),
        ("pattern", 1, frozenset(TOP_TWO)),
        ("single", 0, (0, 0)),
        ("single", 0, (0, 1)),
        ("single", 1, (0, 0)),
        ("single", 1, (0, 1)),
    }


def test_to_mark_nothing_is_not_allowed() -> None:
    game = small_game(LONG, LONG, LONG, LONG)
    with pytest.raises(ValueError, match="player 0 has to choose: mark"):
        game.confirm(0)


def test_a_cross_gives_a_bonus_cell_on_either_map_and_again_and_again() -> None:
    game = small_game("x#", "x##", LONG, LONG)
    game.mark_single(0, 0, (0, 0))
    with pytest.raises(ValueError, match="has to choose: bonus"):
        game.confirm(0)
    game.bonus(0, 1, (0, 0))
    assert game.phase == "bonus"
    game.bonus(0, 0, (0, 1))
    assert game.phase == "confirm"


def test_two_crosses_covered_at_once_give_two_bonus_cells() -> None:
    game = small_game("xx", LONG, LONG, LONG, cards="I2")
    game.mark_pattern(0, 0, TOP_TWO)
    assert game.bonus_cells_owed == 2
    game.bonus(0, 1, (0, 0))
    game.bonus(0, 1, (0, 5))
    assert game.phase == "confirm"


def test_a_bonus_cell_that_finds_no_free_cell_is_lost() -> None:
    game = small_game("xx", "#", LONG, LONG, cards="I2")
    game.mark_pattern(0, 0, TOP_TWO)
    game.bonus(0, 1, (0, 0))
    assert (game.phase, game.bonus_cells_owed) == ("confirm", 0)
    game.undo(0)
    assert (game.phase, game.bonus_cells_owed) == ("bonus", 2)


def test_after_twelve_coins_further_coins_do_nothing() -> None:
    game = small_game("oo#", LONG, LONG, LONG, cards="I2")
    game.sheets[0].coins = 11
    game.sheets[0].cups = [6, 5]
    game.mark_pattern(0, 0, TOP_TWO)
    assert game.sheets[0].coins == 12


def test_when_all_six_cups_are_gone_a_row_earns_nothing() -> None:
    game = small_game("oo#/oo#", LONG, LONG, LONG, cards="O4")
    game.cups_left = []
    pattern(game, 0, 0, SQUARE)
    single(game, 1, 2, (0, 0))
    assert game.sheets[0].cups == [0]


def test_every_palm_of_the_display_counts_but_none_of_the_own_maps() -> None:
    game = small_game("pp#", "ppp", LONG, LONG, others="pp p ## ##", cards="I2")
    game.mark_pattern(0, 0, TOP_TWO)
    assert game.sheets[0].palms == [4, 4]


def test_only_the_first_four_palms_score() -> None:
    game = small_game("pp#", LONG, LONG, LONG, cards="I2")
    game.sheets[0].palms = [1, 2, 3]
    game.mark_pattern(0, 0, TOP_TWO)
    assert game.sheets[0].palms == [1, 2, 3, 1]


def test_undo_takes_back_one_mark_at_a_time_until_confirmed() -> None:
    game = small_game("xo#", "po#", LONG, LONG, cards="I2")
    fresh = game.legal_moves()
    game.mark_pattern(0, 0, TOP_TWO)
    game.bonus(0, 1, (0, 0))
    with pytest.raises(ValueError, match="Player 1 has no mark to take back"):
        game.undo(1)
    game.undo(0)
    assert (game.phase, game.sheets[0]) == ("bonus", Sheet(coins=1))
    game.undo(0)
    assert (game.phase, game.sheets[0]) == ("mark", Sheet())
    assert game.legal_moves() == fresh
    with pytest.raises(ValueError, match="no mark to take back"):
        game.undo(0)
    single(game, 0, 0, (0, 2))
    for player in range(2):
        with pytest.raises(ValueError, match="no mark to take back"):
            game.undo(player)


# Step 3: completing


def test_a_full_map_stays_until_step_three() -> None:
    game = small_game("##", LONG, LONG, LONG, cards="I2")
    pattern(game, 0, 0, TOP_TWO)
    assert (game.free[0][0], game.complete[0]) == (set(), [])
    single(game, 1, 2, (0, 0))
    assert game.complete[0] == [0]
    assert (game.phase, game.player_to_act) == ("take", 0)
    with pytest.raises(ValueError, match="no mark to take back"):
        game.undo(0)


def test_a_taken_place_is_filled_where_the_old_map_lay() -> None:
    game = small_game("##", LONG, LONG, LONG, others="# # # # # #", cards="I2")
    pattern(game, 0, 0, TOP_TWO)
    single(game, 1, 2, (0, 0))
    game.take_from_display(0, 5)
    assert game.display == [4, 8, 6, 7]
    assert set(game.free[0]) == {1, 5}


def test_two_full_maps_are_replaced_with_no_refill_between() -> None:
    game = small_game("x", "#", LONG, LONG, others="# # # # # #")
    game.mark_single(0, 0, (0, 0))
    game.bonus(0, 1, (0, 0))
    game.confirm(0)
    single(game, 1, 2, (0, 0))
    assert game.complete[0] == [0, 1]
    game.take_from_display(0, 4)
    assert game.display == [None, 5, 6, 7]
    assert ("display", 4) not in game.legal_moves()
    game.take_from_deck(0)
    assert set(game.free[0]) == {4, 8}  # the top of the deck had not been turned up
    assert game.display == [9, 5, 6, 7]


def test_the_next_player_chooses_from_the_display_already_filled_up() -> None:
    game = small_game("##", LONG, "##", LONG, others="# # # # # #", cards="I2")
    pattern(game, 0, 0, TOP_TWO)
    pattern(game, 1, 2, TOP_TWO)
    with pytest.raises(ValueError, match="not the turn of player 1"):
        game.take_from_deck(1)
    game.take_from_display(0, 4)
    assert game.player_to_act == 1
    game.take_from_display(1, 8)
    assert game.display == [9, 5, 6, 7]


def test_when_the_deck_is_empty_a_taken_place_stays_empty() -> None:
    game = small_game("##", LONG, LONG, LONG, others="# # # #", cards="I2")
    pattern(game, 0, 0, TOP_TWO)
    single(game, 1, 2, (0, 0))
    with pytest.raises(ValueError, match="do not allow"):
        game.take_from_deck(0)
    game.take_from_display(0, 7)
    assert game.display == [4, 5, 6, None]


def test_with_deck_and_display_empty_a_player_goes_on_with_fewer_maps() -> None:
    game = small_game("x", "#", LONG, LONG)
    game.display = [None, None, None, 7]
    game.mark_single(0, 0, (0, 0))
    game.bonus(0, 1, (0, 0))
    game.confirm(0)
    single(game, 1, 2, (0, 0))
    game.take_from_display(0, 7)
    assert (game.phase, game.player_to_act) == ("mark", 1)
    assert set(game.free[0]) == {7}


def test_a_player_with_no_free_cell_is_skipped() -> None:
    game = small_game("x", "#", LONG, LONG)
    game.display = [None] * 4
    game.mark_single(0, 0, (0, 0))
    game.bonus(0, 1, (0, 0))
    game.confirm(0)
    single(game, 1, 2, (0, 0))
    single(game, 1, 2, (0, 1))
    assert (game.turn, game.start_player, game.player_to_act) == (3, 0, 1)


def test_when_nobody_has_a_free_cell_the_game_runs_to_its_end() -> None:
    game = small_game("x", "#", "x", "#")
    game.display = [None] * 4
    for player in range(2):
        game.mark_single(player, 2 * player, (0, 0))
        game.bonus(player, 2 * player + 1, (0, 0))
        game.confirm(player)
    assert (game.phase, game.round, game.turn) == ("over", 4, 7)
