"""Setting up, the order of turns, and the end."""

from engine_core import actions, news
from engine_core.bots import Bot
from engine_core.game import Game
from engine_core.patterns import EXPEDITION
from engine_core.phases import KEEP, MARK
from engine_core.treasure_maps import MAPS, NO_MAP


def played(players, seed):
    """A whole game by random bots, with its news."""
    game = Game(players, seed)
    told: list[tuple] = []
    game.told = told
    bots = [Bot("random", seed, seat) for seat in range(players)]
    while not game.is_over():
        game.apply(bots[game.player].choose(game))
    return game, told


def test_everybody_is_dealt_four_maps_and_keeps_two_open():
    for players in (2, 3, 4):
        game = Game(players, 5)
        dealt = [list(player.dealt) for player in game.players]
        assert game.phase == KEEP
        for seat in range(players):
            assert game.player == seat
            game.apply(actions.keep(1, 3))
        assert game.phase == MARK
        for seat, player in enumerate(game.players):
            assert player.maps == [dealt[seat][1], dealt[seat][3]]
            assert player.dealt == []


def test_maps_given_back_are_shuffled_into_the_deck():
    game = Game(4, 5)
    given_back = [player.dealt[2] for player in game.players]
    for _ in range(4):
        game.apply(actions.keep(0, 1))
    for map_id in given_back:
        assert map_id in game.deck or map_id in game.display
    assert game.deck[-4:] != given_back


def test_no_map_is_lost_or_doubled_at_any_time():
    game = Game(4, 11)
    bots = [Bot("easy", 11, seat) for seat in range(4)]
    while not game.is_over():
        found = game.deck + [m for m in game.display if m != NO_MAP]
        for player in game.players:
            found += player.dealt + player.complete
            found += [m for m in player.maps if m != NO_MAP]
        assert sorted(found) == list(range(MAPS))
        game.apply(bots[game.player].choose(game))


def test_a_game_has_four_rounds_of_seven_turns():
    for players in (2, 3, 4):
        turns = [
            event[1:3] for event in played(players, 3)[1] if event[0] == news.REVEAL
        ]
        assert turns == [(r, t) for r in range(4) for t in range(7)]


def test_seven_of_the_eight_cards_are_shown_in_a_round():
    told = played(2, 9)[1]
    cards = [event[3] for event in told if event[0] == news.REVEAL]
    for first in range(0, 28, 7):
        left = list(EXPEDITION)
        for card in cards[first : first + 7]:
            left.remove(card)
        assert len(left) == 1


def test_the_start_player_moves_clockwise_after_every_turn_and_round():
    told = played(3, 4)[1]
    starts = [event[4] for event in told if event[0] == news.REVEAL]
    assert starts == [(starts[0] + turn) % 3 for turn in range(28)]


def test_any_player_may_be_the_first_start_player():
    assert {Game(4, seed).start_player for seed in range(40)} == {0, 1, 2, 3}


def test_two_to_four_can_play():
    for players in (-1, 0, 1, 5):
        try:
            Game(players, 1)
            raise AssertionError("taken")
        except ValueError as error:
            assert str(error) == f"2 to 4 can play, not {players}"


def test_the_same_seed_and_actions_are_the_same_game():
    told = played(4, 8)[1]
    assert told == played(4, 8)[1]
    assert told != played(4, 9)[1]
