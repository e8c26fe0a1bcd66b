"""Confirm a marking, or take it back."""

from engine_core import actions
from firmware import keys
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.player_view import PlayerView
from firmware.screens.mark import UNDO
from firmware.screens.menu import menu


async def confirm(ui: Handheld, match: Match) -> int:
    """The action that confirms, or UNDO."""
    _draw(ui, match)
    while True:
        intent = await ui.intent()
        if intent == keys.OK:
            return actions.CONFIRM
        if intent == keys.BACK:
            return UNDO
        if intent == keys.MENU:
            await menu(ui, match, "CONFIRM")
            _draw(ui, match)


def _draw(ui: Handheld, match: Match) -> None:
    view, words = PlayerView(ui, match, match.game.player), ui.words
    view.draw()
    view.say(words.IS_THAT_RIGHT)
    ui.hints((keys.OK, words.CONFIRM), (keys.BACK, words.UNDO), (keys.MENU, words.MENU))
