"""The packed treasure maps, read as the engine reads them."""

from engine_core import grid
from engine_core import treasure_maps as maps

COUNTS = (11, 12, 12, 12)  # grey, green, orange, purple


def every_map():
    return range(maps.MAPS)


def neighbours(cells):
    """The cells that share an edge with the set, and the set itself."""
    spread = cells
    for cell in grid.cells_in(cells):
        row, column = grid.row_of(cell), grid.column_of(cell)
        for r, c in ((row - 1, column), (row + 1, column)):
            if 0 <= r < grid.HEIGHT:
                spread |= 1 << grid.cell_at(r, c)
        for r, c in ((row, column - 1), (row, column + 1)):
            if 0 <= c < grid.WIDTH:
                spread |= 1 << grid.cell_at(r, c)
    return spread


def test_there_are_47_maps_by_colour():
    ids = [colour for colour in range(4) for _ in range(COUNTS[colour])]
    assert maps.MAPS == 47
    assert [maps.colour(map_id) for map_id in every_map()] == ids


def test_a_map_is_worth_its_cells():
    for map_id in every_map():
        land = maps.land(map_id)
        assert grid.count(land) == maps.points(map_id), grid.draw(land)
        assert maps.points(map_id) == (8, 10, 12, 14)[maps.colour(map_id)]


def test_an_island_is_in_one_piece():
    for map_id in every_map():
        land = maps.land(map_id)
        walked = land & -land
        for _ in range(grid.CELLS):
            walked = neighbours(walked) & land
        assert walked == land, grid.draw(land)


def test_an_island_lies_in_the_top_left_corner():
    for map_id in every_map():
        cells = grid.cells_in(maps.land(map_id))
        assert min(grid.row_of(cell) for cell in cells) == 0
        assert min(grid.column_of(cell) for cell in cells) == 0
        assert max(cells) < grid.CELLS


def test_no_mask_needs_more_than_thirty_bits():
    for map_id in every_map():
        assert maps.land(map_id) & grid.ALL_CELLS == maps.land(map_id)


def test_a_symbol_lies_on_land_and_alone_on_its_cell():
    for map_id in every_map():
        symbols = (maps.crosses(map_id), maps.coins(map_id), maps.palms(map_id))
        together = symbols[0] | symbols[1] | symbols[2]
        assert together & ~maps.land(map_id) == 0
        assert grid.count(together) == sum([grid.count(cells) for cells in symbols])


def test_a_map_has_at_most_one_palm():
    for map_id in every_map():
        assert grid.count(maps.palms(map_id)) <= 1


def test_each_colour_has_one_seal_for_each_other_colour():
    sealed = [(maps.colour(i), maps.seal(i)) for i in every_map()]
    sealed = [pair for pair in sealed if pair[1] != maps.NO_SEAL]
    others = [(own, other) for own in range(4) for other in range(4) if own != other]
    assert sorted(sealed) == others


def test_a_seal_pays_1_for_grey_or_green_and_2_for_orange_or_purple():
    paid = [maps.seal_points(colour) for colour in range(4)]
    assert paid == [1, 1, 2, 2]
