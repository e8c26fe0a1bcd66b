"""A hint while marking: where hard would lay the pattern, drawn as a ghost."""

import asyncio

import pytest

import tools.desk  # noqa: F401  (brings framebuf)
from engine_core import phases
from engine_core.bots import Bot
from engine_core.journal import PERSON, Journal
from firmware import settings
from firmware.handheld import Handheld
from firmware.keys import BACK, DOWN, MENU, OK, Keys
from firmware.match import Match
from firmware.screens.mark import mark
from firmware.screens.menu import menu
from firmware.screens.settings import settings as settings_screen
from tools.desk.boards import BOARDS
from tools.desk.scripted import Device, Session

SEATS = [(PERSON, "Ada"), (PERSON, "Ben")]
each_board = pytest.mark.parametrize("board", sorted(BOARDS))


def match_at(phase: int, round_: int) -> Match:
    journal = Journal(5, SEATS)
    bots = [Bot("easy", 5, seat) for seat in range(2)]
    game = journal.game
    while (game.phase, game.round) != (phase, round_):
        journal.play(bots[game.player].choose(game))
    return Match(journal)


async def answer(board: str, screen, *intents: int, hints: bool = True):
    """What a screen returns after some intents; None while it still waits."""
    device = Device(board, 1)
    answers: list[object] = []

    async def main(device: Device) -> None:
        ui = Handheld(device)
        ui.settings.hints = hints
        answers.append(await screen(ui))
        await ui.keys.intent()

    session = Session(device, main)
    await session.settle()
    meaning = Keys(device.buttons).meaning
    for intent in intents:
        code = next(code for code, means in meaning.items() if means == intent)
        await session.press(code)
    await session.stop()
    return answers[0] if answers else None


@each_board
@pytest.mark.parametrize("phase", [phases.MARK, phases.BONUS])
def test_a_hint_that_is_placed_is_what_hard_would_do(board, phase):
    match = match_at(phase, 1)
    wanted = Bot("hard", 5, match.game.player).choose(match.game)

    async def screen(ui):
        return await mark(ui, match)

    assert asyncio.run(answer(board, screen, MENU, DOWN, OK, OK)) == wanted


def test_a_hint_changes_nothing_until_it_is_placed():
    match = match_at(phases.MARK, 1)
    before = match.journal.to_bytes()

    async def screen(ui):
        return await mark(ui, match)

    assert asyncio.run(answer("pico_lcd_1_3", screen, MENU, DOWN, OK)) is None
    assert match.journal.to_bytes() == before


@pytest.mark.parametrize(("hints", "can_hint"), [(True, False), (False, True)])
def test_without_hints_the_second_item_is_help(hints, can_hint):
    match = match_at(phases.MARK, 1)

    async def screen(ui):
        return await menu(ui, match, "MARK", can_hint)

    presses = (DOWN, OK, BACK, BACK)
    given = asyncio.run(answer("pico_lcd_1_3", screen, *presses, hints=hints))
    assert given is False


def test_hints_are_switched_off_in_the_settings_and_stay_off():
    kept: list[bool] = []

    async def screen(ui):
        await settings_screen(ui)
        kept.append(settings.load(ui.storage).hints)

    asyncio.run(answer("badger_2040", screen, DOWN, DOWN, OK, BACK))
    assert kept == [False]
    asyncio.run(answer("badger_2040", screen, DOWN, DOWN, OK, OK, BACK))
    assert kept == [False, True]
