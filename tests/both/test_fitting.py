"""Where a pattern fits: native code, where there is some, against its plain twin."""

from engine_core import fitting_plain, patterns
from engine_core.chance import Chance
from engine_core.grid import ALL_CELLS
from engine_core.patterns import EVERY_WAY_TO_LAY, MOST_WAYS


def found_by(fitting, ways, closed: int) -> bytes:
    found = bytearray(MOST_WAYS)
    total = fitting(ways, closed, len(ways), found)
    return bytes(found[:total])


def cells_by(chance: Chance) -> int:
    return chance.below(1 << 15) << 15 | chance.below(1 << 15)


def test_both_twins_find_the_same_ways():
    chance = Chance(3, 0)
    masks = [0, ALL_CELLS] + [cells_by(chance) for _ in range(60)]
    for closed in masks + [mask & cells_by(chance) for mask in masks]:
        for ways in EVERY_WAY_TO_LAY:
            plain = found_by(fitting_plain.fitting, ways, closed)
            assert plain == found_by(patterns.fitting, ways, closed)


def test_with_nothing_closed_every_way_fits():
    for ways in EVERY_WAY_TO_LAY:
        assert found_by(patterns.fitting, ways, 0) == bytes(range(len(ways)))
