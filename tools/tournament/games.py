"""Which games a tournament has, and how a batch of them is played.

Every line-up plays the same deals. A deal is played as often as there are seats, each
time with everybody one seat further, so that neither cards nor seats favour a bot.
"""

from itertools import combinations
from typing import NamedTuple

from engine_core.bots import Bot
from engine_core.game import Game
from engine_core.ranking import winners
from tools.tournament.tally import Tally

BATCH = 20  # games: about a second of work


class Batch(NamedTuple):
    """Some games of one line-up, numbered within it."""

    line_up: tuple[str, ...]
    first: int
    games: int
    seed: int


def line_ups(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """Every choice of as many bots as there are seats; one bot alone takes them all."""
    if len(bots) == 1:
        return [(bots[0],) * players]
    return list(combinations(bots, players))


def batches(bots: list[str], players: int, games: int, seed: int) -> list[Batch]:
    return [
        Batch(line_up, first, min(BATCH, games - first), seed)
        for line_up in line_ups(bots, players)
        for first in range(0, games, BATCH)
    ]


def play(batch: Batch) -> Tally:
    """Play a batch; the same batch always has the same tally."""
    tally = Tally(len(batch.line_up))
    for number in range(batch.first, batch.first + batch.games):
        deal, turned = divmod(number, len(batch.line_up))
        seats = seating(batch.line_up, turned)
        names = [batch.line_up[entrant] for entrant in seats]
        game = play_game(names, batch.seed + deal)
        tally.enter(seats, game.scores(), winners(game.players))
    return tally


def seating(line_up: tuple[str, ...], turned: int) -> list[int]:
    """Who of the line-up sits where: everybody so many seats further."""
    return [(seat - turned) % len(line_up) for seat in range(len(line_up))]


def play_game(bots: list[str], seed: int) -> Game:
    game = Game(len(bots), seed)
    seats = [Bot(name, seed, seat) for seat, name in enumerate(bots)]
    while not game.is_over():
        game.apply(seats[game.player].choose(game))
    return game
