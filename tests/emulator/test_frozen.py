"""The image with the game in it, on a Pico without any file."""

from errno import ENODEV
from pathlib import Path

import pytest

from tests.emulator.on_the_pico import on_the_pico
from tools.desk.scripted import Storage
from tools.emulator.on_the_desk import on_the_desk
from tools.firmware_image import frozen
from tools.firmware_image.filesystem import ADDRESS

BOARD = "pico_lcd_1_3"
SECTOR = 4096
PRESSES = ["A"] * 4  # the language; the page about it; a new game; begin


@pytest.fixture(scope="module")
def frozen_image(mpy_cross) -> Path:
    return frozen.build(BOARD)


class Unmounted(Storage):
    """Answers as MicroPython does where no filesystem is mounted."""

    def _refuse(self, *_: object) -> None:
        raise OSError(ENODEV, "no such device")

    read = write = keep_aside = remove = _refuse  # type: ignore[assignment]


@pytest.mark.slow
def test_the_frozen_image_starts_straight_to_the_choice_of_a_language(
    make_pico, frozen_image
):
    pico = make_pico(BOARD, boot=False)
    pico.load_image(frozen_image)
    pico.power_on()
    pico.run_until_quiet(500)
    (choice,) = on_the_desk(BOARD, [])
    assert pico.picture() == choice
    pico.run(100)
    assert pico.warnings == []


@pytest.mark.slow
def test_files_that_cannot_be_mounted_are_left_alone_and_the_game_is_played(
    make_pico, frozen_image
):
    pico = make_pico(BOARD, boot=False)
    pico.load_image(frozen_image)
    pico.power_on()
    pico.run_until_quiet(500)
    flash = bytearray(pico.flash())
    for block in (0, 1):
        flash[ADDRESS + block * SECTOR + 40] ^= 0xFF  # both copies of the beginning
    pico.load_flash(bytes(flash))
    assert on_the_pico(pico, PRESSES) == on_the_desk(BOARD, PRESSES, Unmounted())
    assert pico.flash() == flash
