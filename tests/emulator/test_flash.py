"""`make flash` with the real mpremote onto an emulated Pico."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.emulator.remote import LIMIT_S
from tools.emulator.installed import files_on_pico, flash_with
from tools.emulator.pico import Pico
from tools.setup.places import ROOT

BOARD = "pico_lcd_1_3"
SAVED = "saved"
CHANGED = ("engine_core/actions.mpy", "engine_core/legal.mpy", "firmware/match.mpy")


def flasher(address: str, board: str | None = None) -> "subprocess.Popen[str]":
    settings = {"PORT": address, "BOARD": board or ""}
    return subprocess.Popen(
        [sys.executable, "-m", "tools.flasher"],
        cwd=ROOT,
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def flash(pico: Pico, board: str | None = None) -> tuple[int, str]:
    """Run the flasher to its end; returns its exit code and all that it said."""
    with flasher(pico.go_live(pace=2), board) as process:
        try:
            printed, errors = process.communicate(timeout=LIMIT_S)
        finally:
            process.kill()
            pico.halt()
    return process.returncode, printed + errors


def has_title(pico: Pico) -> bool:
    """Whether the title comes up when the Pico is switched on."""
    pico.power_on()
    pico.run_until_quiet(500)
    picture = pico.picture()
    return len({picture.rgb[at : at + 3] for at in range(0, len(picture.rgb), 3)}) > 4


def run_without_game(pico: Pico, code: str) -> str:
    """Start with a button held, so that the prompt comes, and run code there."""
    pico.hold("B")
    pico.boot()
    pico.release("B")
    return pico.execute(code)


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


@pytest.mark.slow
def test_the_game_comes_onto_an_empty_pico_and_starts(make_pico, mpy_cross):
    pico = make_pico(BOARD)
    pico.execute("with open('main.py', 'w') as f: f.write('print(1)')")
    code, printed = flash(pico, BOARD)
    assert code == 0, printed
    assert "for the Waveshare Pico-LCD-1.3" in printed
    assert "The main.py that was there is now /main_before.py" in printed
    assert printed.endswith("The title is up. Have fun!\n")
    assert has_title(pico)
    assert (
        run_without_game(pico, "print(open('main_before.py').read())") == "print(1)\r\n"
    )


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
