"""The device for CircuitPython, with its drive as installed, on pretended boards.

Each file named here is run by run.py among the modules of CircuitPython, which has
some of our names for things of its own.
"""

import re
import subprocess
from pathlib import Path

import pytest

from tools import circuitpython as installer

HERE = Path(__file__).parent
LCDS = ("picosystem", "pico_lcd_1_3", "pico_lcd_1_14", "display_pack", "display_pack_2")
BADGERS = ("badger2040", "badger2040w")
RUNS = [
    *((board, "on_board") for board in (*LCDS, *BADGERS)),
    *((board, "on_lcd") for board in LCDS),
    *((board, "on_e_ink") for board in BADGERS),
    ("pico_lcd_1_3", "on_buttons"),  # pressed is low
    ("badger2040", "on_buttons"),  # pressed is high
    ("pico_lcd_1_3", "on_game"),  # each of these has another layout
    ("display_pack", "on_game"),
    ("display_pack_2", "on_game"),
    ("badger2040", "on_game"),
    ("pico_lcd_1_3", "on_frames"),
    ("pico_lcd_1_3", "on_storage"),
    ("bare_pico", "on_bare_pico"),
]


@pytest.fixture
def drive(circuitpython, tmp_path) -> Path:
    """A CIRCUITPY drive with the game on it."""
    about = "Adafruit CircuitPython 10.0.0 on 2025-10-09; Raspberry Pi Pico\n"
    (tmp_path / "boot_out.txt").write_text(about)
    assert installer.main([str(tmp_path)]) == 0
    return tmp_path


@pytest.mark.parametrize(("machine", "file"), RUNS)
def test_the_device_on_a_pretended_board(machine, file, drive, circuitpython):
    command = [circuitpython, HERE / "run.py", drive, machine, file]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    written = (HERE / f"{file}.py").read_text()
    count = len(re.findall(r"^def test_", written, re.MULTILINE))
    assert run.stdout == f"{count} passed, 0 failed\n", run.stdout + run.stderr


def test_every_file_of_tests_is_run():
    assert {file for _, file in RUNS} == {path.stem for path in HERE.glob("on_*.py")}
