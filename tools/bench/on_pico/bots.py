"""On the Pico: how long each bot thinks at most, in a game of four such bots."""

import gc
from time import ticks_diff, ticks_us

from engine_core.bots import NAMES, Bot
from engine_core.game import Game

_PLAYERS = 4
_SEED = 1


def _longest_us(name: str) -> int:
    game = Game(_PLAYERS, _SEED)
    bots = [Bot(name, _SEED, seat) for seat in range(_PLAYERS)]
    longest = 0
    while not game.is_over():
        started = ticks_us()
        action = bots[game.player].choose(game)
        longest = max(longest, ticks_diff(ticks_us(), started))
        game.apply_unchecked(action)
    return longest


for name in NAMES:
    gc.collect()
    print("bot_ms_" + name, _longest_us(name) / 1000)
