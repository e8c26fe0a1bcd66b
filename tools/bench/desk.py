"""How fast the rules are on a desk."""

import time

from engine_core.bots import Bot
from engine_core.game import Game
from tools.bench.targets import Figures

_GAMES = 150


def games() -> Figures:
    """Whole games of two easy bots, one after the other, on one core."""
    _play(0)  # all is loaded
    started = time.process_time()
    for seed in range(_GAMES):
        _play(seed)
    took = time.process_time() - started
    return {"desk_games_per_s": round(_GAMES / took)}


def _play(seed: int) -> None:
    game = Game(2, seed)
    bots = [Bot("easy", seed, seat) for seat in range(2)]
    while not game.is_over():
        game.apply(bots[game.player].choose(game))
