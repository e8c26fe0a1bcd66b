"""The board's own code on a pretended Pico, on CPython and on 32-bit MicroPython."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.interpreters import InterpreterFailed, all_passed, run_micropython
from tools.setup.places import ROOT

RUN = "tests/board/run.py"
RUN_LIMIT_S = 120
HEAP_FOR_CHIPS_TOO = "8m"

BUTTONS = ["tests/board/on_buttons.py", "tests/board/on_holds.py"]
STORAGE = "tests/board/on_storage.py"
TWINS = "tests/board/on_twins.py"
LCD = "tests/board/on_lcd.py"
E_INK = "tests/board/on_e_ink.py"
PANELS = [
    (LCD, "pico_lcd_1_3"),
    (LCD, "picosystem"),
    (LCD, "pico_lcd_1_14"),
    (LCD, "display_pack"),
    (LCD, "display_pack_2"),
    (E_INK, "badger_2040"),
    (E_INK, "pico_epaper_2_9"),
]


def on_cpython(file: str, *args: str | Path) -> str:
    ended = subprocess.run(
        [sys.executable, RUN, file, *args],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=RUN_LIMIT_S,
    )
    if ended.returncode:
        raise InterpreterFailed(ended.stdout + ended.stderr)
    return ended.stdout


def on_micropython(file: str, *args: str | Path) -> str:
    return run_micropython(RUN, file, *args, heap=HEAP_FOR_CHIPS_TOO)


@pytest.mark.parametrize("file", BUTTONS)
def test_buttons_count_each_press_once_on_cpython(file):
    assert on_cpython(file).endswith(all_passed(file))


@pytest.mark.parametrize("file", BUTTONS)
def test_buttons_count_each_press_once_and_allocate_nothing_for_it(file, micropython32):
    assert on_micropython(file).endswith(all_passed(file))


def test_storage_keeps_files_whole_on_cpython(tmp_path):
    assert on_cpython(STORAGE, tmp_path / "save").endswith(all_passed(STORAGE))


def test_storage_keeps_files_whole_on_micropython(tmp_path, micropython32):
    assert on_micropython(STORAGE, tmp_path / "save").endswith(all_passed(STORAGE))


@pytest.mark.slow
@pytest.mark.parametrize(("file", "device"), PANELS)
def test_a_panel_shows_what_was_drawn_on_cpython(file, device):
    assert on_cpython(file, device).endswith(all_passed(file))


@pytest.mark.parametrize(("file", "device"), PANELS)
def test_a_panel_shows_what_was_drawn_on_micropython(file, device, micropython32):
    assert on_micropython(file, device).endswith(all_passed(file))


def test_native_code_does_the_same_as_its_plain_twin(micropython32):
    assert on_micropython(TWINS).endswith(all_passed(TWINS))


def test_every_device_file_is_among_the_panels():
    makes_a_display = {
        path.stem
        for path in (ROOT / "board").glob("*.py")
        if "\ndisplay = " in path.read_text(encoding="utf-8")
    }
    assert makes_a_display == {device for _, device in PANELS}
