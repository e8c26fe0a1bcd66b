"""The positions of the lesson, and a game that can be set up as one of them."""

from collections import namedtuple

from engine_core.game import Game
from engine_core.grid import pack
from engine_core.journal import PERSON, Journal
from engine_core.patterns import EXPEDITION, I2, I3, L4, O4
from engine_core.table import TURNS
from engine_core.treasure_maps import NO_MAP, land
from firmware.emblems import EMBLEMS
from firmware.match import Match
from firmware.player_view import BONUS_CELLS, COINS, COMPLETES, PALMS

# The texts of a step, its card, the learner's two maps with what is crossed out on
# them, the coins won before, and which part of a prospect a placement has to bring.
Step = namedtuple("Step", ("name", "pattern", "maps", "crossed", "coins", "wanted"))

_ATOLL, _LADLE, _BOOT, _WINDMILL, _PIPE, _ANVIL = 0, 3, 5, 6, 7, 8
_SLIP, _HUMP, _ANCHOR, _GULL, _LONG_ARM, _BAT = 10, 11, 12, 17, 19, 22

STEPS = (
    Step("PLACE", O4, (_LONG_ARM, NO_MAP), ("", ""), 0, None),
    Step("TURN", L4, (_BOOT, NO_MAP), ("", ""), 0, COINS),
    Step("CROSS", I2, (_ANVIL, _SLIP), ("", ""), 0, BONUS_CELLS),
    Step("COIN", I3, (_ATOLL, NO_MAP), ("", ""), 3, COINS),
    Step("CELL", O4, (_WINDMILL, NO_MAP), ("", ""), 4, PALMS),
    Step("COMPLETE", O4, (_LADLE, _PIPE), ("## .# .#", ""), 4, COMPLETES),
)
_DISPLAY = [_ANCHOR, _GULL, _BAT, _HUMP]  # with two palms
_DECK = list(range(35, 47))


class _LessonGame(Game):
    """A game for one learner: nobody else has a map, so that all others are skipped."""

    def set_up(self, step: Step, turn: int) -> None:
        """Lay out a position of the lesson; the learner is to mark."""
        self.turn = turn
        self.expedition = [step.pattern] * len(EXPEDITION)
        self.display, self.deck = list(_DISPLAY), list(_DECK)
        learner = self.players[0]
        for slot in range(2):
            map_id = step.maps[slot]
            learner.maps[slot] = map_id
            island = 0 if map_id == NO_MAP else land(map_id)
            learner.open_cells[slot] = island & ~pack(step.crossed[slot])
        learner.coins = step.coins
        self.start_player = self.player = self._served = 0
        self._completing = False
        self._begin_marking()

    def set_up_end(self) -> None:
        """Scores to look at: the learner has 95 points."""
        self.turn = TURNS - 1
        learner, other = self.players
        learner.coins, learner.cups, learner.palms = 9, [5, 3], [3, 3, 2]
        # Two grey, two orange, a green and a purple map; seals of grey and orange.
        learner.complete = [0, 1, _HUMP, 23, 32, 35]
        other.coins, other.cups, other.palms = 7, [6], [1, 4]
        other.complete = [2, 12, 13, 24, 36]


class LessonMatch(Match):
    """The lesson is a match that is not saved."""

    way_out = "END_LESSON"
    has_hints = False  # the lesson itself tells what to do

    def __init__(self) -> None:
        journal = Journal(0, [(PERSON, emblem) for emblem in EMBLEMS[:2]])
        self.table = _LessonGame(2, 0)
        journal.game = self.table
        super().__init__(journal)
