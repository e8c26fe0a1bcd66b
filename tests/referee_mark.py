"""Step 2, mark: every player crosses cells, and each symbol acts at once."""

from tests.referee_lines import Line, Record
from tests.referee_maps import COIN, CROSS, PALM
from tests.referee_patterns import Cell, is_laid_as
from tests.referee_table import COIN_BOXES, PALM_BOXES, Player, Table


def mark_step(record: Record, table: Table, pattern: str, start_player: int) -> None:
    """From the start player on; who has no free cell at all is skipped."""
    for player in table.from_start_player(start_player):
        if player.has_free_cell():
            _mark(record, table, player, pattern)
        else:
            table.seen["players skipped"] += 1


def _mark(record: Record, table: Table, player: Player, pattern: str) -> None:
    """The whole pattern on one map, or a single cell; then the bonus cells."""
    rule = "from the start player on, each player with a free cell must mark"
    line = record.read("mark", rule, player.seat)
    cells = [(row, column) for row, column in line["cells"]]
    _demand_shape(record, line["as"], cells, pattern)
    crosses = _cross_off(record, table, player, line, cells)
    _bonus_cells(record, table, player, crosses)


def _demand_shape(record: Record, how: str, cells: list[Cell], pattern: str) -> None:
    if how == "pattern":
        record.demand(
            is_laid_as(pattern, cells) and len(cells) == len(set(cells)),
            f"the cells must be the whole pattern {pattern}, turned or mirrored",
        )
    elif how == "single":
        record.demand(
            len(cells) == 1, f"'single' crosses exactly one cell, not {len(cells)}"
        )
    else:
        record.refuse(f"'as' must be 'pattern' or 'single', found '{how}'")


def _bonus_cells(record: Record, table: Table, player: Player, owed: int) -> None:
    """Each cross gives one more cell, and so on; lost when no cell is free."""
    rule = "each cross symbol gives one more free cell, which must be crossed"
    while owed and player.has_free_cell():
        line = record.read("bonus", rule, player.seat)
        row, column = line["cell"]
        more = _cross_off(record, table, player, line, [(row, column)])
        table.seen["bonus chains"] += more
        owed += more - 1
    table.seen["bonus cells lost"] += owed
    record.forbid(
        "bonus", f"player {player.seat} has no bonus cell owed, or no free cell left"
    )


def _cross_off(
    record: Record, table: Table, player: Player, line: Line, cells: list[Cell]
) -> int:
    """Cross free cells of an own map; coins and palms act; the crosses are told."""
    one = line["map"]
    record.demand(
        one in player.free,
        f"map {one} is not in play for player {player.seat}, "
        f"who has {sorted(player.free)}",
    )
    symbols = table.maps[one].symbols
    for cell in cells:
        record.demand(cell in symbols, f"map {one} has no cell at {list(cell)}")
        record.demand(
            cell in player.free[one],
            f"a cell is never crossed twice: {list(cell)} of map {one} is crossed",
        )
    player.free[one].difference_update(cells)
    found = [symbols[cell] for cell in cells]
    _coins(table, player, found.count(COIN))
    _palms(record, table, player, found.count(PALM))
    return found.count(CROSS)


def _coins(table: Table, player: Player, coins: int) -> None:
    """Each coin fills a box; after 12 further coins do nothing."""
    crossed = min(COIN_BOXES, player.coins + coins)
    table.seen["coins beyond the boxes"] += player.coins + coins - crossed
    player.coins = crossed


def _palms(record: Record, table: Table, player: Player, palms: int) -> None:
    """Each of the first four palms scores 1, and 1 for each palm on the display."""
    scoring = min(palms, PALM_BOXES - len(player.palms))
    expected = 1 + table.palms_on_display()
    rule = "each of a player's first four palms scores, right after it is crossed"
    for _ in range(scoring):
        points = record.read("palm", rule, player.seat)["points"]
        record.demand(
            points == expected,
            f"a palm scores 1 and 1 for each palm on the display: "
            f"expected {expected}, found {points}",
        )
        player.palms.append(points)
    table.seen["palms beyond the boxes"] += palms - scoring
    record.forbid("palm", "no palm was crossed just now that still scores")
