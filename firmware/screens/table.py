"""A look round the table: every sheet, every map, the display, what is left.

Never which expedition cards have come: nobody may look back at those.
"""

from engine_core.treasure_maps import NO_MAP
from firmware import keys
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.offer_view import OfferView
from firmware.pages import help_here
from firmware.player_view import PlayerView


async def table(ui: Handheld, match: Match) -> None:
    """Page through the players, from the one whose turn it is, and the display."""
    seats = len(match.game.players)
    pages = seats + 2
    page = 0
    while True:
        if page < seats:
            _draw_player(ui, match, (match.game.player + page) % seats)
        else:
            _draw_display(ui, match, page - seats)
        words = ui.words
        ui.hints(
            (keys.OK, words.NEXT), (keys.BACK, words.GO_BACK), (keys.MENU, words.HELP)
        )
        intent = await ui.intent()
        if intent == keys.BACK:
            return
        if intent == keys.MENU:
            await help_here(ui, "TABLE")
        else:
            step = -1 if intent in (keys.UP, keys.LEFT) else 1
            page = (page + step) % pages


def _draw_player(ui: Handheld, match: Match, seat: int) -> None:
    view = PlayerView(ui, match, seat)
    view.draw()
    complete = len(match.game.players[seat].complete)
    view.say(ui.words.count("MAPS_COMPLETE", complete))


def _draw_display(ui: Handheld, match: Match, half: int) -> None:
    """Two of the four open maps, and what is left on the table."""
    game = match.game
    view = OfferView(ui, match, game.display + [NO_MAP, NO_MAP])
    left = ui.words.LEFT_OVER.format(len(game.deck))
    view.draw(2 * half, left, is_choice=False)
