"""A game on the handheld, from the deal to the ranking."""

from engine_core import news, phases
from firmware import fame, saves
from firmware.handheld import Handheld
from firmware.lending import borrow
from firmware.match import Match
from firmware.pages import tell_trouble
from firmware.screens.bot import bot_moves
from firmware.screens.completed import completed
from firmware.screens.confirm import confirm
from firmware.screens.hand_over import hand_over
from firmware.screens.mark import UNDO, mark
from firmware.screens.reveal import reveal
from firmware.screens.take import take

_DECIDE = {
    phases.MARK: mark,
    phases.BONUS: mark,
    phases.CONFIRM: confirm,
    phases.TAKE: take,
}


async def play(ui: Handheld, match: Match) -> None:
    """Everyone decides in turn; what is confirmed is on flash before it is shown."""
    while not match.game.is_over():
        went_on = await _decide(ui, match)
        if went_on and not match.game.marking:
            saves.save(ui.storage, match)
            await tell_trouble(ui)
        await _tell(ui, match)
    await borrow("screens.final").final(ui, match)
    _enter_fame(ui, match)


async def _decide(ui: Handheld, match: Match) -> bool:
    """One action of the player whose turn it is; False for a step back from one."""
    game = match.game
    if not match.is_person(game.player):
        match.journal.play(await bot_moves(ui, match))
        return True
    if match.holder != game.player and match.people() > 1:
        await hand_over(ui, match)
    match.holder = game.player
    if game.phase == phases.KEEP:
        chosen = await borrow("screens.keep").keep(ui, match)
    else:
        chosen = await _DECIDE[game.phase](ui, match)
    if chosen == UNDO:
        match.journal.undo()
    else:
        match.journal.play(chosen)
    return chosen != UNDO


async def _tell(ui: Handheld, match: Match) -> None:
    """Show what happened to everyone: cups, complete maps, the next card."""
    while match.told:
        event = match.told.pop(0)
        if event[0] in (news.CUP, news.COMPLETE):
            await completed(ui, match, event)
        elif event[0] == news.REVEAL:
            _, number, turn, _, _ = event
            if turn == 0 and number > 0:
                await borrow("screens.round_end").round_end(ui, match)
            await reveal(ui, match)


def _enter_fame(ui: Handheld, match: Match) -> None:
    """Into the hall of fame, once: the finished game is forgotten with it."""
    found = fame.load(ui.storage)
    found.enter(match)
    fame.save(ui.storage, found)
    saves.forget(ui.storage)
