"""What crossing some cells is worth at once."""

from engine_core.game import Game
from engine_core.grid import count
from engine_core.player import COIN_BOXES, COINS_IN_A_ROW, PALM_BOXES, Player
from engine_core.treasure_maps import coins, colour, palms, points, seal, seal_points


def points_now(game: Game, player: Player, slot: int, cells: int) -> int:
    """Coins with the cup that they may earn, palms, and a map completed."""
    map_id = player.maps[slot]
    full = min(player.coins + count(cells & coins(map_id)), COIN_BOXES)
    total = full - player.coins
    if full // COINS_IN_A_ROW > player.coins // COINS_IN_A_ROW:
        total += game.cups_left
    if cells & palms(map_id) and len(player.palms) < PALM_BOXES:
        total += game.palm_points()
    if player.open_cells[slot] == cells:
        total += points(map_id) + seals_gained(player.complete, map_id)
    return total


def seals_gained(owned: list[int], map_id: int) -> int:
    """What one more complete map adds to the seals, its own and those held."""
    return sum([seals_between(held, map_id) for held in owned])


def seals_between(first: int, second: int) -> int:
    """What the seals of two complete maps pay for each other."""
    total = 0
    if seal(first) == colour(second):
        total += seal_points(seal(first))
    if seal(second) == colour(first):
        total += seal_points(seal(second))
    return total
