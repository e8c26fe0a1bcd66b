"""The program: the title, and what is chosen there."""

import gc

from engine_core.journal import Journal, JournalError
from firmware import saves, settings
from firmware.handheld import Handheld
from firmware.lending import borrow
from firmware.match import Match, unload_bots
from firmware.pages import choose, tell_trouble
from firmware.play import play
from firmware.screens import title
from firmware.screens.menu import Leave

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Device


async def main(device: "Device", goes_on: bool = False) -> None:
    """Run until the device is switched off.

    `goes_on`: straight back into the saved game, as after a hang.
    """
    ui = Handheld(device)
    if not ui.settings.language:
        await borrow("screens.language").choose_language(ui)
    at = title.CONTINUE if goes_on else None
    while True:
        match = None
        gc.collect()  # so that what stays for long lies close together
        match = _saved_game(ui)
        await tell_trouble(ui)
        if not goes_on or not match:
            at = await title.title(ui, match is not None, at)
        goes_on = False
        if at == title.CONTINUE and match:
            await _play(ui, match)
        elif at == title.NEW_GAME:
            await _new_game(ui, match)
        elif at == title.HOW_TO_PLAY:
            await _how_to_play(ui)
        elif at == title.SETTINGS:
            await borrow("screens.settings").settings(ui)
        else:
            await borrow("screens.hall_of_fame").hall_of_fame(ui)


async def _how_to_play(ui: Handheld) -> None:
    """The rules to read, and the lesson: never both in memory."""
    while await borrow("screens.rules").wants_lesson(ui):
        await borrow("screens.lesson").lesson(ui)


def _saved_game(ui: Handheld) -> Match | None:
    """The game to continue; a broken one is kept aside, and told of."""
    try:
        return saves.load(ui.storage)
    except JournalError as error:
        saves.set_aside(ui.storage, str(error))
        return None


async def _new_game(ui: Handheld, waiting: Match | None) -> None:
    """Ask who plays; a game that waits is given up only if the players say so."""
    words = ui.words
    if waiting:
        items = [words.KEEP_THE_GAME, words.GIVE_IT_UP]
        if await choose(ui, words.A_GAME_WAITS, items) != 1:
            return
    seats = await borrow("screens.seats").choose_seats(ui, ui.settings.seats)
    if seats:
        ui.settings.seats = seats
        settings.save(ui.storage, ui.settings)
        match = Match(Journal(ui.power.seed(), seats))
        saves.save(ui.storage, match)
        await _play(ui, match)


async def _play(ui: Handheld, match: Match) -> None:
    await tell_trouble(ui)  # before anybody relies on a game that is not saved
    try:
        await play(ui, match)
    except Leave:
        pass  # every confirmed action is saved already
    unload_bots()
