"""On the Pico: where a pattern fits, with masks and with sets of tuples."""

import gc
from time import ticks_diff, ticks_us

from engine_core.grid import HEIGHT, WIDTH, cells_in, column_of, row_of
from engine_core.patterns import L4, MOST_WAYS, placements
from engine_core.treasure_maps import MAPS, land

_TIMES = 10


def _turned(cells: set) -> set:
    """A quarter turn clockwise, back in the corner."""
    lowest = max([row for row, _ in cells])
    return {(column, lowest - row) for row, column in cells}


def _mirrored(cells: set) -> set:
    rightmost = max([column for _, column in cells])
    return {(row, rightmost - column) for row, column in cells}


def naive_placements(pattern: set, open_cells: set) -> set:
    """Every pose at every place, as a player with paper and scissors would do it."""
    found = set()
    for pose in (pattern, _mirrored(pattern)):
        for _ in range(4):
            pose = _turned(pose)
            for down in range(HEIGHT):
                for right in range(WIDTH):
                    laid = {(row + down, column + right) for row, column in pose}
                    if laid <= open_cells:
                        found.add(frozenset(laid))
    return found


def _pairs(cells: int) -> set:
    return {(row_of(cell), column_of(cell)) for cell in cells_in(cells)}


def _measure() -> None:
    found = bytearray(MOST_WAYS)
    slowest, widest = 0, 0
    for map_id in range(MAPS):
        open_cells = land(map_id)
        started = ticks_us()
        for _ in range(_TIMES):
            placements(L4, open_cells, found)
        took = ticks_diff(ticks_us(), started)
        if took > slowest:
            slowest, widest = took, map_id
    print("placements_us", slowest / _TIMES)

    open_cells = land(widest)
    gc.collect()
    before = gc.mem_alloc()
    total = placements(L4, open_cells, found)
    after = gc.mem_alloc()
    print("placements_bytes", after - before)

    open_pairs = _pairs(open_cells)
    gc.collect()
    started = ticks_us()
    laid = naive_placements({(0, 0), (0, 1), (0, 2), (1, 0)}, open_pairs)
    print("naive_us", ticks_diff(ticks_us(), started))
    assert len(laid) == total, (len(laid), total)


_measure()
