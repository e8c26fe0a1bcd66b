"""Step 3: cups, complete maps, and new ones for them."""

from engine_core import actions
from engine_core.patterns import I2
from engine_core.phases import MARK, TAKE
from engine_core.table import ROUNDS, TURNS
from engine_core.treasure_maps import NO_MAP, land
from tests.both.positions import confirm, finish_marking, game_with, invented, lay


def completed(*hands, deck=None, display=None):
    """Player 0 has filled the first map, or both, and everybody has marked."""
    game = game_with(*hands)
    if deck is not None:
        game.deck = deck
    if display is not None:
        game.display = display
    lay(game, 0, "##")
    while game.bonus_cells:
        game.apply(game.legal_actions()[0])
    finish_marking(game)
    return game


def test_a_complete_map_is_laid_aside_and_a_new_one_taken():
    game = completed(("##", "###"))
    assert game.phase == TAKE
    assert game.player == 0
    assert game.players[0].complete == [invented("##")]
    wanted = game.display[2]
    game.apply(actions.take(2))
    assert game.players[0].maps == [wanted, invented("###")]
    assert game.players[0].open_cells[0] == land(wanted)


def test_the_display_is_filled_up_where_the_map_was_taken():
    game = completed(("##", "###"))
    top = game.deck[-1]
    game.apply(actions.take(2))
    assert game.display[2] == top


def test_the_unseen_top_of_the_deck_may_be_taken():
    game = completed(("##", "###"))
    top, before = game.deck[-1], list(game.display)
    game.apply(actions.TAKE_DECK)
    assert game.players[0].maps[0] == top
    assert game.display == before


def test_both_maps_complete_at_once_bring_two_new_ones():
    game = completed(("x#", "#"))
    assert game.takes == 2
    assert sorted(game.players[0].complete) == sorted([invented("x#"), invented("#")])
    game.apply(actions.take(0))
    assert game.phase == TAKE
    game.apply(actions.take(1))
    assert NO_MAP not in game.players[0].maps


def test_the_display_is_not_filled_up_between_two_takes():
    game = completed(("x#", "#"))
    cards = len(game.deck)
    game.apply(actions.take(0))
    assert game.display[0] == NO_MAP
    assert actions.take(0) not in game.legal_actions()
    assert len(game.deck) == cards
    game.apply(actions.take(1))
    assert NO_MAP not in game.display
    assert len(game.deck) == cards - 2


def test_the_display_is_full_again_for_the_next_player():
    game = game_with(("##", "###"), ("##", "###"))
    lay(game, 0, "##")
    confirm(game)
    lay(game, 0, "##")
    confirm(game)
    game.apply(actions.take(3))
    assert game.player == 1
    assert NO_MAP not in game.display


def test_an_empty_deck_does_not_fill_the_display():
    game = completed(("##", "###"), deck=[])
    assert actions.TAKE_DECK not in game.legal_actions()
    game.apply(actions.take(1))
    assert game.display[1] == NO_MAP


def test_the_last_cards_fill_as_many_places_as_they_can():
    last = invented("####")
    game = completed(("x#", "#"), deck=[last])
    game.apply(actions.take(2))
    game.apply(actions.take(3))
    assert game.display[2:] == [last, NO_MAP]


def test_with_display_and_deck_empty_the_player_goes_on_with_one_map():
    game = completed(("##", "#####"), deck=[], display=[NO_MAP] * 4)
    assert game.phase == MARK
    assert game.players[0].maps == [NO_MAP, invented("#####")]
    assert game.players[0].complete == [invented("##")]


def test_a_second_take_is_left_out_when_the_first_took_the_last_map():
    last = invented("####")
    game = completed(("x#", "#"), deck=[last], display=[NO_MAP] * 4)
    game.apply(actions.TAKE_DECK)
    assert game.phase == MARK
    assert game.players[0].maps == [last, NO_MAP]


def test_the_first_full_row_of_the_game_earns_6_and_the_next_5():
    game = game_with(("oo#", "#"), ("oo#", "#"))
    for player in game.players:
        player.coins = 2
    for _ in range(2):
        lay(game, 0, "##")
        confirm(game)
    assert [player.cups for player in game.players] == [[6], [5]]


def test_cups_are_given_from_the_start_player_on():
    game = game_with(("oo#", "#"), ("oo#", "#"))
    for player in game.players:
        player.coins = 2
    game.start_player = 1
    game._advance()
    for _ in range(2):
        lay(game, 0, "##")
        confirm(game)
    assert [player.cups for player in game.players] == [[5], [6]]


def test_two_rows_in_one_turn_earn_two_cups():
    game = game_with(("###", "###"))
    lay(game, 0, "##")
    game.players[0].coins = 8  # more than a turn can bring: the rule holds all the same
    finish_marking(game)
    assert game.players[0].cups == [6, 5]


def test_a_row_earns_nothing_when_all_six_cups_are_gone():
    game = game_with(("oo#", "#"))
    game.players[0].coins = 2
    game.cups_left = 0
    lay(game, 0, "##")
    finish_marking(game)
    assert game.players[0].cups == [0]
    assert game.cups_left == 0


def test_the_last_cup_is_worth_1():
    game = game_with(("oo#", "#"), ("oo#", "#"))
    for player in game.players:
        player.coins = 2
    game.cups_left = 1
    for _ in range(2):
        lay(game, 0, "##")
        confirm(game)
    assert [player.cups for player in game.players] == [[1], [0]]


def test_a_row_earns_its_cup_only_once():
    game = game_with(("oo## ####", "#####"))
    game.players[0].coins = 2
    lay(game, 0, "##")
    finish_marking(game)
    while game.turn < 3:
        game.apply(game.legal_actions()[0])
    assert game.players[0].cups == [6]


def test_a_player_handles_cups_and_maps_before_the_next_one_does():
    game = game_with(("oo", "#####"), ("oo#", "#####"))
    for player in game.players:
        player.coins = 2
    for _ in range(2):
        lay(game, 0, "##")
        confirm(game)
    assert game.phase == TAKE
    assert [player.cups for player in game.players] == [[6], []]
    game.apply(actions.take(0))
    assert [player.cups for player in game.players] == [[6], [5]]


def test_maps_completed_in_the_very_last_turn_count_and_none_is_taken():
    game = game_with(("##", "###"))
    game.round, game.turn = ROUNDS - 1, TURNS - 1
    game.expedition[game.turn] = I2
    lay(game, 0, "##")
    confirm(game)
    lay(game, 0, "##")
    confirm(game)
    assert game.is_over()
    assert game.players[0].complete == [invented("##")]
    assert game.players[0].maps[0] == NO_MAP
    assert game.scores()[0].maps == 8


def test_a_cup_filled_in_the_very_last_turn_counts():
    game = game_with(("oo#", "###"))
    game.players[0].coins = 2
    game.round, game.turn = ROUNDS - 1, TURNS - 1
    game.expedition[game.turn] = I2
    lay(game, 0, "##")
    confirm(game)
    lay(game, 0, "##")
    confirm(game)
    assert game.scores()[0].cups == 6
