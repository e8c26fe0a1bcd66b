from engine_core import actions
from engine_core.bots import NAMES, Bot
from engine_core.game import Game
from engine_core.patterns import I2, I3
from tests.both.positions import game_with, invented


def easy(game):
    return Bot("easy", 1, 0).choose(game)


def test_every_bot_plays_whole_games():
    for name in NAMES:
        for players in (2, 3, 4):
            game = Game(players, 30 + players)
            bots = [Bot(name, 1, seat) for seat in range(players)]
            while not game.is_over():
                game.apply(bots[game.player].choose(game))


def test_easy_prefers_a_palm_that_pays_to_a_coin():
    game = game_with(("op", "####"), pattern=I3)
    game.display[0] = invented("p")
    assert easy(game) == actions.cross(0, 1)


def test_easy_knows_that_palm_boxes_may_be_full():
    game = game_with(("op", "##"), pattern=I3)
    game.players[0].palms = [1, 1, 1, 1]
    assert easy(game) == actions.cross(0, 0)


def test_easy_completes_a_map():
    game = game_with(("##", "o####"), pattern=I2)
    assert actions.slot_of(easy(game)) == 0
    assert actions.is_lay(easy(game))


def test_each_bot_beats_the_one_before():
    for weaker, stronger in zip(NAMES, NAMES[1:]):
        won = 0
        for seed in range(12):
            game = Game(2, seed)
            bots = [Bot(weaker, seed, 0), Bot(stronger, seed, 1)]
            while not game.is_over():
                game.apply(bots[game.player].choose(game))
            first, second = game.scores()
            won += second.total > first.total
        assert won >= 8, (stronger, won)


def test_the_numbers_of_bots_in_saved_games_stay():
    assert NAMES == ("random", "easy", "normal", "hard")


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    try:
        Bot("genius", 1, 0)
        raise AssertionError("taken")
    except ValueError as error:
        assert "'genius'" in str(error)
        assert "random, easy" in str(error)
