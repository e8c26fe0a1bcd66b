"""What crossing some cells would bring, before a player decides."""

from engine_core.grid import count
from engine_core.player import COIN_BOXES, PALM_BOXES
from engine_core.table import Table
from engine_core.treasure_maps import coins, crosses, palms


def prospect(table: Table, slot: int, cells: int, found: bytearray) -> None:
    """Put four numbers into `found`; nothing is allocated.

    They are new coins, points for palms, bonus cells, and whether the map is complete.
    """
    player = table.players[table.player]
    map_id = player.maps[slot]
    found[0] = min(count(cells & coins(map_id)), COIN_BOXES - player.coins)
    scored = min(count(cells & palms(map_id)), PALM_BOXES - len(player.palms))
    found[1] = scored * table.palm_points()
    found[2] = count(cells & crosses(map_id))
    found[3] = player.open_cells[slot] == cells
