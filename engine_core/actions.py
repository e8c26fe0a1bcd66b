"""What a player can decide, as small integers.

| action      | meaning                                                     |
|-------------|-------------------------------------------------------------|
| 0 to 59     | cross one cell: 30 * slot + cell                            |
| 60 to 65    | keep two of the four dealt maps: a place in `PAIRS`         |
| 66 to 70    | take a map: from one of the display's four places, the deck |
| 71          | confirm the marking                                         |
| 72 to 319   | lay the pattern: 72 + 2 * way + slot                        |

A slot is one of a player's two maps, 0 or 1. A way is a place in
`EVERY_WAY_TO_LAY` of the revealed pattern.
"""

from engine_core import grid
from engine_core.patterns import MOST_WAYS

PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

KEEP = 2 * grid.CELLS
TAKE = KEEP + len(PAIRS)
TAKE_DECK = TAKE + 4
CONFIRM = TAKE_DECK + 1
LAY = CONFIRM + 1
ACTIONS = LAY + 2 * MOST_WAYS


def cross(slot: int, cell: int) -> int:
    return slot * grid.CELLS + cell


def keep(first: int, second: int) -> int:
    """Keep two of the dealt maps, named by their places 0 to 3."""
    return KEEP + PAIRS.index((min(first, second), max(first, second)))


def take(place: int) -> int:
    return TAKE + place


def lay(slot: int, way: int) -> int:
    return LAY + 2 * way + slot


def is_cross(action: int) -> bool:
    return 0 <= action < KEEP


def is_lay(action: int) -> bool:
    return LAY <= action < ACTIONS


def slot_of(action: int) -> int:
    """The map that an action crosses cells of."""
    return (action - LAY) & 1 if is_lay(action) else action // grid.CELLS


def cell_of(action: int) -> int:
    return action % grid.CELLS


def way_of(action: int) -> int:
    return (action - LAY) >> 1


def pair_of(action: int) -> tuple[int, int]:
    return PAIRS[action - KEEP]


def place_of(action: int) -> int:
    return action - TAKE


def describe(action: int) -> str:
    """The action in words, for error messages."""
    if not 0 <= action < ACTIONS:
        return "no action at all"
    if is_lay(action):
        return f"lay way {way_of(action)} on map {slot_of(action)}"
    if is_cross(action):
        cell = cell_of(action)
        row, column = grid.row_of(cell), grid.column_of(cell)
        return f"cross row {row}, column {column} of map {slot_of(action)}"
    if action < TAKE:
        first, second = pair_of(action)
        return f"keep dealt maps {first} and {second}"
    if action < TAKE_DECK:
        return f"take the display's map {place_of(action)}"
    return "take from the deck" if action == TAKE_DECK else "confirm"
