"""What crossing some cells would bring, before a player decides."""

from collections import namedtuple

from engine_core.grid import count
from engine_core.player import COIN_BOXES, PALM_BOXES
from engine_core.table import Table
from engine_core.treasure_maps import coins, crosses, palms

Prospect = namedtuple("Prospect", ("coins", "palms", "bonus_cells", "completes"))


def prospect(table: Table, slot: int, cells: int) -> Prospect:
    """New coins, points for palms, bonus cells, and whether the map is complete."""
    player = table.players[table.player]
    map_id = player.maps[slot]
    found = count(cells & coins(map_id))
    scored = min(count(cells & palms(map_id)), PALM_BOXES - len(player.palms))
    return Prospect(
        min(found, COIN_BOXES - player.coins),
        scored * table.palm_points(),
        count(cells & crosses(map_id)),
        player.open_cells[slot] == cells,
    )
