"""How a panel is made to fit a terminal."""

import pytest

from tools.desk.boards import BOARDS
from tools.desk.mosaic import Cell
from tools.desk.stage import (
    best_fit,
    help_page,
    legend,
    on_stage,
    page,
    too_small,
    with_frame,
)

LCD, LOW, E_INK = (BOARDS[n] for n in ("pico_lcd_1_3", "display_pack", "badger_2040"))


@pytest.mark.parametrize(
    "board, columns, rows, fit",
    [
        (LCD, 240, 121, ("halves", 1, 2)),
        (LCD, 240, 120, ("sextants", 2, 4)),
        (LCD, 120, 61, ("sextants", 2, 4)),
        (LCD, 119, 61, ("sextants", 3, 6)),
        (LCD, 80, 41, ("sextants", 3, 6)),
        (LCD, 80, 40, None),
        (LOW, 80, 24, ("sextants", 3, 6)),
        (E_INK, 148, 33, ("sextants", 2, 4)),
        (E_INK, 98, 50, None),
    ],
)
def test_the_largest_picture_that_fits_is_chosen(board, columns, rows, fit):
    assert best_fit(board, columns, rows, "sextants") == fit


def test_a_small_window_is_told_what_it_has_and_what_it_needs():
    text = "\n".join(too_small(LCD, 79, 20))
    assert "79x20" in text
    assert "needs 80x41" in text
    assert "120x61" in text


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("columns, rows", [(1, 1), (20, 5), (80, 24), (240, 67)])
def test_pages_fill_the_terminal_exactly(name, columns, rows):
    for lines in too_small(BOARDS[name], columns, rows), help_page(BOARDS[name], "x"):
        picture = page(lines, columns, rows)
        assert [len(row) for row in picture] == [columns] * rows


def test_the_panel_lies_in_the_middle_with_a_frame_where_there_is_room():
    panel = [[Cell("#", None, None)] * 20] * 5
    for columns, rows, is_framed in ((22, 8, True), (21, 8, False), (22, 7, False)):
        framed = with_frame(panel, "A board", columns, rows)
        picture = on_stage(framed, [], columns, rows)
        text = ["".join(cell.character for cell in row) for row in picture]
        assert [len(line) for line in text] == [columns] * rows
        assert ("╭─ A board ─" in "\n".join(text)) is is_framed
        assert sum(line.count("#") for line in text) == 100


@pytest.mark.parametrize("name", BOARDS)
def test_the_legend_names_only_buttons_that_the_board_has(name):
    line = legend(BOARDS[name])
    assert ("←→" in line) == (2 in BOARDS[name].codes)
    assert ("↑↓" in line) == (0 in BOARDS[name].codes)
    assert ("centre" in line) == (4 in BOARDS[name].codes)
    assert ("c" in line.split("/")) == (
        7 in BOARDS[name].codes and 8 in BOARDS[name].codes
    )
    assert len(line) <= 80
