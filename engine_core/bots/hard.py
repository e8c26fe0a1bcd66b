"""Looks ahead: what each marking leaves for the patterns that can still come."""

from array import array

from engine_core import actions
from engine_core.bots.memory import PATTERNS, still_to_come, unseen_maps
from engine_core.bots.outlook import Outlook
from engine_core.chance import Chance
from engine_core.game import Game
from engine_core.grid import CELLS, count
from engine_core.patterns import EVERY_WAY_TO_LAY
from engine_core.phases import CONFIRM, KEEP, TAKE
from engine_core.treasure_maps import NO_MAP

_NOTHING = -(1 << 29)
_CANDIDATES = 6  # markings that are worth a look ahead
_ON_A_NEW_MAP = 105  # work that a cell saves on a map that will be taken

_actions = array("i", [0] * _CANDIDATES)  # the most promising first
_values = array("i", [0] * _CANDIDATES)
_left = bytearray(PATTERNS)


def choose(game: Game, chance: Chance) -> int:
    """The action with the best outlook; the first of several that are equal."""
    if game.phase == CONFIRM:
        return actions.CONFIRM
    outlook = Outlook(game)
    if game.phase == KEEP:
        return _keep(game, outlook)
    return _take(game, outlook) if game.phase == TAKE else _mark(game, outlook)


# Which maps.


def _keep(game: Game, outlook: Outlook) -> int:
    dealt = game.players[game.player].dealt
    best, most = actions.KEEP, _NOTHING
    for action in range(actions.KEEP, actions.TAKE):
        first, second = actions.pair_of(action)
        outlook.lay_out(0, dealt[first], NO_MAP)
        outlook.lay_out(1, dealt[second], dealt[first])
        if outlook.value() > most:
            best, most = action, outlook.value()
    return best


def _take(game: Game, outlook: Outlook) -> int:
    maps = game.players[game.player].maps
    slot = maps.index(NO_MAP)
    best, most = actions.TAKE_DECK, _NOTHING
    for action in game.legal_actions():
        if action == actions.TAKE_DECK:
            offered = unseen_maps(game)
        else:
            offered = [game.display[actions.place_of(action)]]
        total = 0
        for map_id in offered:  # of the deck it may be any: their average counts
            outlook.lay_out(slot, map_id, maps[1 - slot])
            total += outlook.value()
        if total // len(offered) > most:
            best, most = action, total // len(offered)
    return best


# Which cells.


def _mark(game: Game, outlook: Outlook) -> int:
    """Of the few best at first sight, the one that leaves the best next turn."""
    found = _find_candidates(game, outlook)
    if found == 1 or outlook.turns_left == 0:
        return _actions[0]
    cards = still_to_come(game, _left)
    best, most = 0, _NOTHING
    for nth in range(found):
        value = _look_ahead(game, outlook, _actions[nth], cards)
        if value > most:
            best, most = nth, value
    return _actions[best]


def _find_candidates(game: Game, outlook: Outlook) -> int:
    """Put the most promising actions in order; how many there are."""
    found = 0
    for action in game.legal_actions():
        value = outlook.after(actions.slot_of(action), game.cells_of(action))
        if found < _CANDIDATES:
            found += 1
        elif value <= _values[found - 1]:
            continue
        at = found - 1
        while at > 0 and _values[at - 1] < value:
            _values[at] = _values[at - 1]
            _actions[at] = _actions[at - 1]
            at -= 1
        _values[at] = value
        _actions[at] = action
    return found


def _look_ahead(game: Game, outlook: Outlook, action: int, cards: int) -> int:
    """The average over the next card of the best that can then be done."""
    outlook.begin()
    scored = outlook.cross(actions.slot_of(action), game.cells_of(action))
    outlook.bonus_cells += max(game.bonus_cells - 1, 0)
    scored += _cross_bonus_cells(outlook)
    now = outlook.time
    outlook.time -= outlook.time // outlook.turns_left
    one_cell = _value_of_one_cell(outlook)
    total = 0
    for pattern in range(PATTERNS):
        if _left[pattern]:
            total += _left[pattern] * _value_of_pattern(outlook, pattern, one_cell)
    outlook.time = now
    return scored + total // cards


def _cross_bonus_cells(outlook: Outlook) -> int:
    """Each where it is wanted most at first sight; a chain goes on to its end."""
    scored = 0
    while outlook.bonus_cells and outlook.has_open_cell():
        outlook.bonus_cells -= 1
        action = _best_cell(outlook)
        scored += outlook.cross(actions.slot_of(action), 1 << actions.cell_of(action))
    return scored


def _best_cell(outlook: Outlook) -> int:
    best, most = 0, _NOTHING
    for slot in range(2):
        open_cells = outlook.open_cells[slot]
        for cell in range(CELLS):
            if open_cells >> cell & 1:
                value = outlook.after(slot, 1 << cell)
                if value > most:
                    best, most = actions.cross(slot, cell), value
    return best


def _value_of_one_cell(outlook: Outlook) -> int:
    if not outlook.has_open_cell():
        return outlook.value()
    action = _best_cell(outlook)
    return outlook.after(actions.slot_of(action), 1 << actions.cell_of(action))


def _value_of_pattern(outlook: Outlook, pattern: int, most: int) -> int:
    """The best way to lay it, unless one cell alone is better."""
    ways = EVERY_WAY_TO_LAY[pattern]
    for slot in range(2):
        open_cells = outlook.open_cells[slot]
        if open_cells == 0:  # here a new map will lie
            value = outlook.value(_ON_A_NEW_MAP * count(ways[0]))
            most = max(most, value)
            continue
        for laid in ways:
            if laid & open_cells == laid:
                value = outlook.after(slot, laid)
                if value > most:
                    most = value
    return most
