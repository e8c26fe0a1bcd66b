"""Cells are (row, column); maps and patterns are pictures of them.

Everything is turned, mirrored and slid one cell at a time, so that each step
can be followed with a finger.
"""

Cell = tuple[int, int]

# Every picture has a cell in its top left corner, (0, 0). Turning and mirroring
# leave that cell where it is.
PATTERNS = {
    "I2": ["##"],
    "I3": ["###"],
    "V3": ["##", "#."],
    "T4": ["###", ".#."],
    "L4": ["###", "#.."],
    "O4": ["##", "##"],
}
EXPEDITION_CARDS = ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"]


def picture_cells(rows: list[str]) -> dict[Cell, str]:
    """Each cell of the picture with its symbol; '.' is no cell."""
    return {
        (row, column): symbol
        for row, line in enumerate(rows)
        for column, symbol in enumerate(line)
        if symbol != "."
    }


def turned(cells: set[Cell]) -> set[Cell]:
    """The cells, turned by a quarter around (0, 0)."""
    return {(column, -row) for row, column in cells}


def mirrored(cells: set[Cell]) -> set[Cell]:
    """The cells, left and right exchanged around (0, 0)."""
    return {(row, -column) for row, column in cells}


def slid(cells: set[Cell], down: int, right: int) -> set[Cell]:
    """The cells, all moved by the same way."""
    return {(row + down, column + right) for row, column in cells}


def every_turning(pattern: str) -> list[set[Cell]]:
    """The pattern turned by any quarter, mirrored or both."""
    shape = set(picture_cells(PATTERNS[pattern]))
    turnings = []
    for _ in range(4):
        turnings += [shape, mirrored(shape)]
        shape = turned(shape)
    return turnings


def ways_to_lay(pattern: str, free: set[Cell]) -> set[frozenset[Cell]]:
    """Slide every turning over the map; the whole of it must lie on free cells."""
    ways = set()
    for shape in every_turning(pattern):
        for row, column in free:  # the shape's cell (0, 0) has to lie on one of them
            laid = slid(shape, row, column)
            if laid <= free:
                ways.add(frozenset(laid))
    return ways
