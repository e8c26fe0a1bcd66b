"""Scripted devices: the same story everywhere, and what they show as pictures."""

import asyncio
import subprocess
import sys

import pytest

from board.codes import DOWN, RIGHT, A
from tests.board.test_board import on_cpython, on_micropython
from tests.desk import demo
from tests.interpreters import run_micropython
from tests.test_png import read_png
from tools.desk.boards import BOARDS, board_named
from tools.desk.panel import Panel
from tools.desk.pictures import rows_of, save_png
from tools.desk.scripted import Device, Session
from tools.setup.places import ROOT

STORY = "tests/desk/story.py"


@pytest.mark.parametrize("name", BOARDS)
def test_the_same_presses_tell_the_same_story_on_micropython(name, micropython32):
    command = [sys.executable, STORY, name]
    here = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert here.stdout.count("\n") == 13
    assert run_micropython(STORY, name, heap="400k") == here.stdout


@pytest.mark.parametrize("name", BOARDS)
def test_the_table_of_boards_is_true_of_the_device_files_on_cpython(name):
    assert on_cpython("tests/desk/on_boards.py", name).endswith("3 passed\n")


@pytest.mark.parametrize("name", BOARDS)
def test_the_table_of_boards_is_true_on_micropython(name, micropython32):
    assert on_micropython("tests/desk/on_boards.py", name).endswith("3 passed\n")


def test_an_unknown_board_is_refused_with_the_names_there_are():
    with pytest.raises(ValueError, match=r"'gameboy'.*badger_2040, display_pack"):
        board_named("gameboy")


@pytest.mark.parametrize("name", ["pico_lcd_1_14", "badger_2040"])
def test_a_panel_shows_only_what_was_sent(name):
    panel = Panel(BOARDS[name])
    panel.frame.fill(1)
    asyncio.run(panel.show(11, 21, 30, 40))
    rows = rows_of(panel)
    whole = [(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c]
    columns, lines = {x for x, _ in whole}, {y for _, y in whole}
    assert columns >= set(range(11, 41)) and len(columns) <= 32
    assert lines >= set(range(21, 61)) and len(lines) <= 48
    asyncio.run(panel.show(-5, -5, 2000, 2000))
    assert panel.seen == panel.pixels


def test_a_rectangle_beside_the_panel_is_not_sent():
    panel = Panel(BOARDS["badger_2040"])
    panel.frame.fill(1)
    for rectangle in ((296, 0, 9, 9), (-9, 0, 9, 9), (0, 128, 9, 9), (0, -9, 9, 9)):
        asyncio.run(panel.show(*rectangle))
    assert panel.seen is not None and not any(panel.seen)


def test_a_game_that_ends_by_itself_is_noticed():
    async def short_game(device):
        await device.buttons.press()

    async def play():
        await Session(Device("picosystem"), short_game).press(A)

    with pytest.raises(RuntimeError, match="ended by itself"):
        asyncio.run(play())


def test_a_game_that_never_asks_for_a_press_is_noticed():
    async def endless_game(device):
        while True:
            await device.power.sleep_ms(1000)

    async def play():
        await Session(Device("picosystem"), endless_game).press(A)

    with pytest.raises(RuntimeError, match="no press was asked for"):
        asyncio.run(play())


def test_a_picture_of_the_panel_is_written_as_large_as_asked(tmp_path):
    async def play():
        session = Session(Device("display_pack"), demo.main)
        await session.press(DOWN, RIGHT)
        await session.stop()
        return session.device.display

    display = asyncio.run(play())
    save_png(display, tmp_path / "panel.png", scale=3)
    width, height, pixels = read_png(tmp_path / "panel.png")
    assert (width, height) == (720, 405)
    for y in range(405):
        for x in range(0, 720, 7):
            colour = demo.PALETTE[display.frame.pixel(x // 3, y // 3)]
            at = (y * 720 + x) * 3
            assert pixels[at : at + 3] == colour.to_bytes(3, "big")
