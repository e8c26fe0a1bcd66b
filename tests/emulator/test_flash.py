"""`make flash` with the real mpremote onto an emulated Pico."""

import time
from pathlib import Path

import pytest

from tests.emulator.flashing import flash, flasher, has_title, run_without_game
from tests.emulator.remote import LIMIT_S
from tools.emulator.installed import files_on_pico, flash_with
from tools.emulator.pico import Pico

BOARD = "pico_lcd_1_3"
SAVED = "saved"
CHANGED = ("engine_core/actions.mpy", "engine_core/legal.mpy", "firmware/match.mpy")


@pytest.fixture
def older(make_pico, pico_image, mpy_cross, micropython32, tmp_path):
    """A Pico with an older game, some modules of which were different."""
    folder = files_on_pico(tmp_path / "files", BOARD)
    for name in CHANGED:
        module = folder / "hundred_crosses/a" / name
        module.write_bytes(module.read_bytes() + b"\0")  # not read, but other bytes
    (folder / SAVED).write_text("a game of yesterday")
    return older_pico(make_pico, pico_image, folder)


def older_pico(make_pico, pico_image: Path, folder: Path) -> Pico:
    pico: Pico = make_pico(BOARD, boot=False)
    pico.load_flash(flash_with(pico_image, folder))
    pico.power_on()
    return pico


def test_only_what_changed_is_sent_and_saved_games_stay(older):
    code, printed = flash(older)
    assert code == 0, printed
    assert f"{len(CHANGED)} files were new or changed" in printed
    assert has_title(older)
    look = f"print(open('{SAVED}').read(), '/b' in open('main.py').read())"
    assert run_without_game(older, look) == "a game of yesterday True\r\n"


def test_the_old_game_starts_after_the_cable_was_pulled(older):
    process = flasher(older.go_live(pace=2))
    deadline = time.monotonic() + LIMIT_S
    while not arriving(older) and time.monotonic() < deadline:
        time.sleep(0.05)
    older.halt()
    with process:
        printed, errors = process.communicate(timeout=LIMIT_S)
    assert process.returncode == 1, printed
    assert "The connection to socket" in errors
    assert "What was on the Pico before still works." in errors
    assert has_title(older)
    assert (
        run_without_game(older, "print('/a' in open('main.py').read())") == "True\r\n"
    )


def arriving(pico: Pico) -> bool:
    """Each call of mpremote begins with a soft reboot; the fourth one copies."""
    pico.panel()  # brings what was printed
    return pico.output.count(b"MPY: soft reboot") == 4


def test_a_full_disk_is_told_and_the_old_game_starts(
    make_pico, pico_image, mpy_cross, micropython32, tmp_path
):
    folder = files_on_pico(tmp_path / "files", BOARD)
    for module in (folder / "hundred_crosses/a").rglob("*.mpy"):
        module.write_bytes(module.read_bytes() + b"\0")
    (folder / "holiday.jpg").write_bytes(bytes(800_000))
    pico = older_pico(make_pico, pico_image, folder)
    code, printed = flash(pico)
    assert code == 1
    assert "The Pico's disk is too full:" in printed
    assert has_title(pico)
