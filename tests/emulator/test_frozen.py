"""The image with the game in it, on a Pico without any file."""

import pytest

from tools.emulator.on_the_desk import on_the_desk
from tools.firmware_image import frozen

BOARD = "pico_lcd_1_3"


@pytest.mark.slow
def test_the_frozen_image_starts_straight_to_the_choice_of_a_language(
    make_pico, mpy_cross
):
    pico = make_pico(BOARD, boot=False)
    pico.load_image(frozen.build(BOARD))
    pico.power_on()
    pico.run_until_quiet(500)
    (choice,) = on_the_desk(BOARD, [])
    assert pico.picture() == choice
    pico.run(100)
    assert pico.warnings == []
