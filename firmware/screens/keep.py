"""Setting up: keep two of four maps."""

from engine_core import actions
from firmware import keys
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.offer_view import OfferView
from firmware.screens.menu import menu


async def keep(ui: Handheld, match: Match) -> int:
    """The two dealt maps that stay with the player."""
    dealt = match.game.players[match.game.player].dealt
    view = OfferView(ui, match, dealt)
    kept: list[int] = []
    at = 0
    while True:
        _draw(ui, view, at, kept)
        intent = await ui.intent()
        if intent == keys.MENU:
            await menu(ui, match, "KEEP")
        elif intent == keys.OK and len(kept) == 2:
            return actions.keep(kept[0], kept[1])
        elif intent == keys.OK:
            kept.append(at) if at not in kept else kept.remove(at)
        elif intent == keys.BACK:
            kept = kept[:-1]
        else:
            at = (at + (-1 if intent in (keys.LEFT, keys.UP) else 1)) % len(dealt)


def _draw(ui: Handheld, view: OfferView, at: int, kept: list[int]) -> None:
    words = ui.words
    is_done = len(kept) == 2
    view.draw(at, words.KEEP_THESE if is_done else words.KEEP_TWO.format(len(kept)))
    for place in kept:
        if place // 2 == at // 2:
            view.tick(place % 2)
    done = words.CONFIRM if is_done else words.GIVE_BACK if at in kept else words.KEEP
    ui.hints((keys.OK, done), (keys.BACK, words.UNDO), (keys.MENU, words.MENU))
