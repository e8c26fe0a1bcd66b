"""The 47 treasure maps, as their JSON gives them.

A map is refused as strictly as a game is, for no game is right on wrong maps.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Cell = tuple[int, int]

MAPS_OF_COLOUR = {"grey": 11, "green": 12, "orange": 12, "purple": 12}
CELLS_OF_COLOUR = {"grey": 8, "green": 10, "orange": 12, "purple": 14}
SEAL_VALUE = {"grey": 1, "green": 1, "orange": 2, "purple": 2}

SEA, PLAIN, CROSS, COIN, PALM = ".#xop"


class MapsError(ValueError):
    """The maps are not the 47 that the rules and the format ask for."""


@dataclass(frozen=True)
class TreasureMap:
    """One map: what lies on each of its cells, and what it is worth."""

    id: int
    colour: str
    points: int
    seal: str | None  # the seal's colour, which settles its value
    symbols: dict[Cell, str]
    palms: int = field(init=False)

    def __post_init__(self) -> None:
        palms = sum(symbol == PALM for symbol in self.symbols.values())
        object.__setattr__(self, "palms", palms)


def checked_maps(parsed: object) -> list[TreasureMap]:
    """The 47 maps, by id, or a `MapsError` that says what is wrong with them."""
    if not isinstance(parsed, list) or len(parsed) != sum(MAPS_OF_COLOUR.values()):
        raise MapsError("the maps must be one JSON array of 47 maps")
    maps = [checked_map(number, entry) for number, entry in enumerate(parsed)]
    found = Counter(one.colour for one in maps)
    _demand(found == MAPS_OF_COLOUR, f"expected {MAPS_OF_COLOUR}, found {dict(found)}")
    return maps


def checked_map(number: int, entry: Any) -> TreasureMap:
    name = f"map {number}"
    fields = {"id", "colour", "points", "seal", "rows"}
    _demand(
        isinstance(entry, dict) and entry.keys() == fields,
        f"{name} must have exactly the fields {sorted(fields)}",
    )
    _demand(
        type(entry["id"]) is int and entry["id"] == number,
        f"{name} must stand at its place, by id: found {entry['id']!r}",
    )
    colour = entry["colour"]
    _demand(
        isinstance(colour, str) and colour in MAPS_OF_COLOUR,
        f"{name} has no such colour: {colour!r}",
    )
    symbols = checked_rows(name, entry["rows"])
    cells = CELLS_OF_COLOUR[colour]
    _demand(len(symbols) == cells, f"{name} is {colour}: it must have {cells} cells")
    _demand(
        type(entry["points"]) is int and entry["points"] == cells,
        f"{name} is {colour}: it must be worth {cells} points",
    )
    return TreasureMap(
        number, colour, cells, checked_seal(name, colour, entry["seal"]), symbols
    )


def checked_rows(name: str, rows: Any) -> dict[Cell, str]:
    """The symbols by cell, of rows that fit closely around one island."""
    _demand(
        isinstance(rows, list) and bool(rows) and all(isinstance(r, str) for r in rows),
        f"{name} must have rows, a list of texts",
    )
    _demand(len(set(map(len, rows))) == 1, f"the rows of {name} must have one length")
    strange = set("".join(rows)) - {SEA, PLAIN, CROSS, COIN, PALM}
    _demand(not strange, f"{name} has no such symbols: {sorted(strange)}")
    columns = list(zip(*rows, strict=True))
    for edge in rows[:1] + rows[-1:] + columns[:1] + columns[-1:]:
        _demand(set(edge) != {SEA}, f"{name} has an empty border row or column")
    symbols = {
        (row, column): symbol
        for row, text in enumerate(rows)
        for column, symbol in enumerate(text)
        if symbol != SEA
    }
    _demand(is_one_island(set(symbols)), f"{name} is not one island")
    return symbols


def is_one_island(cells: set[Cell]) -> bool:
    """Cells that touch, be it by a corner, belong to one island."""
    reached = set(list(cells)[:1])
    shore = list(reached)
    while shore:
        row, column = shore.pop()
        around = {(row + i, column + j) for i in (-1, 0, 1) for j in (-1, 0, 1)}
        new = (around & cells) - reached
        reached |= new
        shore += new
    return bool(cells) and reached == cells


def checked_seal(name: str, colour: str, seal: Any) -> str | None:
    """A seal has a colour other than the map's own; its colour tells its value."""
    if seal is None:
        return None
    _demand(
        isinstance(seal, dict) and seal.keys() == {"colour", "points"},
        f"the seal of {name} must be null or have exactly a colour and points",
    )
    of = seal["colour"]
    _demand(
        isinstance(of, str) and of in SEAL_VALUE and of != colour,
        f"the seal of {name} must be of another colour of the game, not {of!r}",
    )
    _demand(
        type(seal["points"]) is int and seal["points"] == SEAL_VALUE[of],
        f"the seal of {name} is {of}: it must be worth {SEAL_VALUE[of]}",
    )
    return str(of)


def _demand(kept: bool, rule: str) -> None:
    if not kept:
        raise MapsError(rule)
