"""Rough presses on an emulated board; `make torture` makes more of them."""

import pytest

from tools.emulator.installed import flash_with_game
from tools.emulator.on_the_desk import on_the_desk
from tools.torture.fingers import BOARD, WORK, press_a_lot


@pytest.mark.parametrize("work", WORK)
def test_no_press_is_doubled_or_lost_while_the_board_is_busy(
    work, emulator, pico_image, mpy_cross, micropython32
):
    assert press_a_lot(work, presses=4, seed=7) >= 4


def test_a_press_while_the_game_is_loaded_counts_once(
    make_pico, pico_image, mpy_cross, micropython32
):
    pico = make_pico(BOARD, boot=False)
    pico.load_flash(flash_with_game(pico_image, BOARD))
    pico.power_on()
    pico.run(1200)
    for _ in range(5):
        pico.press("DOWN", ms=3)
    pico.run_until_quiet(500)
    assert pico.picture() == on_the_desk(BOARD, ["DOWN"])[-1]
