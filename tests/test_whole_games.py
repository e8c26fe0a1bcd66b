"""Whole games by presses alone, on every layout, end in the score of their record."""

import ast

import pytest

from tests.device.thumbs import run
from tests.device.whole_game import play
from tests.interpreters import run_micropython

GAMES = [
    ("pico_lcd_1_3", 2, 1),  # 240 x 240
    ("picosystem", 4, 2),
    ("pico_lcd_1_14", 2, 3),  # 240 x 135
    ("display_pack", 4, 4),
    ("display_pack_2", 2, 5),  # 320 x 240
    ("display_pack_2", 4, 6),
    ("badger_2040", 2, 7),  # 296 x 128
    ("pico_epaper_2_9", 4, 8),
]
each_game = pytest.mark.parametrize(("board", "players", "seed"), GAMES)
SCRIPT = "tests.device.whole_game"


@pytest.mark.slow
@each_game
def test_a_game_on_cpython_shows_the_recorded_scores(board, players, seed):
    shown, recorded = run(play(board, players, seed))
    assert len(shown) == players
    assert shown == recorded


@each_game
def test_a_game_on_micropython_shows_the_recorded_scores(
    board, players, seed, compiled
):
    printed = run_micropython(SCRIPT, board, str(players), str(seed), folder=compiled)
    shown, recorded = ast.literal_eval("[" + printed.replace("] [", "], [") + "]")
    assert len(shown) == players
    assert shown == recorded
