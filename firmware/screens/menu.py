"""The menu of a game: look at the table, read the rules, change settings, leave."""

from firmware.handheld import Handheld
from firmware.match import Match
from firmware.pages import choose
from firmware.screens.help import how_to_play
from firmware.screens.settings import settings
from firmware.screens.table import table


class Leave(Exception):
    """The players go back to the title; the game is saved and waits for them."""


async def menu(ui: Handheld, match: Match) -> None:
    words, at = ui.words, 0
    while True:
        items = [words.GO_ON_PLAYING, words.TABLE, words.HOW_TO_PLAY]
        items += [words.SETTINGS, words.SAVE_AND_LEAVE]
        chosen = await choose(ui, words.MENU_TITLE, items, at)
        if chosen is None or chosen == 0:
            return
        at = chosen
        if chosen == 1:
            await table(ui, match)
        elif chosen == 2:
            await how_to_play(ui)
        elif chosen == 3:
            await settings(ui)
        else:
            raise Leave
