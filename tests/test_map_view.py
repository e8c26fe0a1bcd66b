"""Whatever changes on a map, painting only that gives the picture of all of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine_core.grid import cells_in, column_of, row_of
from engine_core.patterns import EVERY_WAY_TO_LAY
from engine_core.treasure_maps import MAPS, land
from firmware.canvas import Canvas
from firmware.ghost import columns_and_rows
from firmware.layout import layout_for
from firmware.map_view import MapView
from tests.interpreters import run_micropython
from tools.desk.boards import board_named
from tools.desk.panel import Panel

GHOSTS = [0] + [way for ways in EVERY_WAY_TO_LAY for way in ways]


def view_on(panel: Panel, map_id: int) -> MapView:
    layout = layout_for(panel.width, panel.height)
    return MapView(Canvas(panel), layout.maps[0], layout.cell, map_id)


def can_hover(cells: int, map_id: int) -> bool:
    """Whether the marking screen lets a ghost be there: over the island's extent."""
    columns, rows = columns_and_rows(land(map_id))
    return all(
        column_of(cell) < max(columns, 3) and row_of(cell) < max(rows, 3)
        for cell in cells_in(cells)
    )


@pytest.mark.slow
@pytest.mark.parametrize("board", ["pico_lcd_1_3", "badger_2040"])
@given(
    map_id=st.integers(0, MAPS - 1),
    crossed=st.integers(0, 2**30 - 1),
    ghosts=st.lists(st.sampled_from(GHOSTS), max_size=6),
    last=st.sampled_from(GHOSTS),
)
def test_moving_the_ghost_leaves_no_trace(board, map_id, crossed, ghosts, last):
    moved, fresh = Panel(board_named(board)), Panel(board_named(board))
    open_cells = land(map_id) & ~crossed
    steps = [ghost for ghost in [*ghosts, last] if can_hover(ghost, map_id)]
    one = view_on(moved, map_id)
    one.draw(open_cells, True)
    for ghost in steps:
        one.show_ghost(ghost)
    other = view_on(fresh, map_id)
    other.draw(open_cells, True)
    other.show_ghost(steps[-1] if steps else 0)
    assert moved.pixels == fresh.pixels


@pytest.mark.slow
@pytest.mark.parametrize("board", ["pico_lcd_1_3", "badger_2040"])
@given(map_id=st.integers(0, MAPS - 1), crossed=st.integers(0, 2**30 - 1))
def test_crossing_cell_by_cell_is_crossing_all_at_once(board, map_id, crossed):
    slow, quick = Panel(board_named(board)), Panel(board_named(board))
    one, other = view_on(slow, map_id), view_on(quick, map_id)
    one.draw(land(map_id), False)
    for cell in range(30):
        if land(map_id) & crossed & 1 << cell:
            one.cross(1 << cell)
    other.draw(land(map_id) & ~crossed, False)
    assert slow.pixels == quick.pixels


def test_maps_in_native_code_look_the_same(compiled):
    assert run_micropython("tests.device.charts", "150", folder=compiled) == (
        "150 maps\n"
    )


def test_moving_the_ghost_takes_no_heap(compiled):
    assert run_micropython("tests.device.moves", folder=compiled) == "0 bytes\n"
