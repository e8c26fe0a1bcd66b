"""The game on emulated boards: started from flash, played by pins, seen by pixels."""

import pytest

from tests.emulator.on_the_pico import on_the_pico
from tools.emulator.installed import flash_with_game
from tools.emulator.on_the_desk import on_the_desk

# On every board the first choice is that of a language.
LOOK_ROUND = {
    "pico_lcd_1_3": ["DOWN", "A", "DOWN", "A", "DOWN", "A", "B", "B", "DOWN", "A"],
    "pico_lcd_1_14": ["DOWN", "A", "A"],
    "display_pack_2": ["A"],
    "badger_2040": ["DOWN", "A"],
    "pico_epaper_2_9": ["DOWN", "A"],
}


@pytest.mark.parametrize("board", LOOK_ROUND)
def test_every_picture_is_that_of_the_desk(
    board, make_pico, pico_image, mpy_cross, micropython32, tmp_path
):
    pico = make_pico(board, boot=False)
    pico.load_flash(flash_with_game(pico_image, board))
    seen = on_the_pico(pico, LOOK_ROUND[board])
    for nth, expected in enumerate(on_the_desk(board, LOOK_ROUND[board])):
        if seen[nth] != expected:
            seen[nth].save(tmp_path / f"{nth}-pico.png")
            expected.save(tmp_path / f"{nth}-desk.png")
            pytest.fail(f"picture {nth} differs: see {tmp_path}; {pico.output!r}")
    assert pico.warnings == []
