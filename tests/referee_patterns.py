"""The 8 expedition cards: 6 patterns, and every way to lay each on a map."""

from collections import Counter

Cell = tuple[int, int]

PATTERNS = {
    "I2": ["##"],
    "I3": ["###"],
    "V3": ["##", "#."],
    "T4": ["###", ".#."],
    "L4": ["###", "#.."],
    "O4": ["##", "##"],
}
EXPEDITION_CARDS = Counter({"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1})


def is_laid_as(pattern: str, cells: list[Cell]) -> bool:
    """Whether the cells are the whole pattern, turned, mirrored or both."""
    return moved_to_corner(cells) in EVERY_WAY_TO_LAY[pattern]


def moved_to_corner(cells: list[Cell]) -> frozenset[Cell]:
    top = min((row for row, _ in cells), default=0)
    left = min((column for _, column in cells), default=0)
    return frozenset((row - top, column - left) for row, column in cells)


def every_way_to_lay(picture: list[str]) -> set[frozenset[Cell]]:
    """A pattern and its mirror image, each turned by four quarters."""
    cells = [
        (row, column)
        for row, text in enumerate(picture)
        for column, symbol in enumerate(text)
        if symbol == "#"
    ]
    mirrored = [(row, -column) for row, column in cells]
    ways = set()
    for _ in range(4):
        cells = [(column, -row) for row, column in cells]
        mirrored = [(column, -row) for row, column in mirrored]
        ways |= {moved_to_corner(cells), moved_to_corner(mirrored)}
    return ways


EVERY_WAY_TO_LAY = {
    pattern: every_way_to_lay(picture) for pattern, picture in PATTERNS.items()
}
