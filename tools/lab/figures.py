"""From what was seen to what it means: rows for the page and for CSV files."""

from collections.abc import Iterable
from statistics import fmean, pstdev
from typing import NamedTuple

from engine_core.grid import count
from engine_core.treasure_maps import (
    COLOURS,
    MAPS,
    NO_SEAL,
    coins,
    colour,
    crosses,
    palms,
    seal,
)
from tools.lab.findings import PAY, TURN, ByPlayers, Findings
from tools.lab.watch import SHARE

Row = dict[str, object]


class Target(NamedTuple):
    """Something that the deck promises, and what was measured."""

    promise: str
    measured: str
    is_kept: bool


def row_of(seen: Findings, name: str, maps: Iterable[int]) -> Row:
    """What some maps cost and pay together."""
    maps = list(maps)
    complete = _sum(seen, maps, "complete")
    return {
        "name": name,
        "maps": len(maps),
        "laid out": _sum(seen, maps, "laid out"),
        "complete": complete,
        "chosen when offered": _per(
            _sum(seen, maps, "chosen"), _sum(seen, maps, "offered")
        ),
        "choice": popularity(seen, maps),
        "turns to complete": _per(_sum(seen, maps, "complete turns"), complete * TURN),
        "turns on the table": _per(_sum(seen, maps, "waited"), complete),
        "points a turn": points_a_turn(seen, maps),
        "wins of who completes": _per(_sum(seen, maps, "won"), complete),
    }


def points_a_turn(seen: Findings, maps: list[int]) -> float:
    """For each turn spent, those on maps that stayed unfinished too."""
    turns = _sum(seen, maps, "turns") / TURN
    return _per(_sum(seen, maps, "pay") / PAY, turns)


def popularity(seen: Findings, maps: list[int]) -> float:
    """How often they are chosen, where 1 is as often as by chance."""
    return _per(_sum(seen, maps, "chosen") * SHARE, _sum(seen, maps, "expected"))


def _sum(seen: Findings, maps: list[int], what: str) -> int:
    return sum(seen.maps[map_id][what] for map_id in maps)


def _per(what: float, of: float) -> float:
    return what / of if of else 0.0


# Groups of maps.


def by_map(seen: Findings) -> list[Row]:
    return [row_of(seen, _name(map_id), [map_id]) for map_id in range(MAPS)]


def _name(map_id: int) -> str:
    name = f"{map_id} {COLOURS[colour(map_id)]}"
    sealed = seal(map_id)
    return name if sealed == NO_SEAL else f"{name}, seal {COLOURS[sealed]}"


def by_colour(seen: Findings) -> list[Row]:
    return [
        row_of(seen, name, [m for m in range(MAPS) if colour(m) == number])
        for number, name in enumerate(COLOURS)
    ]


def by_symbol(seen: Findings) -> list[Row]:
    """Maps with so many of a symbol; a map stands in one row for each kind."""
    rows = []
    for name, cells in (("crosses", crosses), ("coins", coins), ("palms", palms)):
        carried = [count(cells(map_id)) for map_id in range(MAPS)]
        for number in sorted(set(carried)):
            maps = [m for m in range(MAPS) if carried[m] == number]
            rows.append(row_of(seen, f"{number} {name}", maps))
    sealed = [m for m in range(MAPS) if seal(m) != NO_SEAL]
    return [*rows, row_of(seen, "with a seal", sealed)]


def by_players(bot: str, seen: ByPlayers) -> list[Row]:
    return [
        {"bot": bot, "players": players} | of_games(findings)
        for players, findings in sorted(seen.items())
    ]


def of_games(seen: Findings) -> Row:
    games, players = seen.games["games"], seen.games["players"]
    return {
        "games": games,
        "mean score": mean_score(seen),
        "spread": pstdev(seen.totals.elements()),
        "maps complete a player": _per(seen.games["maps complete"], players),
        "start player wins": _per(seen.games["wins of start player"], SHARE * games),
        "all six cups are won": _per(seen.games["cups gone"], games),
        "palm boxes are full (a player)": _per(seen.games["palm boxes full"], players),
        "coin boxes are full (a player)": _per(seen.games["coin boxes full"], players),
        "the deck runs out": _per(seen.games["deck gone"], games),
    }


def mean_score(seen: Findings) -> float:
    return fmean(seen.totals.elements())


def seat_wins(seen: Findings, players: int) -> list[float]:
    games = seen.games["games"]
    return [
        _per(seen.games[f"wins of seat {seat}"], SHARE * games)
        for seat in range(players)
    ]


# What the deck promises.


def targets(hard: Findings, normal: ByPlayers) -> list[Target]:
    return [
        _colours_pay_alike(hard),
        _every_map_is_chosen(hard),
        _seats_are_fair(normal),
        _scores_are_usual(hard),
    ]


def _colours_pay_alike(seen: Findings) -> Target:
    pays = [float(str(row["points a turn"])) for row in by_colour(seen)]
    most = _per(max(pays), min(pays)) - 1
    promise = "no colour pays over 8 % more a turn than another"
    return Target(promise, f"{most:.1%}", most <= 0.08)


def _every_map_is_chosen(seen: Findings) -> Target:
    choices = [popularity(seen, [map_id]) for map_id in range(MAPS)]
    average = sum(choices) / MAPS
    least, most = _per(min(choices), average), _per(max(choices), average)
    promise = "every map is chosen from 1/3 to 3 times as often as the average"
    return Target(promise, f"{least:.2f} to {most:.2f}", least >= 1 / 3 and most <= 3)


def _seats_are_fair(seen: ByPlayers) -> Target:
    wins = [seat_wins(findings, players) for players, findings in seen.items()]
    apart = max(max(rates) - min(rates) for rates in wins)
    promise = "seats win within 3 percentage points of each other (normal)"
    return Target(promise, f"{100 * apart:.2f} points", apart <= 0.03)


def _scores_are_usual(seen: Findings) -> Target:
    mean = mean_score(seen)
    promise = "the mean score of hard is from 85 to 115"
    return Target(promise, f"{mean:.1f}", 85 <= mean <= 115)
