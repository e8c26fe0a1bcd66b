from engine_core import grid

PICTURE = "##...\n#....\n.....\n.....\n.....\n....#"


def test_a_picture_survives_packing_and_drawing():
    assert grid.draw(grid.pack(PICTURE)) == PICTURE


def test_the_top_left_cell_is_bit_0_and_the_bottom_right_one_bit_29():
    assert grid.pack(PICTURE) == 1 | 2 | 1 << 5 | 1 << 29


def test_rows_of_a_picture_may_be_left_out_at_the_end():
    assert grid.pack("#") == 1
    assert grid.pack("## .#") == 1 | 2 | 1 << 6


def test_row_and_column_name_the_same_cell_back():
    for cell in range(grid.CELLS):
        row, column = grid.row_of(cell), grid.column_of(cell)
        assert grid.cell_at(row, column) == cell


def test_cells_are_counted_and_listed():
    cells = grid.pack(PICTURE)
    assert grid.count(cells) == 4
    assert grid.cells_in(cells) == [0, 1, 5, 29]
    assert grid.count(0) == 0
    assert grid.count(grid.ALL_CELLS) == 30


def test_a_picture_too_large_or_with_another_sign_is_refused():
    for picture in ("######", "#\n#\n#\n#\n#\n#\n#", "#x#"):
        try:
            grid.pack(picture)
            raise AssertionError("taken: " + picture)
        except ValueError as error:
            assert picture in str(error)
