"""A program that hangs: it is restarted, and stopped when that does not help."""

import asyncio

import pytest

from firmware.handheld import Handheld
from firmware.screens.failure import failure
from tools.desk.scripted import Device
from tools.emulator.on_the_desk import on_the_desk, shown
from tools.emulator.pico import CYCLES_PER_MS, Pico
from tools.emulator.picture import Picture
from tools.torture.recorded_game import BEGIN, BOARD, press
from tools.torture.row_on_pico import with_app

HANG = "import time\nasync def main(device, goes_on):\n    time.sleep(1000)\n"
HANG_WHILE_LOADING = "import time\ntime.sleep(1000)\n"
HANG_ONCE = """
import machine, time
from board.codes import Y
from firmware import real_app
async def main(device, goes_on):
    press = device.buttons.press
    async def hang_at_y():
        code = await press()
        if code == Y and machine.mem32[0x40058014] != 77:
            machine.mem32[0x40058014] = 77
            time.sleep(1000)
        return code
    device.buttons.press = hang_at_y
    await real_app.main(device, goes_on)
"""


@pytest.fixture
def pico_with(make_pico, pico_image, mpy_cross, micropython32, tmp_path):
    """Makes a Pico whose app is another one; the real one is beside it."""

    def make(app: str) -> Pico:
        pico: Pico = make_pico(BOARD, boot=False)
        pico.load_flash(with_app(tmp_path / "files", app))
        pico.power_on()
        return pico

    return make


def test_a_program_that_hangs_is_restarted_into_the_same_game(pico_with):
    pico = pico_with(HANG_ONCE)
    pico.run_until_quiet(500)
    assert [pico.picture()] == on_the_desk(BOARD, [])
    press(pico, *BEGIN)
    pico.run(10_500)
    game = pico.picture()
    assert pico.resets == 0
    pico.press("Y")
    pico.run(10_000)
    assert pico.resets == 1
    pico.run_until_quiet(500)
    assert pico.picture() == game
    pico.run(9_000)
    assert pico.resets == 1


@pytest.mark.parametrize("app", [HANG, HANG_WHILE_LOADING])
def test_after_three_starts_that_hang_the_device_stops_and_says_so(app, pico_with):
    pico = pico_with(app)
    pico.run(36_000)
    assert pico.resets == 3
    assert pico.picture() == stuck_on_the_desk()
    before = pico.cycles
    pico.run(9_000)
    assert pico.resets == 3 and pico.cycles >= before + 9_000 * CYCLES_PER_MS
    assert pico.execute("print('here')") == "here\r\n"


def stuck_on_the_desk() -> Picture:
    device = Device(BOARD)
    asyncio.run(failure(Handheld(device), "STUCK"))
    return shown(device.display)


def test_the_prompt_stays_after_the_game_was_interrupted(pico_with):
    pico = pico_with("from firmware.real_app import main\n")
    pico.run_until_quiet(500)
    assert pico.execute("print('here')") == "here\r\n"
    pico.run(9_000)
    assert pico.resets == 0
    assert pico.execute("print('still here')") == "still here\r\n"
