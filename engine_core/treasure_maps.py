"""The 47 treasure maps: islands of cells with their symbols and seals.

The pictures are drawn in `maps.txt`; `map_data.py` is made from them.
"""

from engine_core import map_data

GREY, GREEN, ORANGE, PURPLE = range(4)
COLOURS = ("grey", "green", "orange", "purple")
NO_SEAL = -1
NO_MAP = 255

RECORD_BYTES = 17  # four masks of four bytes, then colour and seal in one
packed = map_data.PACKED
MAPS = len(packed) // RECORD_BYTES


def _mask(map_id: int, place: int) -> int:
    """One of the four masks in the map's record."""
    at = map_id * RECORD_BYTES + 4 * place
    return (
        packed[at]
        | packed[at + 1] << 8
        | packed[at + 2] << 16
        | packed[at + 3] << 24  # only six bits of it are used: no heap object
    )


def land(map_id: int) -> int:
    """All cells of the island."""
    return _mask(map_id, 0)


def crosses(map_id: int) -> int:
    return _mask(map_id, 1)


def coins(map_id: int) -> int:
    return _mask(map_id, 2)


def palms(map_id: int) -> int:
    return _mask(map_id, 3)


def colour(map_id: int) -> int:
    return packed[map_id * RECORD_BYTES + 16] & 3


def count_of(map_colour: int, maps: list[int]) -> int:
    """How many of the maps have the colour."""
    return [colour(map_id) for map_id in maps].count(map_colour)


def points(map_id: int) -> int:
    """A complete map is worth its cells: 8 grey, 10 green, 12 orange, 14 purple."""
    return 8 + 2 * colour(map_id)


def seal(map_id: int) -> int:
    """The colour of the map's seal, or NO_SEAL."""
    return (packed[map_id * RECORD_BYTES + 16] >> 2) - 1


def seal_points(map_colour: int) -> int:
    """A seal pays 1 for each grey or green map, 2 for each orange or purple one."""
    return 2 if map_colour >= ORANGE else 1
