"""What a player's sheet and complete maps are worth."""

from collections import namedtuple

from engine_core.player import Player
from engine_core.treasure_maps import NO_SEAL, count_of, points, seal, seal_points

Score = namedtuple("Score", ("coins", "cups", "palms", "maps", "seals", "total"))


def seals_on(complete: list[int]) -> int:
    """Each seal pays its value for every complete map of the seal's colour."""
    total = 0
    for sealed in complete:
        wanted = seal(sealed)
        if wanted != NO_SEAL:
            total += seal_points(wanted) * count_of(wanted, complete)
    return total


def score(player: Player) -> Score:
    """The score with its parts; it holds at any time, not only at the end."""
    cups, palms = sum(player.cups), sum(player.palms)
    maps = sum([points(map_id) for map_id in player.complete])
    seals = seals_on(player.complete)
    total = player.coins + cups + palms + maps + seals
    return Score(player.coins, cups, palms, maps, seals, total)
