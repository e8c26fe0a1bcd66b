"""The menu of a game: a hint, help, the table, settings, and the way out."""

from firmware.handheld import Handheld
from firmware.lending import borrow
from firmware.match import Match
from firmware.pages import choose, help_here


class Leave(Exception):
    """The players go back to the title; the game is saved and waits for them."""


async def menu(ui: Handheld, match: Match, topic: str, can_hint: bool = False) -> bool:
    """Until the game goes on; whether the player then wants a hint.

    `topic` names the screen that the menu was opened from, for its help.
    """
    at = 0
    while True:
        words = ui.words
        items = [words.GO_ON_PLAYING, words.HELP_TITLE, words.TABLE]
        items += [words.SETTINGS, getattr(words, match.way_out)]
        if can_hint and match.has_hints and ui.settings.hints:
            items.insert(1, words.HINT)
        chosen = await choose(ui, words.MENU_TITLE, items, min(at, len(items) - 1))
        if chosen is None or chosen == 0:
            return False
        at = chosen
        if items[chosen] == words.HINT:
            return True
        if items[chosen] == words.HELP_TITLE:
            await help_here(ui, topic)
        elif items[chosen] == words.TABLE:
            await borrow("screens.table").table(ui, match)
        elif items[chosen] == words.SETTINGS:
            await borrow("screens.settings").settings(ui)
        else:
            raise Leave
