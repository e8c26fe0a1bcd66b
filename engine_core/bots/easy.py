"""Whatever scores most right now; then whatever crosses most cells."""

from engine_core import actions
from engine_core.chance import Chance
from engine_core.game import Game
from engine_core.grid import count
from engine_core.phases import CONFIRM, KEEP, TAKE
from engine_core.player import COIN_BOXES, COINS_IN_A_ROW, PALM_BOXES, Player
from engine_core.scoring import seals_on
from engine_core.treasure_maps import coins, crosses, palms, points

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
    return _ONE_POINT * _points_now(game, player, slot, cells) + count(cells)


def _points_now(game: Game, player: Player, slot: int, cells: int) -> int:
    """Coins with the cup that they may earn, palms, and a map completed."""
    map_id = player.maps[slot]
    full = min(player.coins + count(cells & coins(map_id)), COIN_BOXES)
    total = full - player.coins
    if full // COINS_IN_A_ROW > player.coins // COINS_IN_A_ROW:
        total += game.cups_left
    if cells & palms(map_id) and len(player.palms) < PALM_BOXES:
        total += game.palm_points()
    if player.open_cells[slot] == cells:
        total += points(map_id) + _seals_gained(player, map_id)
    return total


def _seals_gained(player: Player, map_id: int) -> int:
    owned = player.complete
    return seals_on(owned + [map_id]) - seals_on(owned)


def _promise(player: Player, map_id: int) -> int:
    """What a map offers for as many turns as another: its symbols and its seal."""
    symbols = count(crosses(map_id) | coins(map_id) | palms(map_id))
    return symbols + 2 * _seals_gained(player, map_id)


def _value_of_taking(game: Game, player: Player, action: int) -> int:
    """A known map before an unknown one."""
    if action == actions.TAKE_DECK:
        return 0
    return 1 + _promise(player, game.display[actions.place_of(action)])
