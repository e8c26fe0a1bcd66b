"""The end of the game: every part of every score, and who wins."""

from tests.referee_lines import Line, Record
from tests.referee_maps import MAPS_OF_COLOUR, SEAL_VALUE
from tests.referee_table import Player, Table


def check_scores(record: Record, table: Table) -> list[int]:
    """One 'score' line for each player, right in every part; the totals by seat."""
    lines: dict[int, Line] = {}
    for _ in table.players:
        line = record.read("score", "after 28 turns each player's score is told")
        seat = line["player"]
        record.demand(
            0 <= seat < len(table.players) and seat not in lines,
            f"one 'score' line for each player: {seat} is told twice, or not seated",
        )
        _demand_parts(record, line, score_parts(table.players[seat]))
        lines[seat] = line
    return [lines[player.seat]["total"] for player in table.players]


def _demand_parts(record: Record, line: Line, expected: dict[str, int]) -> None:
    for part, points in expected.items():
        record.demand(
            line[part] == points,
            f"player {line['player']} has {points} for '{part}', found {line[part]}",
        )


def score_parts(player: Player) -> dict[str, int]:
    """Coins, cups, palms, complete maps and seals, and their total."""
    parts = {
        "coins": player.coins,
        "cups": sum(player.cups),
        "palms": sum(player.palms),
        "maps": sum(one.points for one in player.complete),
        "seals": _seal_points(player),
    }
    return {**parts, "total": sum(parts.values())}


def _seal_points(player: Player) -> int:
    """Each seal: its value for every complete map of the seal's colour."""
    owned = complete_of_each_colour(player)
    seals = [one.seal for one in player.complete if one.seal]
    return sum(SEAL_VALUE[seal] * owned[seal] for seal in seals)


def complete_of_each_colour(player: Player) -> dict[str, int]:
    """Grey, green, orange, purple: the order in which ties are broken."""
    colours = [one.colour for one in player.complete]
    return {colour: colours.count(colour) for colour in MAPS_OF_COLOUR}


def check_winners(record: Record, table: Table, totals: list[int]) -> list[int]:
    line = record.read("winners", "the winners are told when all scores are")
    expected = winners(table, totals)
    record.demand(
        sorted(line["players"]) == expected,
        f"most points win, a tie goes to more grey, green, orange, purple maps: "
        f"expected {expected}, found {line['players']}",
    )
    tied = totals.count(max(totals))
    table.seen["ties broken by maps"] += tied > len(expected)
    table.seen["wins shared"] += len(expected) > 1
    return expected


def winners(table: Table, totals: list[int]) -> list[int]:
    """Most points; then most complete grey, green, orange, purple; or shared."""
    standings = [
        (total, *complete_of_each_colour(player).values())
        for total, player in zip(totals, table.players, strict=True)
    ]
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]
