"""A game goes on where it was, after the device was switched off at any press."""

from errno import ENOSPC

import pytest

from engine_core.journal import from_bytes
from firmware import pages
from firmware.app import main
from tests.device.thumbs import Thumbs, run
from tools.desk.scripted import Storage


async def play_and_restart(board: str, presses: int, seed: int) -> None:
    thumbs = Thumbs(board, seed, leaves=False)
    await thumbs.switch_on(main)
    await thumbs.begin_game(2)
    for _ in range(presses):
        await thumbs.press_something()
    saved = thumbs.files["game"]
    await thumbs.switch_off()
    again = Thumbs(board, seed + 1, thumbs.device.storage, leaves=False)
    await again.switch_on(main)
    assert again.files["game"] == saved
    await again.press(again.ok)  # continue
    journal = await again.play_to_the_end()
    before, after = from_bytes(saved).actions(), from_bytes(journal).actions()
    assert after[: len(before)] == before
    await again.switch_off()


@pytest.mark.slow
@pytest.mark.parametrize("presses", [0, 7, 23, 60, 150])
def test_every_confirmed_action_is_there_after_a_restart(presses):
    run(play_and_restart("pico_lcd_1_14", presses, 40 + presses))


async def seats_after_restart() -> None:
    """Who played last is who plays next, unless somebody says otherwise."""
    thumbs = Thumbs("pico_lcd_1_3", 1)
    await thumbs.switch_on(main)
    await thumbs.begin_game(3)
    await thumbs.switch_off()
    del thumbs.files["game"]
    again = Thumbs("pico_lcd_1_3", 2, thumbs.device.storage)
    await again.switch_on(main)
    await again.press(again.ok, again.ok)  # a new game, begin
    assert len(from_bytes(again.files["game"]).seats) == 3
    await again.switch_off()


def test_the_seats_of_the_last_game_are_remembered():
    run(seats_after_restart())


async def broken_game() -> None:
    thumbs = Thumbs("badger_2040", 1)
    thumbs.files["game"] = b"HX\x01 no game at all"
    await thumbs.switch_on(main)
    await thumbs.press(thumbs.ok)  # the page that says so
    assert thumbs.files["game.bad"] == b"HX\x01 no game at all"
    assert "game" not in thumbs.files
    await thumbs.begin_game(2)
    assert from_bytes(thumbs.files["game"]).game.phase == 0
    await thumbs.switch_off()


def test_a_broken_game_is_kept_aside_and_a_new_one_can_begin():
    run(broken_game())


@pytest.fixture
def told(monkeypatch) -> list[str]:
    """The titles of the pages about trouble, as they are shown."""
    titles: list[str] = []
    read = pages.read

    async def noted(ui, title, text):
        titles.append(title)
        await read(ui, title, text)

    monkeypatch.setattr(pages, "read", noted)
    return titles


async def broken_settings_and_fame(told: list[str]) -> None:
    thumbs = Thumbs("pico_lcd_1_3", 1)
    thumbs.files.update({"settings": b"no settings", "fame": b"HX9 of next year"})
    await thumbs.switch_on(main)
    await thumbs.press(thumbs.ok)  # the language, which is forgotten too
    assert told == ["Saved files"]
    await thumbs.press(thumbs.ok, thumbs.up, thumbs.ok, thumbs.back)  # hall of fame
    assert told == ["Saved files"] * 2
    await thumbs.press(thumbs.ok)
    assert thumbs.files["settings.bad"] == b"no settings"
    assert thumbs.files["fame.bad"] == b"HX9 of next year"
    await thumbs.press(thumbs.down)  # from the last item to the first
    await thumbs.begin_game(2)
    assert from_bytes(thumbs.files["game"]).game.phase == 0
    await thumbs.switch_off()


def test_broken_settings_and_a_broken_hall_of_fame_are_told_and_kept_aside(told):
    run(broken_settings_and_fame(told))


class Full(Storage):
    """Whatever is written there does not fit."""

    def write(self, name: str, data: bytes) -> None:
        raise OSError(ENOSPC, "no room left")


async def full_disk(told: list[str]) -> None:
    thumbs = Thumbs("pico_lcd_1_3", 1, Full({"game.bad": b"x"}), leaves=False)
    await thumbs.switch_on(main)
    assert told == ["Nothing can be saved"]  # not even the language
    await thumbs.press(thumbs.ok)
    await thumbs.begin_game(2)
    for _ in range(60):
        await thumbs.press_something()
    assert told == ["Nothing can be saved"]
    assert thumbs.files == {"game.bad": b"x"}
    await thumbs.switch_off()


def test_a_full_disk_is_told_once_and_the_game_goes_on(told):
    run(full_disk(told))
