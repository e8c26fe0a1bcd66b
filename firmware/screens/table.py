"""A look round the table: every sheet, every map, the display, what is left.

Never which expedition cards have come: nobody may look back at those.
"""

from engine_core.treasure_maps import NO_MAP
from firmware import keys
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.offer_view import OfferView
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
        ui.hints((keys.OK, ui.words.NEXT), (keys.BACK, ui.words.GO_BACK))
        intent = await ui.intent()
        if intent in (keys.BACK, keys.MENU):
            return
        step = -1 if intent in (keys.UP, keys.LEFT) else 1
        page = (page + step) % pages


def _draw_player(ui: Handheld, match: Match, seat: int) -> None:
    view = PlayerView(ui, match, seat)
    view.draw()
    complete = len(match.game.players[seat].complete)
    view.say(ui.words.MAPS_COMPLETE.format(complete))


def _draw_display(ui: Handheld, match: Match, half: int) -> None:
    """Two of the four open maps, and what is left on the table."""
    game = match.game
    view = OfferView(ui, match, game.display + [NO_MAP, NO_MAP])
    view.draw(2 * half, ui.words.DISPLAY, is_choice=False)
    view.say(ui.words.LEFT_OVER.format(len(game.deck)))
