"""Step 3, complete: cups for full coin rows, new maps for full maps.

From the start player on, each player handles it all before the next one does:
cups, then all complete maps, then the new maps, then the display is filled up.
"""

from tests.referee_lines import Line, Record
from tests.referee_set_up import turn_up_display
from tests.referee_table import Player, Table


def complete_step(
    record: Record, table: Table, start_player: int, last_turn: bool
) -> None:
    for player in table.from_start_player(start_player):
        _earn_cups(record, table, player)
        completed = _lay_aside(record, table, player)
        if last_turn:
            table.seen["maps completed in the last turn"] += completed
            rule = "no new map is taken in the last turn"
            record.forbid("take", rule, player.seat)
        else:
            _take_maps(record, table, player, completed)
            _refill(record, table)


def _earn_cups(record: Record, table: Table, player: Player) -> None:
    """Each newly full row earns the highest cup left, or 0 when none is."""
    rule = "each newly full coin row earns a cup, before any map is handled"
    for _ in range(player.newly_full_rows()):
        expected = table.highest_cup()
        points = record.read("cup", rule, player.seat)["points"]
        record.demand(
            points == expected,
            f"a full row earns the highest cup left: expected {expected}, "
            f"found {points}",
        )
        player.cups.append(points)
        table.cups_left = table.cups_left[1:]
        table.seen["rows that earned no cup"] += not points
    rule = "the player has no newly full coin row left"
    record.forbid("cup", rule, player.seat)


def _lay_aside(record: Record, table: Table, player: Player) -> int:
    """Every full map is complete and laid aside, before a new one is taken."""
    full = player.full_maps()
    rule = f"maps {full} of player {player.seat} are full: all are completed first"
    for _ in full:
        one = record.read("complete", rule, player.seat)["map"]
        record.demand(
            one in player.full_maps(),
            f"map {one} is no full map of player {player.seat}: "
            f"expected one of {player.full_maps()}",
        )
        player.lay_aside(table.maps[one])
    table.seen["two maps completed at once"] += len(full) == 2
    rule = f"player {player.seat} has no full map left"
    record.forbid("complete", rule, player.seat)
    return len(full)


def _take_maps(record: Record, table: Table, player: Player, completed: int) -> None:
    """One new map for each complete one, with no refill between, while any is left."""
    takes = min(completed, len(table.display) + len(table.deck))
    rule = "one new map is taken for each complete one, with no refill between"
    for _ in range(takes):
        line = record.read("take", rule, player.seat)
        _demand_on_offer(record, table, line)
        table.hand_over(line["map"], player)
        table.seen[f"maps taken from the {line['from']}"] += 1
    table.seen["maps not to be had"] += completed - takes
    rule = f"player {player.seat} completed {completed} and has taken {takes}"
    record.forbid("take", rule, player.seat)


def _demand_on_offer(record: Record, table: Table, line: Line) -> None:
    """Any map of the display may be taken, or the unseen top of the deck."""
    one, source = line["map"], line["from"]
    record.demand(
        source in ("display", "deck"),
        f"'from' must be 'display' or 'deck', found '{source}'",
    )
    if source == "display":
        record.demand(
            one in table.display,
            f"map {one} is not in the display: expected one of {sorted(table.display)}",
        )
    else:
        record.demand(
            one in table.deck,
            f"map {one} is not in the deck, which holds {len(table.deck)} maps",
        )


def _refill(record: Record, table: Table) -> None:
    """A 'display' line tells of a refill that changed what is face up, no other."""
    if table.display_after_refill() > len(table.display):
        rule = "the display is filled up at the end of each player's own action"
        turn_up_display(record, table, rule)
    else:
        record.forbid("display", "nothing was refilled, so no display is told")
