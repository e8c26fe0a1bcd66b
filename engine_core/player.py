"""What lies in front of one player: two maps, the score sheet, the complete maps."""

from engine_core.grid import count
from engine_core.treasure_maps import NO_MAP, coins, crosses, land, palms

COIN_BOXES = 12
COINS_IN_A_ROW = 4
PALM_BOXES = 4


class Player:
    def __init__(self, dealt: list[int]) -> None:
        self.dealt = dealt  # four maps, until two are kept
        self.maps = [NO_MAP, NO_MAP]
        self.open_cells = [0, 0]
        self.coins = 0
        self.cups: list[int] = []  # what each full row earned, top row first
        self.palms: list[int] = []  # what each palm box scored
        self.complete: list[int] = []

    def lay_out(self, slot: int, map_id: int) -> None:
        """A new map, open and uncrossed."""
        self.maps[slot] = map_id
        self.open_cells[slot] = land(map_id)

    def has_open_cell(self) -> bool:
        return (self.open_cells[0] | self.open_cells[1]) != 0

    def mark(self, slot: int, cells: int, palm_points: int) -> int:
        """Cross the cells; coins and palms count at once. Returns the bonus cells."""
        map_id = self.maps[slot]
        self.open_cells[slot] &= ~cells
        found = self.coins + count(cells & coins(map_id))
        self.coins = min(found, COIN_BOXES)
        for _ in range(count(cells & palms(map_id))):
            if len(self.palms) < PALM_BOXES:
                self.palms.append(palm_points)
        return count(cells & crosses(map_id))

    def rows_without_cup(self) -> int:
        return self.coins // COINS_IN_A_ROW - len(self.cups)

    def is_full(self, slot: int) -> bool:
        """A map with every cell crossed, not yet laid aside."""
        return self.maps[slot] != NO_MAP and self.open_cells[slot] == 0

    def lay_aside(self, slot: int) -> None:
        self.complete.append(self.maps[slot])
        self.maps[slot] = NO_MAP

    def before_marking(self) -> tuple[int, int, int, int]:
        """All that marking changes, to take it back with `restore`."""
        return self.open_cells[0], self.open_cells[1], self.coins, len(self.palms)

    def restore(self, before: tuple[int, int, int, int]) -> None:
        self.open_cells[0], self.open_cells[1], self.coins, boxes = before
        del self.palms[boxes:]
