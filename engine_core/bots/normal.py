"""Whatever brings most now, points and work done alike; one move at a time."""

from engine_core import actions
from engine_core.bots.gains import points_now, seals_gained
from engine_core.bots.terrain import effort
from engine_core.chance import Chance
from engine_core.game import Game
from engine_core.grid import count
from engine_core.phases import CONFIRM, KEEP, TAKE
from engine_core.player import Player
from engine_core.treasure_maps import coins, crosses, land, palms, points

_POINT = 100  # as much as a cell crossed without waste
_SYMBOL = 150  # a coin, a palm or a cross that lies on a map to be taken


def choose(game: Game, chance: Chance) -> int:
    """The best action; the first of several that are equally good."""
    best, most = actions.CONFIRM, -(1 << 29)
    if game.phase != CONFIRM:
        for action in game.legal_actions():
            value = _value(game, action)
            if value > most:
                best, most = action, value
    return best


def _value(game: Game, action: int) -> int:
    player = game.players[game.player]
    if game.phase == KEEP:
        first, second = actions.pair_of(action)
        return _promise(player, player.dealt[first]) + _promise(
            player, player.dealt[second]
        )
    if game.phase == TAKE:
        if action == actions.TAKE_DECK:
            return -_POINT  # about what an unknown map promises
        return _promise(player, game.display[actions.place_of(action)])
    return _value_of_marking(game, player, action)


def _value_of_marking(game: Game, player: Player, action: int) -> int:
    """Points, bonus cells, and how much less work the map is afterwards."""
    slot, cells = actions.slot_of(action), game.cells_of(action)
    open_cells = player.open_cells[slot]
    done = effort(open_cells) - effort(open_cells & ~cells)
    bonus_cells = count(cells & crosses(player.maps[slot]))
    scored = points_now(game, player, slot, cells)
    return _POINT * (scored + bonus_cells) + done


def _promise(player: Player, map_id: int) -> int:
    """What the map will bring, less the work."""
    symbols = count(crosses(map_id) | coins(map_id) | palms(map_id))
    brings = points(map_id) + seals_gained(player.complete, map_id)
    return _POINT * brings + _SYMBOL * symbols - effort(land(map_id))
