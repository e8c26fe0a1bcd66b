"""The menu of a game: a hint, the table, the rules, settings, and the way out."""

from firmware.handheld import Handheld
from firmware.match import Match
from firmware.pages import choose
from firmware.screens.help import how_to_play
from firmware.screens.settings import settings
from firmware.screens.table import table


class Leave(Exception):
    """The players go back to the title; the game is saved and waits for them."""


async def menu(ui: Handheld, match: Match, can_hint: bool = False) -> bool:
    """Until the game goes on; whether the player then wants a hint."""
    words, at = ui.words, 0
    while True:
        items = [words.GO_ON_PLAYING, words.TABLE, words.HOW_TO_PLAY]
        items += [words.SETTINGS, words.SAVE_AND_LEAVE]
        if can_hint and ui.settings.hints:
            items.insert(1, words.HINT)
        chosen = await choose(ui, words.MENU_TITLE, items, min(at, len(items) - 1))
        if chosen is None or chosen == 0:
            return False
        at = chosen
        if items[chosen] == words.HINT:
            return True
        if items[chosen] == words.TABLE:
            await table(ui, match)
        elif items[chosen] == words.HOW_TO_PLAY:
            await how_to_play(ui)
        elif items[chosen] == words.SETTINGS:
            await settings(ui)
        else:
            raise Leave
