"""Step 1 of a turn: an expedition card is turned up, and holds for everybody."""

from engine_core.table import ROUNDS, TURNS
from firmware import keys, roles
from firmware.handheld import Handheld
from firmware.layout import Box
from firmware.match import Match
from firmware.screens.menu import menu
from firmware.sheet_view import draw_pattern

_BOTS_ALONE_MS = 700


async def reveal(ui: Handheld, match: Match) -> None:
    while True:
        _draw(ui, match)
        if not match.people():
            await ui.pause(_BOTS_ALONE_MS)
            return
        intent = await ui.wait_for(keys.OK, keys.MENU)
        if intent == keys.OK:
            return
        if intent == keys.MENU:
            await menu(ui, match, "REVEAL")


def _draw(ui: Handheld, match: Match) -> None:
    canvas, words, game = ui.canvas, ui.words, match.game
    canvas.clear()
    ui.title_bar(
        words.ROUND_AND_TURN.format(game.round + 1, ROUNDS, game.turn + 1, TURNS)
    )
    page = ui.layout.page
    height = min(page.height - 48, 116)
    width = height * 3 // 2
    top = 24 + (page.height - 48 - height) // 2
    card = Box((canvas.width - width) // 2, top, width, height)
    canvas.fill(card.x, card.y, width, height, roles.LAND)
    canvas.box(card.x, card.y, width, height, roles.INK, 2)
    inner = Box(card.x + 10, card.y + 8, width - 20, height - 16)
    draw_pattern(canvas, inner, game.pattern(), roles.PEN)
    text = words.STARTS.format(match.name(game.start_player))
    canvas.text_in(4, page.height - 18, canvas.width - 8, text)
    ui.hints((keys.OK, words.GO_ON), (keys.MENU, words.MENU))
