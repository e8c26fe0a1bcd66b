"""A Pico without room for one more file: the game is played, and it is said."""

from errno import ENOSPC

from tests.emulator.on_the_pico import on_the_pico
from tools.desk.scripted import Storage
from tools.emulator.installed import files_on_pico, flash_with
from tools.emulator.on_the_desk import on_the_desk

BOARD = "pico_lcd_1_3"
FILL = """
for number in range(400):
    try:
        with open('/%d.jpg' % number, 'wb') as file:
            file.write(bytes(4000))
    except OSError as error:
        print(error.errno)
        break
"""
PRESSES = ["A"] * 4  # the language; the page about it; a new game; begin


class Full(Storage):
    def write(self, name: str, data: bytes) -> None:
        raise OSError(ENOSPC, "no room left")


def test_a_game_begins_on_a_full_disk_and_tells_that_nothing_is_saved(
    make_pico, pico_image, mpy_cross, micropython32, tmp_path
):
    folder = files_on_pico(tmp_path / "files", BOARD)
    (folder / "holiday.jpg").write_bytes(bytes(900_000))
    pico = make_pico(BOARD, boot=False)
    pico.load_flash(flash_with(pico_image, folder))
    pico.hold("B")
    pico.boot()
    pico.release("B")
    assert pico.execute(FILL) == "28\r\n"
    assert on_the_pico(pico, PRESSES) == on_the_desk(BOARD, PRESSES, Full())
    assert b"Traceback" not in pico.output
