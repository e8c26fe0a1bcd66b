"""Games on emulated boards by their pins alone, seen by the pixels on the wire."""

import asyncio
from pathlib import Path

import pytest

from engine_core.journal import from_bytes
from tests.device.panel_reader import is_on, numbers_after
from tests.device.whole_game import recorded_totals
from tests.emulator.flashing import flash, has_title
from tests.emulator.remote import Remote
from tools.desk.scripted import Storage
from tools.emulator.installed import flash_with_game
from tools.emulator.pico import Pico
from tools.emulator.picture import Picture
from tools.emulator.side_by_side import SideBySide, Thumbs

# The first language; a new game, the second seat taken by the first bot, and begin.
AGAINST_A_BOT = ["{ok}", "{ok}", "{down}", "{down}", "{ok}", "{down}", "{ok}"]
AGAINST_A_BOT += ["{up}", "{up}", "{ok}"]
SHORTER = {"pico_lcd_1_14": 12, "badger_2040": 8, "pico_epaper_2_9": 8}  # actions


class Panel:
    """A picture as the reader of panels wants it: ink is 1."""

    def __init__(self, picture: Picture) -> None:
        self.width, self.height = picture.width, picture.height
        self.frame, self._picture = self, picture
        self._ink = min(set(zip(*[iter(picture.rgb)] * 3, strict=True)), key=sum)

    def pixel(self, x: int, y: int) -> int:
        return int(self._picture.pixel(x, y) == self._ink)


def begin(pico: Pico) -> None:
    """From the first start by presses, until the game waits for the first player."""
    names = {"ok": Thumbs(pico, 0).ok, "down": "DOWN", "up": "UP"}
    for press in AGAINST_A_BOT:
        pico.press(press.format(**names))
        pico.run_until_quiet()


def saved_files(pico: Pico, folder: Path) -> dict[str, bytes]:
    """What the game has saved, read back with mpremote."""
    remote = Remote(pico.go_live(pace=4))
    remote("cp", "-r", ":/save", folder)
    pico.halt()
    return {path.name: path.read_bytes() for path in (folder / "save").iterdir()}


def pair(pico: Pico, board: str, folder: Path) -> SideBySide:
    """Begin a game there, and have it on the desk too."""
    begin(pico)
    folder.mkdir()
    return SideBySide(pico, board, Storage(saved_files(pico, folder)))


@pytest.mark.slow
def test_a_whole_game_from_an_empty_pico_to_the_scores(make_pico, mpy_cross, tmp_path):
    board = "pico_lcd_1_3"
    pico = make_pico(board)
    pico.execute("with open('main.py', 'w') as f: f.write('print(1)')")
    code, printed = flash(pico, board)
    assert code == 0, printed
    assert "for the Waveshare Pico-LCD-1.3" in printed
    assert "The main.py that was there is now /main_before.py" in printed
    assert printed.endswith("The title is up. Have fun!\n")
    assert has_title(pico)

    game = pair(pico, board, tmp_path / "begun")
    asyncio.run(play_to_the_scores(game, Thumbs(pico, 1)))
    picture = game.look()
    picture.save(tmp_path / "scores.png")
    on_panel = numbers_after(Panel(picture), "Total")
    (tmp_path / "ended").mkdir()
    journal = saved_files(pico, tmp_path / "ended")["game"]
    assert from_bytes(journal).game.is_over()
    assert on_panel == recorded_totals(journal)
    assert len(on_panel) == 2
    assert pico.warnings == []


async def play_to_the_scores(game: SideBySide, thumbs: Thumbs) -> None:
    await game.switch_on()
    await game.press(thumbs.ok)  # goes on with the game that waits
    while not game.journal().game.is_over():
        await game.press(thumbs.choose())
    while not is_on(game.device.display, "Total"):
        await game.press(thumbs.ok)  # the maps of the last turn come first
    await game.switch_off()


@pytest.mark.slow
@pytest.mark.parametrize("board", SHORTER)
def test_a_shorter_game_is_that_of_the_desk(
    board, make_pico, pico_image, mpy_cross, micropython32, tmp_path
):
    pico = make_pico(board, boot=False)
    pico.load_flash(flash_with_game(pico_image, board))
    pico.power_on()
    pico.run_until_quiet(500)
    game = pair(pico, board, tmp_path / "begun")
    asyncio.run(play_on(game, Thumbs(pico, 1), SHORTER[board]))
    (tmp_path / "ended").mkdir()
    saved = saved_files(pico, tmp_path / "ended")
    assert saved["game"] == game.device.storage.files["game"]
    assert pico.warnings == []


async def play_on(game: SideBySide, thumbs: Thumbs, actions: int) -> None:
    await game.switch_on()
    await game.press(thumbs.ok)
    while len(game.journal().actions()) < actions:
        await game.press(thumbs.choose())
    await game.switch_off()
