"""Everything that lies on the table, and what can be read off it."""

from engine_core import actions
from engine_core.chance import Chance
from engine_core.grid import count
from engine_core.patterns import EVERY_WAY_TO_LAY, EXPEDITION
from engine_core.phases import KEEP, OVER
from engine_core.player import Player
from engine_core.scoring import Score, score
from engine_core.treasure_maps import MAPS, NO_MAP, palms

ROUNDS = 4
TURNS = 7  # of eight expedition cards: the last one is never shown
DISPLAY = 4
DEALT = 4
CUPS = 6  # worth 6, 5, 4, 3, 2, 1: the next is worth as many as are left


class Table:
    def __init__(self, players: int, seed: int) -> None:
        if not 2 <= players <= 4:
            raise ValueError(f"2 to 4 can play, not {players}")
        self._chance = Chance(seed)
        self.deck = list(range(MAPS))  # its top is its end
        self._chance.shuffle(self.deck)
        self.players: list[Player] = []
        for _ in range(players):
            self.players.append(Player([self.deck.pop() for _ in range(DEALT)]))
        self.start_player = self._chance.below(players)
        self.display = [NO_MAP] * DISPLAY
        self.expedition = list(EXPEDITION)
        self.cups_left = CUPS
        self.round = 0
        self.turn = 0
        self.phase = KEEP
        self.player = 0  # whose decision it is
        self.bonus_cells = 0  # that this player has still to cross
        self.takes = 0  # maps that this player has still to take

    def is_over(self) -> bool:
        return self.phase == OVER

    def is_last_turn(self) -> bool:
        return self.round == ROUNDS - 1 and self.turn == TURNS - 1

    def pattern(self) -> int:
        """The revealed pattern; it holds for everybody."""
        return self.expedition[self.turn]

    def cells_of(self, action: int) -> int:
        """The cells that laying the pattern or crossing one cell would cross."""
        if actions.is_lay(action):
            return EVERY_WAY_TO_LAY[self.pattern()][actions.way_of(action)]
        return 1 << actions.cell_of(action)

    def palm_points(self) -> int:
        """A palm scores 1, and 1 more for each palm seen on the display right now."""
        points = 1
        for map_id in self.display:
            if map_id != NO_MAP:
                points += count(palms(map_id))
        return points

    def anything_to_take(self) -> bool:
        return len(self.deck) > 0 or self.display.count(NO_MAP) < DISPLAY

    def scores(self) -> list[Score]:
        return [score(player) for player in self.players]
