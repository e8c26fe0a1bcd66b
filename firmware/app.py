"""The program: the title, and what is chosen there.

The rules and the screens of a game are loaded when one begins, so that the title is
there soon.
"""

import asyncio
import gc
import sys

from firmware import saves, settings
from firmware.handheld import Handheld
from firmware.lending import borrow
from firmware.pages import choose, tell_trouble
from firmware.screens import title

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Device
    from firmware.match import Match

# What a game needs, in steps of which none takes long.
_RULES = ("patterns", "table", "game", "journal", "bots")
_SCREENS = (
    "match",
    "player_view",
    "screens.menu",
    "screens.mark",
    "offer_view",
    "play",
)


async def main(device: "Device", goes_on: bool = False) -> None:
    """Run until the device is switched off.

    `goes_on`: straight back into the saved game, as after a hang.
    """
    ui = Handheld(device)
    if not ui.settings.language:
        await borrow("screens.language").choose_language(ui)
    await _offer_title(ui, goes_on)


async def _load() -> None:
    """What is not there yet, step by step: the watchdog does not wait for long."""
    for name in _RULES:
        if "engine_core." + name not in sys.modules:
            gc.collect()  # so that it finds room in one place
            __import__("engine_core." + name)
            await asyncio.sleep(0)
    for name in _SCREENS:
        if "firmware." + name not in sys.modules:
            gc.collect()
            __import__("firmware." + name)
            await asyncio.sleep(0)


async def _offer_title(ui: Handheld, goes_on: bool) -> None:
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


def _saved_game(ui: Handheld) -> "Match | None":
    """The game to continue; a broken one is kept aside, and told of."""
    if not saves.is_there(ui.storage):
        return None
    from engine_core.journal import JournalError

    try:
        return saves.load(ui.storage)
    except JournalError as error:
        saves.set_aside(ui.storage, str(error))
        return None


async def _new_game(ui: Handheld, waiting: "Match | None") -> None:
    """Ask who plays; a game that waits is given up only if the players say so."""
    words = ui.words
    if waiting:
        items = [words.KEEP_THE_GAME, words.GIVE_IT_UP]
        if await choose(ui, words.A_GAME_WAITS, items) != 1:
            return
    seats = await borrow("screens.seats").choose_seats(ui, ui.settings.seats)
    if seats:
        await _load()
        from engine_core.journal import Journal
        from firmware.match import Match

        ui.settings.seats = seats
        settings.save(ui.storage, ui.settings)
        match = Match(Journal(ui.power.seed(), seats))
        saves.save(ui.storage, match)
        await _play(ui, match)


async def _play(ui: Handheld, match: "Match") -> None:
    await _load()
    from firmware.match import unload_bots
    from firmware.play import play
    from firmware.screens.menu import Leave

    await tell_trouble(ui)  # before anybody relies on a game that is not saved
    try:
        await play(ui, match)
    except Leave:
        pass  # every confirmed action is saved already
    unload_bots()
