"""Which actions the rules allow now, and why not the others."""

from engine_core import actions
from engine_core.grid import cells_in, draw
from engine_core.patterns import EVERY_WAY_TO_LAY, MOST_WAYS, placements
from engine_core.phases import BONUS, CONFIRM, KEEP, MARK, NAMES, TAKE
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
    crosses = table.phase in (MARK, BONUS) and actions.is_cross(action)
    lays = table.phase == MARK and actions.is_lay(action)
    if crosses or lays:
        return _reason_against_marking(table, action)
    allowed = legal_actions(table)
    if action in allowed:
        return ""
    return f"the phase {NAMES[table.phase]!r} allows {allowed}"


def _reason_against_marking(table: Table, action: int) -> str:
    """The pattern or the single cell has to lie on free cells only."""
    ways = len(EVERY_WAY_TO_LAY[table.pattern()])
    if actions.is_lay(action) and actions.way_of(action) >= ways:
        return f"it has {ways} ways, from 0 on"
    cells = table.cells_of(action)
    open_cells = table.players[table.player].open_cells[actions.slot_of(action)]
    if cells & open_cells == cells:
        return ""
    return f"not on free cells only:\n{draw(cells)}\nfree are:\n{draw(open_cells)}"
