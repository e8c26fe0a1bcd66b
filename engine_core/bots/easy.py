"""Whatever scores most right now; then whatever crosses most cells."""

from engine_core import actions
from engine_core.bots.gains import points_now, seals_gained
from engine_core.chance import Chance
from engine_core.game import Game
from engine_core.grid import count
from engine_core.phases import CONFIRM, KEEP, TAKE
from engine_core.player import Player
from engine_core.treasure_maps import coins, crosses, palms

_ONE_POINT = 8  # as much as crossing more cells than any pattern has


def choose(game: Game, chance: Chance) -> int:
    """The best action; one of them by chance where several are equally good."""
    best: list[int] = []
    most = -1
    for action in game.legal_actions():
        value = _value(game, action)
        if value > most:
            best, most = [action], value
        elif value == most:
            best.append(action)
    return best[chance.below(len(best))]


def _value(game: Game, action: int) -> int:
    player = game.players[game.player]
    if game.phase == CONFIRM:
        return 0
    if game.phase == KEEP:
        first, second = actions.pair_of(action)
        kept = (player.dealt[first], player.dealt[second])
        return sum([_promise(player, map_id) for map_id in kept])
    if game.phase == TAKE:
        return _value_of_taking(game, player, action)
    return _value_of_marking(game, player, action)


def _value_of_marking(game: Game, player: Player, action: int) -> int:
    slot = actions.slot_of(action)
    cells = game.cells_of(action)
    return _ONE_POINT * points_now(game, player, slot, cells) + count(cells)


def _promise(player: Player, map_id: int) -> int:
    """What a map offers for as many turns as another: its symbols and its seal."""
    symbols = count(crosses(map_id) | coins(map_id) | palms(map_id))
    return symbols + 2 * seals_gained(player.complete, map_id)


def _value_of_taking(game: Game, player: Player, action: int) -> int:
    """A known map before an unknown one."""
    if action == actions.TAKE_DECK:
        return 0
    return 1 + _promise(player, game.display[actions.place_of(action)])
