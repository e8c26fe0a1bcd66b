"""A journal played again on the handheld, one decision after the other.

Each step shows what a player was about to do: the maps that were kept, the ghost over
the map that was marked, the map that was taken. The last one shows the scores.
"""

from engine_core import actions, phases
from engine_core.journal import Journal
from firmware import keys
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.offer_view import DECK, OfferView
from firmware.player_view import PlayerView
from firmware.screens.final import final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Device


async def replay(device: "Device", journal: Journal) -> None:
    """Until the players have seen the end, or go back."""
    ui = Handheld(device)
    film = Film(journal)
    step = 0
    while step < film.steps():
        _show(ui, film.match_before(step), film.action(step), step, film.steps())
        intent = await ui.intent()
        if intent in (keys.BACK, keys.MENU):
            return
        step += -1 if intent in (keys.UP, keys.LEFT) and step else 1
    await final(ui, film.match_before(step))


class Film:
    """Every decision of a game that can be seen: confirming is none."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._actions = journal.actions()
        self._seen = [
            nth for nth, action in enumerate(self._actions) if action != actions.CONFIRM
        ]
        self._rewind()

    def steps(self) -> int:
        return len(self._seen)

    def action(self, step: int) -> int:
        return self._actions[self._seen[step]]

    def match_before(self, step: int) -> Match:
        """The game as it was before that step; after the last one, its end."""
        nth = self._seen[step] if step < self.steps() else len(self._actions)
        if nth < self._played:
            self._rewind()
        while self._played < nth:
            self._match.journal.play(self._actions[self._played])
            self._played += 1
        return self._match

    def _rewind(self) -> None:
        self._match = Match(Journal(self._journal.seed, self._journal.seats))
        self._played = 0


def _show(ui: Handheld, match: Match, action: int, step: int, steps: int) -> None:
    text = f"{step + 1} / {steps}"
    if match.game.phase == phases.KEEP:
        _show_keep(ui, match, action, text)
    elif match.game.phase == phases.TAKE:
        _show_take(ui, match, action, text)
    else:
        _show_mark(ui, match, action, text)
    ui.hints((keys.OK, ui.words.NEXT), (keys.BACK, ui.words.GO_BACK))


def _show_keep(ui: Handheld, match: Match, action: int, text: str) -> None:
    """The two that were kept, of the four that were dealt."""
    dealt = match.game.players[match.game.player].dealt
    kept = [dealt[place] for place in actions.pair_of(action)]
    view = OfferView(ui, match, kept)
    view.draw(0, text, is_choice=False)
    view.tick(0)
    view.tick(1)


def _show_take(ui: Handheld, match: Match, action: int, text: str) -> None:
    is_deck = action == actions.TAKE_DECK
    taken = DECK if is_deck else match.game.display[actions.place_of(action)]
    OfferView(ui, match, [taken]).draw(0, text)


def _show_mark(ui: Handheld, match: Match, action: int, text: str) -> None:
    game = match.game
    slot = actions.slot_of(action)
    view = PlayerView(ui, match, game.player)
    view.draw(slot)
    view.maps[slot].show_ghost(game.cells_of(action))
    view.say(text)
