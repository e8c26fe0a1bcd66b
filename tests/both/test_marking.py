"""Step 2: what a player may cross, and what the crossed cells do at once."""

from engine_core import actions
from engine_core.grid import draw, pack
from engine_core.patterns import I2, I3, L4, O4, V3
from engine_core.phases import BONUS, CONFIRM, MARK
from engine_core.treasure_maps import NO_MAP
from tests.both.positions import (
    confirm,
    cross,
    finish_marking,
    game_with,
    invented,
    lay,
    pass_by,
)


def open_cells(game, slot):
    return draw(game.players[0].open_cells[slot])


def test_the_pattern_is_crossed_on_one_map_and_the_other_stays():
    game = game_with(("### ###", "###"), pattern=V3)
    lay(game, 0, "## #.")
    assert open_cells(game, 0) == draw(pack("..# .##"))
    assert open_cells(game, 1) == draw(pack("###"))
    assert game.phase == CONFIRM


def test_one_cell_on_either_map_may_be_crossed_instead():
    for slot in range(2):
        game = game_with(("###", "###"), pattern=I3)
        cross(game, slot, 0, 1)
        assert open_cells(game, slot) == draw(pack("#.#"))
        assert game.phase == CONFIRM


def test_nobody_may_mark_nothing():
    game = game_with(("###", "###"))
    assert actions.CONFIRM not in game.legal_actions()


def test_legal_marks_are_all_placements_and_all_single_cells():
    game = game_with(("## ##", "##"), pattern=I2)
    legal = game.legal_actions()
    assert len([a for a in legal if actions.is_cross(a)]) == 6
    assert len([a for a in legal if actions.is_lay(a)]) == 5
    assert len(legal) == 11


def test_a_cell_is_never_crossed_twice():
    game = game_with(("####", "##"), pattern=I2)
    lay(game, 0, "##")
    finish_marking(game)
    while game.player != 0:
        pass_by(game)
    again = [a for a in game.legal_actions() if actions.slot_of(a) == 0]
    assert len(again) > 0
    for action in again:
        assert game.cells_of(action) & pack("##") == 0


def test_a_cross_demands_one_more_cell_on_either_map():
    game = game_with(("x#", "##"), pattern=I2)
    lay(game, 0, "##")
    assert game.phase == BONUS
    assert game.bonus_cells == 1
    assert game.legal_actions() == [actions.cross(1, 0), actions.cross(1, 1)]
    cross(game, 1, 0, 0)
    assert game.phase == CONFIRM


def test_two_crosses_at_once_give_two_bonus_cells():
    game = game_with(("xx#", "###"), pattern=I2)
    lay(game, 0, "##")
    assert game.bonus_cells == 2
    cross(game, 0, 0, 2)
    assert game.phase == BONUS
    cross(game, 1, 0, 0)
    assert game.phase == CONFIRM


def test_a_bonus_cell_that_is_a_cross_gives_another_and_so_on():
    game = game_with(("x##", "xx#"), pattern=I2)
    cross(game, 0, 0, 0)
    for row, column in ((0, 0), (0, 1)):
        assert game.phase == BONUS
        cross(game, 1, row, column)
    assert game.bonus_cells == 1
    cross(game, 1, 0, 2)
    assert game.phase == CONFIRM


def test_a_bonus_cell_moves_to_the_other_map_when_one_is_full():
    game = game_with(("x#", "###"), pattern=I2)
    lay(game, 0, "##")
    assert [actions.slot_of(action) for action in game.legal_actions()] == [1, 1, 1]


def test_bonus_cells_with_no_free_cell_left_are_lost():
    game = game_with(("xx", "#"), pattern=I2)
    lay(game, 0, "##")
    assert game.bonus_cells == 2
    cross(game, 1, 0, 0)
    assert game.bonus_cells == 0
    assert game.phase == CONFIRM


def test_all_bonus_cells_are_lost_when_the_last_cells_are_crosses():
    game = game_with(("xx",), pattern=I2)
    lay(game, 0, "##")
    assert game.phase == CONFIRM


def test_coins_fill_the_next_boxes():
    game = game_with(("oo#", "o"), pattern=I2)
    lay(game, 0, "##")
    assert game.players[0].coins == 2


def test_a_coin_on_a_bonus_cell_counts_too():
    game = game_with(("x#", "o"), pattern=I2)
    cross(game, 0, 0, 0)
    cross(game, 1, 0, 0)
    assert game.players[0].coins == 1


def test_after_12_coins_further_coins_do_nothing():
    game = game_with(("oo#", "o"), pattern=I2)
    game.players[0].coins = 11
    lay(game, 0, "##")
    assert game.players[0].coins == 12


def test_a_full_coin_row_earns_no_cup_before_step_3():
    game = game_with(("oo#", "#"), pattern=I2)
    game.players[0].coins = 3
    lay(game, 0, "##")
    assert game.players[0].cups == []
    confirm(game)
    assert game.players[0].cups == []
    assert game.cups_left == 6


def test_a_palm_with_two_palms_on_the_display_scores_3():
    game = game_with(("p#", "p"), pattern=I2)
    game.display = [invented("p"), invented("#"), invented("#p"), NO_MAP]
    cross(game, 0, 0, 0)
    assert game.players[0].palms == [3]


def test_a_palm_on_the_players_own_maps_does_not_count():
    game = game_with(("p#", "p#"), pattern=I2)
    cross(game, 0, 0, 0)
    assert game.players[0].palms == [1]


def test_two_palms_in_one_placement_score_each():
    game = game_with(("pp#", "#"), pattern=I2)
    game.display[0] = invented("p")
    lay(game, 0, "##")
    assert game.players[0].palms == [2, 2]


def test_only_the_first_four_palms_score():
    game = game_with(("pp#", "#"), pattern=I2)
    game.players[0].palms = [5, 1, 1]
    lay(game, 0, "##")
    assert game.players[0].palms == [5, 1, 1, 1]


def test_a_full_map_stays_until_step_3():
    game = game_with(("##", "###"), pattern=I2)
    lay(game, 0, "##")
    confirm(game)
    assert game.players[0].maps[0] != NO_MAP
    assert game.players[0].complete == []


def test_players_mark_from_the_start_player_on():
    game = game_with(("###",), ("###",), ("###",))
    game.start_player = 1
    game._advance()
    seen = []
    for _ in range(3):
        seen.append(game.player)
        pass_by(game)
    assert seen == [1, 2, 0]


def test_a_player_with_nothing_to_cross_is_skipped():
    game = game_with(("###", "###"), ())
    pass_by(game)
    assert game.phase == MARK
    assert game.player == 0
    assert game.turn == 1


def test_a_turn_in_which_nobody_can_cross_anything_passes_by():
    game = game_with(("#",), ())
    game.deck = []
    game.display = [NO_MAP] * 4
    cross(game, 0, 0, 0)
    confirm(game)
    assert game.is_over()
    assert len(game.players[0].complete) == 1


def test_a_square_and_an_l_need_room():
    game = game_with(("## ##", "### .#."), pattern=O4)
    assert len([a for a in game.legal_actions() if actions.is_lay(a)]) == 1
    game.expedition[0] = L4
    assert [a for a in game.legal_actions() if actions.is_lay(a)] == []
