"""Damaged files and many games, in smaller numbers than `make torture`."""

import pytest

from tools.torture.endurance import Exhausted, check_free, free_pieces
from tools.torture.flips import damage_everything


def test_every_damage_of_a_saved_file_is_found_out():
    tried, found = damage_everything(games=1)
    assert tried == found > 2000


@pytest.mark.parametrize("board", ["pico_lcd_1_3", "badger_2040"])
def test_games_in_a_row_leave_as_much_memory_and_no_task(board, compiled):
    assert len(free_pieces(compiled, board, seed=9, games=6)) == 6


def test_one_game_that_leaves_less_memory_is_found_out():
    check_free([900, 800, 800, 1000])
    with pytest.raises(Exhausted, match="less and less"):
        check_free([900, 800, 1000, 784, 1000])
