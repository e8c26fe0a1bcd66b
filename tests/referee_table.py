"""The table: the players and their maps, the display, the deck and the cups.

All maps but those in the deck lie open, so what the deck holds is known as a
set: every map that lies nowhere else. Only its order is not, and any of its maps
may be the next. How often rare things happened is counted in `seen`.
"""

from collections import Counter

from tests.referee_maps import TreasureMap
from tests.referee_patterns import Cell

DISPLAY_SIZE = 4
COIN_BOXES = 12
COIN_ROW = 4
PALM_BOXES = 4


class Player:
    """One seat: its maps in play and laid aside, and its score sheet."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.free: dict[int, set[Cell]] = {}  # free cells, by map in play
        self.complete: list[TreasureMap] = []
        self.coins = 0
        self.cups: list[int] = []
        self.palms: list[int] = []

    def put_down(self, treasure_map: TreasureMap) -> None:
        self.free[treasure_map.id] = set(treasure_map.symbols)

    def lay_aside(self, treasure_map: TreasureMap) -> None:
        del self.free[treasure_map.id]
        self.complete.append(treasure_map)

    def has_free_cell(self) -> bool:
        return any(self.free.values())

    def full_maps(self) -> list[int]:
        return [one for one, free_cells in self.free.items() if not free_cells]

    def newly_full_rows(self) -> int:
        """Each full row has earned its cup, be it worth 0, once step 3 is over."""
        return self.coins // COIN_ROW - len(self.cups)


class Table:
    """Everything that lies on the table, each map in exactly one place."""

    def __init__(self, maps: list[TreasureMap], players: int) -> None:
        self.maps = maps
        self.players = [Player(seat) for seat in range(players)]
        self.deck = {treasure_map.id for treasure_map in maps}
        self.display: set[int] = set()
        self.cups_left = [6, 5, 4, 3, 2, 1]
        self.seen: Counter[str] = Counter()

    def from_start_player(self, start_player: int) -> list[Player]:
        """All players, clockwise, the start player first."""
        return self.players[start_player:] + self.players[:start_player]

    def hand_over(self, one: int, player: Player) -> None:
        """A map leaves the display or the deck for good."""
        self.display.discard(one)
        self.deck.discard(one)
        player.put_down(self.maps[one])

    def display_after_refill(self) -> int:
        """How many maps will be face up, once the display is filled up."""
        return min(DISPLAY_SIZE, len(self.display) + len(self.deck))

    def turn_up(self, face_up: set[int]) -> None:
        self.display = face_up
        self.deck -= face_up

    def palms_on_display(self) -> int:
        return sum(self.maps[one].palms for one in self.display)

    def highest_cup(self) -> int:
        return self.cups_left[0] if self.cups_left else 0
