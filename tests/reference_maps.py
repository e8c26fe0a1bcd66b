"""Invented sets of 47 maps, of the right counts, to try the referee on.

Each set leans to one symbol, so that its games come to corners of the rules that
ordinary maps seldom reach: all crosses fill both maps at once and empty the deck,
all coins run out of cups, all palms run out of boxes.
"""

import random
from typing import Any

SIZES = {"grey": (11, 8), "green": (12, 10), "orange": (12, 12), "purple": (12, 14)}

SYMBOLS = {
    "ordinary": "########xxoop",
    "crosses": "x",
    "coins": "ooooox",
    "palms": "ppppp#x",
    "plain": "#",
}


def invented_maps(kind: str) -> list[dict[str, Any]]:
    """The 47 maps of one kind, always the same, in the public format."""
    rng = random.Random(f"maps with {kind}")
    colours = [colour for colour, (count, _) in SIZES.items() for _ in range(count)]
    return [
        {
            "id": number,
            "colour": colour,
            "points": SIZES[colour][1],
            "seal": invented_seal(rng, colour),
            "rows": invented_island(rng, SIZES[colour][1], SYMBOLS[kind]),
        }
        for number, colour in enumerate(colours)
    ]


def invented_seal(rng: random.Random, own: str) -> dict[str, Any] | None:
    """About every second map has one, of any colour but its own."""
    if rng.random() < 0.5:
        return None
    colour = rng.choice([other for other in SIZES if other != own])
    return {"colour": colour, "points": 1 if colour in ("grey", "green") else 2}


def invented_island(rng: random.Random, size: int, symbols: str) -> list[str]:
    """An island grows from one cell, neighbour by neighbour, within five columns."""
    cells = {(0, 2)}
    while len(cells) < size:
        row, column = rng.choice(sorted(cells))
        down, right = rng.choice([(0, 1), (1, 0), (0, -1)])
        if 0 <= column + right < 5:
            cells.add((row + down, column + right))
    return drawn(rng, cells, symbols)


def drawn(rng: random.Random, cells: set[tuple[int, int]], symbols: str) -> list[str]:
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    bottom, right = max(row for row, _ in cells), max(column for _, column in cells)
    return [
        "".join(
            rng.choice(symbols) if (row, column) in cells else "."
            for column in range(left, right + 1)
        )
        for row in range(top, bottom + 1)
    ]
