"""A whole game in the browser, dot for dot the one that CPython plays."""

import pytest

from board.codes import HELD, A, B, C
from engine_core.journal import from_bytes
from tests.web import twin
from tests.web.visitor import HOLD_MS

SEED = 1


@pytest.mark.slow
def test_a_game_for_two_by_key_and_click_with_a_reload_shows_what_cpython_shows(visit):
    steps = twin.whole_game(SEED, restart_after=200)
    visitor = visit(fragment=f"#seed={SEED}")
    for number, step in enumerate(steps):
        if step.code != twin.RESTART:
            visitor.press(step.code)
        elif number:
            visitor.page.reload()
        visitor.look_for(step.picture, f"step {number} of {len(steps)}")
        assert visitor.kept("save/game") == step.game
    finished = [step.game for step in steps if step.game][-1]
    assert from_bytes(finished).game.is_over()
    assert visitor.kept("finished") == finished


@pytest.mark.parametrize("board", ["picosystem", "badger_2040"])
def test_another_board_shows_what_cpython_shows(board, visit):
    visitor = visit(board, fragment="#seed=5")
    for number, step in enumerate(twin.presses(board, 5, A, A, count=60)):
        if step.code != twin.RESTART:
            visitor.press(step.code)
        visitor.look_for(step.picture, f"step {number}")


def test_a_button_that_is_kept_down_is_held_by_finger_and_by_key(visit):
    visitor = visit("badger_2040", fragment="#seed=5")
    first, *steps = twin.presses("badger_2040", 5, A, A, A, C | HELD, C, B)
    visitor.look_for(first.picture)
    for number, step in enumerate(steps):
        code, is_held = step.code & ~HELD, bool(step.code & HELD)
        by = visitor.click if number % 2 else visitor.press_key
        by(code, HOLD_MS if is_held else 0)
        visitor.look_for(step.picture, f"press {number}")
        visitor.page.wait_for_timeout(50)
