"""What is not allowed is refused with its reason, and changes nothing."""

from engine_core import actions
from engine_core.bots import Bot
from engine_core.game import Game, IllegalAction
from engine_core.patterns import I2, I3
from engine_core.treasure_maps import NO_MAP
from tests.both.positions import confirm, cross, finish_marking, game_with, lay


def everything(game):
    """All that a game is made of, to see whether anything changed."""
    parts = [game.phase, game.player, game.round, game.turn, game.cups_left]
    parts += [game.start_player, game.bonus_cells, game.takes]
    parts += [str(cards) for cards in (game.deck, game.display, game.expedition)]
    for player in game.players:
        parts += [player.coins, str(player.cups), str(player.palms), str(player.maps)]
        parts += [str(player.open_cells), str(player.complete), str(player.dealt)]
    return parts


def refusal(game, action):
    """The reason that the game gives; nothing may have changed."""
    before = everything(game)
    try:
        game.apply(action)
    except IllegalAction as error:
        assert everything(game) == before
        return str(error)
    raise AssertionError("allowed: " + actions.describe(action))


def test_a_number_that_is_no_action_is_refused():
    game = game_with(("###", "###"))
    for action in (-1, actions.ACTIONS):
        assert f"action {action} (no action at all)" in refusal(game, action)


def test_a_pattern_may_not_cover_a_closed_cell():
    game = game_with(("##", "###"), pattern=I3)
    reason = refusal(game, actions.lay(0, 0))
    assert "not on free cells only:\n###..\n" in reason
    assert "free are:\n##...\n" in reason


def test_a_pattern_is_laid_in_no_more_ways_than_it_has():
    game = game_with(("##", "###"), pattern=I2)
    assert "it has 49 ways" in refusal(game, actions.lay(0, 49))


def test_a_crossed_cell_or_the_sea_may_not_be_crossed():
    game = game_with(("##", "x#"))
    cross(game, 1, 0, 0)
    assert "free are:\n.#..." in refusal(game, actions.cross(1, 0))
    assert "free are:\n##..." in refusal(game, actions.cross(0, 29))


def test_a_bonus_cell_is_one_cell_and_no_pattern():
    game = game_with(("x##", "###"))
    cross(game, 0, 0, 0)
    assert "the phase 'bonus' allows" in refusal(game, actions.lay(1, 0))
    assert "the phase 'bonus' allows" in refusal(game, actions.CONFIRM)


def test_only_confirming_is_left_after_the_marking():
    game = game_with(("###", "###"))
    cross(game, 0, 0, 0)
    assert "the phase 'confirm' allows [71]" in refusal(game, actions.cross(0, 1))
    assert game.legal_actions() == [actions.CONFIRM]


def test_maps_are_kept_only_at_the_beginning_and_taken_only_in_step_3():
    game = Game(2, 1)
    assert "the phase 'keep' allows [60, 61, " in refusal(game, actions.TAKE_DECK)
    game = game_with(("###", "###"))
    assert "the phase 'mark' allows" in refusal(game, actions.keep(0, 1))
    assert "the phase 'mark' allows" in refusal(game, actions.take(0))


def test_no_map_is_taken_from_an_empty_place_or_an_empty_deck():
    game = game_with(("##", "###"))
    lay(game, 0, "##")
    game.deck = []
    game.display[1] = NO_MAP
    finish_marking(game)
    assert "'take' allows [66, 68, 69]" in refusal(game, actions.take(1))
    assert "'take' allows [66, 68, 69]" in refusal(game, actions.TAKE_DECK)


def test_nothing_is_played_after_the_end():
    game = game_with(("##",), ())
    game.deck, game.display = [], [NO_MAP] * 4
    lay(game, 0, "##")
    confirm(game)
    assert game.is_over()
    assert game.legal_actions() == []
    assert "the phase 'over' allows []" in refusal(game, actions.CONFIRM)


def test_an_action_is_legal_exactly_when_nothing_speaks_against_it():
    for players in (2, 4):
        game = Game(players, 21)
        bot = Bot("random", 21, 0)
        while not game.is_over():
            if game.turn % 3 == 0:
                allowed = game.legal_actions()
                for action in range(-1, actions.ACTIONS + 1):
                    if action not in allowed:
                        refusal(game, action)
            game.apply(bot.choose(game))


def test_actions_take_back_what_they_were_made_of():
    for slot in range(2):
        for cell in range(30):
            action = actions.cross(slot, cell)
            assert actions.is_cross(action) and not actions.is_lay(action)
            assert (actions.slot_of(action), actions.cell_of(action)) == (slot, cell)
        for way in range(124):
            action = actions.lay(slot, way)
            assert actions.is_lay(action) and not actions.is_cross(action)
            assert (actions.slot_of(action), actions.way_of(action)) == (slot, way)
    for pair in actions.PAIRS:
        assert actions.pair_of(actions.keep(pair[1], pair[0])) == pair
