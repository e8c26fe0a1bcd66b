"""Which actions the rules allow now, and why not the others."""

from engine_core import actions
from engine_core.grid import cells_in, draw
from engine_core.patterns import EVERY_WAY_TO_LAY, MOST_WAYS, NAMES, placements
from engine_core.phases import BONUS, CONFIRM, KEEP, MARK, OVER, TAKE
from engine_core.table import Table
from engine_core.treasure_maps import NO_MAP

_found = bytearray(MOST_WAYS)


def legal_actions(table: Table) -> list[int]:
    """All that the player may do now, in the order of the action numbers."""
    if table.phase == KEEP:
        return list(range(actions.KEEP, actions.TAKE))
    if table.phase == MARK:
        return _crosses(table) + _layings(table)
    if table.phase == BONUS:
        return _crosses(table)
    if table.phase == TAKE:
        return _takes(table)
    return [actions.CONFIRM] if table.phase == CONFIRM else []


def _crosses(table: Table) -> list[int]:
    """Any one free cell, on either map."""
    found = []
    for slot, open_cells in enumerate(table.players[table.player].open_cells):
        for cell in cells_in(open_cells):
            found.append(actions.cross(slot, cell))
    return found


def _layings(table: Table) -> list[int]:
    """The pattern, turned and mirrored at will, whole, on free cells of one map."""
    found = []
    for slot, open_cells in enumerate(table.players[table.player].open_cells):
        for nth in range(placements(table.pattern(), open_cells, _found)):
            found.append(actions.lay(slot, _found[nth]))
    return sorted(found)


def _takes(table: Table) -> list[int]:
    """Any map of the display, or the unseen top of the deck."""
    found = []
    for place, map_id in enumerate(table.display):
        if map_id != NO_MAP:
            found.append(actions.take(place))
    if table.deck:
        found.append(actions.TAKE_DECK)
    return found


def reason_against(table: Table, action: int) -> str:
    """Why the action is not allowed now; empty when it is."""
    if not 0 <= action < actions.ACTIONS:
        return f"there is no action {action}"
    if table.phase == OVER:
        return "the game is over"
    if not _belongs_to_phase(table.phase, action):
        return "the game waits for the player to " + _WAITS_FOR[table.phase]
    if actions.is_lay(action):
        return _reason_against_laying(table, action)
    if actions.is_cross(action):
        return _reason_against_crossing(table, action)
    return _reason_against_taking(table, action) if table.phase == TAKE else ""


_WAITS_FOR = (
    "keep two maps",
    "mark the pattern or one cell",
    "cross a bonus cell",
    "confirm the marking",
    "take a map",
)


def _belongs_to_phase(phase: int, action: int) -> bool:
    if action < actions.KEEP:
        return phase in (MARK, BONUS)
    if action < actions.TAKE:
        return phase == KEEP
    if action < actions.CONFIRM:
        return phase == TAKE
    return phase == (CONFIRM if action == actions.CONFIRM else MARK)


def _reason_against_laying(table: Table, action: int) -> str:
    ways = EVERY_WAY_TO_LAY[table.pattern()]
    name = NAMES[table.pattern()]
    way = actions.way_of(action)
    if way >= len(ways):
        return f"{name} is laid in {len(ways)} ways, there is no way {way}"
    open_cells = table.players[table.player].open_cells[actions.slot_of(action)]
    if ways[way] & open_cells == ways[way]:
        return ""
    pictures = f"\n{draw(ways[way])}\nfree are:\n{draw(open_cells)}"
    return f"{name} does not lie on free cells only:{pictures}"


def _reason_against_crossing(table: Table, action: int) -> str:
    open_cells = table.players[table.player].open_cells[actions.slot_of(action)]
    if open_cells >> actions.cell_of(action) & 1:
        return ""
    return "that cell is not free; free are:\n" + draw(open_cells)


def _reason_against_taking(table: Table, action: int) -> str:
    if action == actions.TAKE_DECK:
        return "" if table.deck else "the deck is empty"
    place = actions.place_of(action)
    if table.display[place] == NO_MAP:
        return f"no map lies at place {place} of the display"
    return ""
