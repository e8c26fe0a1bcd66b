"""Pass the device on. Nothing of the next player is shown before a press."""

from firmware import keys, roles
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.screens.menu import menu


async def hand_over(ui: Handheld, match: Match) -> None:
    while True:
        _draw(ui, match.name(match.game.player))
        await ui.canvas.refresh()  # on e-ink this wipes away every ghost
        intent = await ui.wait_for(keys.OK, keys.MENU)
        if intent == keys.OK:
            return
        if intent == keys.MENU:
            await menu(ui, match, "PASS")


def _draw(ui: Handheld, name: str) -> None:
    canvas, words = ui.canvas, ui.words
    canvas.clear()
    middle = ui.layout.page.height // 2
    canvas.text_in(0, middle - 34, canvas.width, words.PASS_TO)
    canvas.large_in(4, middle - 16, canvas.width - 8, name, roles.PEN)
    ui.hints((keys.OK, words.I_HAVE_IT), (keys.MENU, words.MENU))
