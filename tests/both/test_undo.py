from engine_core import actions
from engine_core.game import IllegalAction
from engine_core.phases import BONUS, CONFIRM, MARK, TAKE
from tests.both.positions import (
    confirm,
    cross,
    finish_marking,
    game_with,
    invented,
    lay,
)


def state(game):
    player = game.players[game.player]
    return (
        game.phase,
        game.player,
        game.bonus_cells,
        list(game.marking),
        list(player.open_cells),
        player.coins,
        list(player.palms),
    )


def cannot_undo(game):
    before = state(game)
    try:
        game.undo()
    except IllegalAction:
        return state(game) == before
    return False


def test_undo_goes_back_step_by_step_to_the_start_of_the_marking():
    game = game_with(("xo#", "xp#"))
    game.players[0].coins = 11
    game.players[0].palms = [4]
    game.display[0] = invented("p")
    game._begin_marking()  # with the sheet as it is now
    steps = [state(game)]
    lay(game, 0, "##")
    steps.append(state(game))
    cross(game, 1, 0, 0)
    steps.append(state(game))
    cross(game, 1, 0, 1)
    assert game.phase == CONFIRM
    assert game.players[0].palms == [4, 2]
    assert game.players[0].coins == 12
    while steps:
        game.undo()
        assert state(game) == steps.pop()
    assert game.phase == MARK


def test_after_undo_another_choice_is_open():
    game = game_with(("x##", "###"))
    lay(game, 0, "##")
    assert game.phase == BONUS
    game.undo()
    cross(game, 1, 0, 0)
    assert game.phase == CONFIRM


def test_a_confirmed_marking_stays():
    game = game_with(("###", "###"))
    lay(game, 0, "##")
    confirm(game)
    assert game.player == 1
    assert cannot_undo(game)


def test_nothing_is_undone_before_the_first_mark():
    assert cannot_undo(game_with(("###", "###")))


def test_undo_never_goes_past_a_card_that_was_revealed():
    game = game_with(("##", "#####"))
    lay(game, 0, "##")
    finish_marking(game)
    assert game.phase == TAKE
    assert cannot_undo(game)
    game.apply(actions.TAKE_DECK)
    assert game.turn == 1
    assert cannot_undo(game)


def test_undo_is_no_news():
    told: list[tuple] = []
    game = game_with(("x##", "###"))
    game.told = told
    lay(game, 0, "##")
    cross(game, 1, 0, 0)
    heard = list(told)
    game.undo()
    assert told == heard
    cross(game, 1, 0, 1)
    assert len(told) == len(heard) + 1
