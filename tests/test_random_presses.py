"""Random presses over many seeds: no exception, and always a way back to the title."""

import pytest

from tests.device.random_presses import press_at_random
from tests.device.thumbs import run
from tests.interpreters import run_micropython
from tools.desk.boards import BOARDS

ON_MICROPYTHON = 200_000
ON_CPYTHON = 20_000
SEEDS = 2
SCRIPT = "tests.device.random_presses"

each_board = pytest.mark.parametrize("board", BOARDS)


def share(presses: int, parts: int) -> int:
    return -(-presses // parts)


@each_board
@pytest.mark.parametrize("seed", range(SEEDS))
def test_no_press_breaks_the_game_on_micropython(board, seed, compiled):
    presses = share(ON_MICROPYTHON, len(BOARDS) * SEEDS)
    run_micropython(SCRIPT, board, str(100 + seed), str(presses), folder=compiled)


@pytest.mark.slow
@each_board
def test_no_press_breaks_the_game_on_cpython(board):
    run(press_at_random(board, 200, share(ON_CPYTHON, len(BOARDS))))
