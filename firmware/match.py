"""A game that is being played: its journal, and who sits where."""

import sys

from engine_core import bots
from engine_core.bots import NAMES, Bot
from engine_core.journal import PERSON, Journal

_BEST = "hard"


class Match:
    """Seats, bots and news round one journal."""

    way_out = "SAVE_AND_LEAVE"  # the word for leaving it
    has_hints = True

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.game = journal.game
        self.told: list[tuple] = []  # what happened, until a screen has shown it
        self.game.told = self.told
        self.holder = -1  # the seat that has the device in its hands
        self._bots: dict[int, Bot] = {}
        unload_bots()

    def name(self, seat: int) -> str:
        return self.journal.seats[seat][1]

    def is_person(self, seat: int) -> bool:
        return self.journal.seats[seat][0] == PERSON

    def people(self) -> int:
        return sum([kind == PERSON for kind, _ in self.journal.seats])

    def hint(self) -> int:
        """What the best bot would do for the player whose turn it is."""
        hint = Bot(_BEST, self.journal.seed, self.game.player).choose(self.game)
        if all(kind != NAMES.index(_BEST) + 1 for kind, _ in self.journal.seats):
            unload_bots()  # nobody needs it until the next hint
        return hint

    def bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            name = NAMES[self.journal.seats[seat][0] - 1]
            self._bots[seat] = Bot(name, self.journal.seed, seat)
        return self._bots[seat]


def unload_bots() -> None:
    """Those of the last game make room: all four at once are much for a device."""
    head = bots.__name__ + "."
    for name in [name for name in sys.modules if name.startswith(head)]:
        del sys.modules[name]
        part = name[len(head) :]
        if hasattr(bots, part):
            delattr(bots, part)
