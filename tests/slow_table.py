"""What lies on the table: maps, deck, display, score sheets and the round card.

Nothing here knows whose turn it is; that is for the game in slow_model.py.
"""

from tests.slow_cells import Cell, picture_cells
from tests.slow_score import Map, Sheet, score, standing

PLACES_ON_DISPLAY = 4


class SlowTable:
    """Seats count from 0, clockwise; maps are named by their ids.

    `free` has a dict for each player: the free cells of each of their own maps.
    An empty place on the display is None. The top of the deck comes first.
    """

    def __init__(self, maps: list[Map], players: int) -> None:
        self.maps = {one["id"]: one for one in maps}
        self.symbols = {one["id"]: picture_cells(one["rows"]) for one in maps}
        self.players = players
        self.free: list[dict[int, set[Cell]]] = [{} for _ in range(players)]
        self.complete: list[list[int]] = [[] for _ in range(players)]
        self.sheets = [Sheet() for _ in range(players)]
        self.display: list[int | None] = [None] * PLACES_ON_DISPLAY
        self.deck: list[int] = []
        self.cups_left = [6, 5, 4, 3, 2, 1]

    def maps_nobody_kept(self) -> list[int]:
        """After the keeping, all other maps, the returned ones included."""
        return sorted(set(self.maps) - {map_id for own in self.free for map_id in own})

    def maps_on_display(self) -> list[int]:
        """The open maps, without the empty places."""
        return [map_id for map_id in self.display if map_id is not None]

    def palms_on_display(self) -> int:
        """How many palms are seen on the open maps."""
        return sum(
            list(self.symbols[map_id].values()).count("p")
            for map_id in self.maps_on_display()
        )

    def fill_display(self) -> None:
        """A new map comes to each empty place, while the deck lasts."""
        for place in range(PLACES_ON_DISPLAY):
            if self.display[place] is None and self.deck:
                self.display[place] = self.deck.pop(0)

    def lay_before(self, player: int, map_id: int) -> None:
        """The map is the player's own now, and all its cells are free."""
        self.free[player][map_id] = set(self.symbols[map_id])

    def has_free_cell(self, player: int) -> bool:
        """Is any cell free on the player's own maps?"""
        return any(cells for cells in self.free[player].values())

    def write_cups(self, player: int) -> None:
        """Each newly full coin row earns the highest cup left; then nothing."""
        for _ in range(self.sheets[player].rows_without_cup()):
            cup = self.cups_left.pop(0) if self.cups_left else 0
            self.sheets[player].cups.append(cup)

    def lay_aside_full_maps(self, player: int) -> list[int]:
        """Full maps are complete and no longer marked; which ones are they?"""
        full = [map_id for map_id, cells in self.free[player].items() if not cells]
        for map_id in full:
            del self.free[player][map_id]
            self.complete[player].append(map_id)
        return full

    def complete_maps(self, player: int) -> list[Map]:
        """The maps the player has laid aside."""
        return [self.maps[map_id] for map_id in self.complete[player]]

    def scores(self) -> list[dict[str, int]]:
        """The score of each player, in seat order."""
        return [
            score(self.sheets[player], self.complete_maps(player))
            for player in range(self.players)
        ]

    def ranking(self) -> list[list[int]]:
        """The seats, best first; those who share a place stand together."""
        standings = [
            standing(self.sheets[player], self.complete_maps(player))
            for player in range(self.players)
        ]
        return [
            [player for player in range(self.players) if standings[player] == place]
            for place in sorted(set(standings), reverse=True)
        ]

    def winners(self) -> list[int]:
        """The seats that share the first place."""
        return self.ranking()[0]
