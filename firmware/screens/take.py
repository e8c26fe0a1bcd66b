"""A new map for a complete one: from the display, or unseen from the deck."""

from engine_core import actions
from engine_core.treasure_maps import NO_MAP
from firmware import keys
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.offer_view import DECK, OfferView
from firmware.screens.menu import menu


async def take(ui: Handheld, match: Match) -> int:
    """One of the maps that can be taken."""
    game, words = match.game, ui.words
    places = [place for place, map_id in enumerate(game.display) if map_id != NO_MAP]
    choices = [actions.take(place) for place in places]
    offers = [game.display[place] for place in places]
    if game.deck:
        choices.append(actions.TAKE_DECK)
        offers.append(DECK)
    view = OfferView(ui, match, offers)
    at = 0
    while True:
        text = words.TAKE_ONE if game.takes == 1 else words.TAKE_TWO
        view.draw(at, text.format(at + 1, len(offers)))
        ui.hints((keys.OK, words.TAKE), (keys.MENU, words.MENU))
        intent = await ui.intent()
        if intent == keys.MENU:
            await menu(ui, match, "TAKE")
        elif intent == keys.OK:
            return choices[at]
        else:
            at = (at + (-1 if intent in (keys.LEFT, keys.UP) else 1)) % len(offers)
