"""What a player may know of cards that are not to be seen now.

Nobody may look back at the expedition cards of this round, but whoever has seen them
may have counted. Only cards that were face up are read here.
"""

from engine_core.game import Game
from engine_core.patterns import EXPEDITION
from engine_core.table import TURNS
from engine_core.treasure_maps import MAPS

PATTERNS = 6


def still_to_come(game: Game, left: bytearray) -> int:
    """Put into `left` how often each pattern can be the next card; the sum of it."""
    for pattern in range(PATTERNS):
        left[pattern] = 0
    for pattern in EXPEDITION:
        left[pattern] += 1
    if game.turn == TURNS - 1:  # all eight are shuffled again
        return len(EXPEDITION)
    for turn in range(game.turn + 1):
        left[game.expedition[turn]] -= 1
    return len(EXPEDITION) - game.turn - 1


def unseen_maps(game: Game) -> list[int]:
    """Every map that does not lie open somewhere: one of these tops the deck."""
    seen = list(game.display)
    for player in game.players:
        seen += player.maps + player.complete
    return [map_id for map_id in range(MAPS) if map_id not in seen]
