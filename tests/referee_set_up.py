"""Setting up: deal four maps to each player, keep two, turn up the display."""

from tests.referee_lines import Record
from tests.referee_maps import TreasureMap
from tests.referee_table import Table

DEALT = 4
KEPT = 2


def set_up(record: Record, maps: list[TreasureMap]) -> tuple[Table, int]:
    """The table before the first turn, and the seat of the first start player."""
    table, start_player = _start(record, maps)
    dealt = _deal(record, table)
    _keep(record, table, dealt)
    turn_up_display(record, table, "four maps are turned up when all have kept two")
    return table, start_player


def _start(record: Record, maps: list[TreasureMap]) -> tuple[Table, int]:
    line = record.read("start", "a record opens with its 'start' line")
    record.demand(line["format"] == 1, f"format must be 1, found {line['format']}")
    players, start_player = line["players"], line["start_player"]
    record.demand(2 <= players <= 4, f"2 to 4 can play, found {players} players")
    record.demand(
        0 <= start_player < players,
        f"the start player must sit at 0 to {players - 1}, found {start_player}",
    )
    return Table(maps, players), start_player


def _deal(record: Record, table: Table) -> list[set[int]]:
    """Four maps to each player, and no map twice."""
    undealt = set(table.deck)
    hands = []
    for player in table.players:
        rule = "each player is dealt four maps, in seat order"
        maps = record.read("deal", rule, player.seat)["maps"]
        record.demand(
            len(maps) == DEALT == len(set(maps)),
            f"expected four different maps, found {maps}",
        )
        strange = set(maps) - undealt
        record.demand(
            not strange, f"maps {strange} are dealt already, or are no maps at all"
        )
        undealt -= set(maps)
        hands.append(set(maps))
    return hands


def _keep(record: Record, table: Table, dealt: list[set[int]]) -> None:
    """Two of the four are kept; the others go back and are shuffled in."""
    for player, hand in zip(table.players, dealt, strict=True):
        rule = "each player keeps two maps, in seat order, when all are dealt"
        maps = record.read("keep", rule, player.seat)["maps"]
        record.demand(
            len(maps) == KEPT == len(set(maps)),
            f"expected two different maps to keep, found {maps}",
        )
        record.demand(
            set(maps) <= hand,
            f"player {player.seat} was dealt {sorted(hand)} and cannot keep {maps}",
        )
        for one in maps:
            table.hand_over(one, player)


def turn_up_display(record: Record, table: Table, rule: str) -> None:
    """Fill the display up to four from the deck; what lay there stays."""
    maps = record.read("display", rule)["maps"]
    face_up = set(maps)
    expected = table.display_after_refill()
    record.demand(
        len(maps) == len(face_up) == expected,
        f"expected {expected} different maps face up, found {maps}",
    )
    gone = table.display - face_up
    record.demand(not gone, f"maps {gone} still lie in the display: nobody took them")
    strange = face_up - table.display - table.deck
    record.demand(
        not strange, f"maps {strange} cannot be turned up: they are not in the deck"
    )
    table.turn_up(face_up)
