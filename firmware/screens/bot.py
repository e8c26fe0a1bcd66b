"""A bot moves, and everyone sees it; a press hurries it."""

from engine_core import actions, phases
from firmware import keys
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.offer_view import DECK, OfferView
from firmware.player_view import PlayerView
from firmware.screens.menu import menu

_PAUSES_MS = (1500, 800, 250)  # slow, medium, fast


async def bot_moves(ui: Handheld, match: Match) -> int:
    """The bot's decision, shown before it is done."""
    game = match.game
    action = match.bot(game.player).choose(game)
    if game.phase in (phases.MARK, phases.BONUS):
        await _show_mark(ui, match, action)
    elif game.phase == phases.TAKE:
        await _show_take(ui, match, action)
    return action


async def _wait(ui: Handheld, match: Match) -> None:
    ui.hints((keys.OK, ui.words.HURRY), (keys.MENU, ui.words.MENU))
    if await ui.pause(_PAUSES_MS[ui.settings.speed]) == keys.MENU:
        await menu(ui, match, "BOT")


async def _show_mark(ui: Handheld, match: Match, action: int) -> None:
    game = match.game
    slot = actions.slot_of(action)
    view = PlayerView(ui, match, game.player)
    view.draw(slot)
    view.maps[slot].show_ghost(game.cells_of(action))
    view.say(ui.words.MARKS)
    await _wait(ui, match)


async def _show_take(ui: Handheld, match: Match, action: int) -> None:
    game = match.game
    is_deck = action == actions.TAKE_DECK
    taken = DECK if is_deck else game.display[actions.place_of(action)]
    text = ui.words.TAKES
    OfferView(ui, match, [taken]).draw(0, text)
    await _wait(ui, match)
