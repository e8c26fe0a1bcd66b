"""Ways to start: from mip's files, and with something broken."""

import asyncio

import pytest

from firmware.handheld import Handheld
from firmware.screens.failure import failure
from tests.emulator.flashing import run_without_game
from tests.emulator.remote import Remote
from tools.desk.scripted import Device
from tools.device_files import MAIN
from tools.emulator.installed import files_on_pico, flash_with
from tools.emulator.on_the_desk import on_the_desk, shown
from tools.emulator.picture import Picture
from tools.mip_package import PACKAGE

BOARD = "pico_lcd_1_3"
INSTALL = f"from firmware.install import install; install('{BOARD}')"


@pytest.mark.slow
def test_mip_installs_the_game_from_a_checkout(make_pico):
    pico = make_pico(BOARD)
    pico.execute("with open('main.py', 'w') as file: file.write('print(1)')")
    remote = Remote(pico.go_live(pace=4))
    remote("mip", "install", PACKAGE)
    told = remote("exec", INSTALL)
    assert told.splitlines() == [
        "The main.py that was there is now main_before.py.",
        "A reset starts Hundred Crosses.",
    ]
    pico.halt()
    pico.power_on()
    pico.run_until_quiet(1000)
    assert [pico.picture()] == on_the_desk(BOARD, []), pico.output[-1000:]
    assert pico.resets == 0  # the watchdog waits long enough for modules to be compiled
    looked = "print(open('main.py').read(), open('main_before.py').read())"
    assert run_without_game(pico, looked).split() == f"{MAIN} print(1)".split()


def test_a_traceback_is_shown_and_kept_and_leaves_the_prompt(
    make_pico, pico_image, mpy_cross, micropython32, tmp_path
):
    folder = files_on_pico(tmp_path / "files", BOARD)
    app = folder / "hundred_crosses/a/firmware/app.mpy"
    app.unlink()
    app.with_suffix(".py").write_text(
        "def main(device, goes_on):\n    lost['at sea']\n"
    )
    pico = make_pico(BOARD, boot=False)
    pico.load_flash(flash_with(pico_image, folder))
    pico.power_on()
    pico.run_until_quiet(500)
    picture = pico.picture()
    kept = pico.execute("print(open('/save/traceback.txt').read())")
    assert "NameError: name 'lost' isn't defined" in kept
    assert picture == failure_on_the_desk(kept.replace("\r", ""))


def failure_on_the_desk(traceback: str) -> Picture:
    device = Device(BOARD)
    asyncio.run(failure(Handheld(device), "FAILURE", traceback))
    return shown(device.display)
