"""The six patterns of the expedition cards, and every way to lay them on a map."""

from array import array

from engine_core.grid import HEIGHT, WIDTH, cell_at, pack

I2, I3, V3, T4, L4, O4 = range(6)
NAMES = ("I2", "I3", "V3", "T4", "L4", "O4")
SHAPES = ("##", "###", "## #.", "### .#.", "### #..", "## ##")

# The expedition cards: eight, of which two patterns come twice.
EXPEDITION = bytes([I2, I3, I3, V3, V3, T4, L4, O4])

# No pattern can be laid in more ways than the L of 4.
MOST_WAYS = 124


def _cells_of(shape: str) -> list[tuple[int, int]]:
    cells = pack(shape)
    return [
        (row, column)
        for row in range(HEIGHT)
        for column in range(WIDTH)
        if cells >> cell_at(row, column) & 1
    ]


def _turned(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A quarter turn clockwise, pushed back into the top left corner."""
    height = max(row for row, _ in cells)
    return [(column, height - row) for row, column in cells]


def _mirrored(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    width = max(column for _, column in cells)
    return [(row, width - column) for row, column in cells]


def _mask(cells: list[tuple[int, int]]) -> int:
    return sum([1 << cell_at(row, column) for row, column in cells])


def _poses(shape: str) -> list[tuple[int, int, int]]:
    """The shape turned and mirrored, as (mask in the corner, height, width)."""
    poses: list[tuple[int, int, int]] = []
    cells = _cells_of(shape)
    for _ in range(2):
        for _ in range(4):
            pose = (
                _mask(cells),
                1 + max(row for row, _ in cells),
                1 + max(column for _, column in cells),
            )
            if pose not in poses:
                poses.append(pose)
            cells = _turned(cells)
        cells = _mirrored(cells)
    return poses


def _every_way(shape: str) -> "array[int]":
    """Each pose slid over the whole grid, row by row."""
    ways = array("i")
    for corner, height, width in _poses(shape):
        for row in range(HEIGHT - height + 1):
            for column in range(WIDTH - width + 1):
                ways.append(corner << cell_at(row, column))
    return ways


EVERY_WAY_TO_LAY = tuple([_every_way(shape) for shape in SHAPES])


def placements(pattern: int, open_cells: int, found: bytearray) -> int:
    """Put every way to lay the pattern, all of it on open cells, into `found`.

    Each is a number: its place in `EVERY_WAY_TO_LAY[pattern]`. Returns how many
    there are. `found` has room for `MOST_WAYS`, and nothing is allocated.
    """
    ways = EVERY_WAY_TO_LAY[pattern]
    total = 0
    for way in range(len(ways)):
        laid = ways[way]
        if laid & open_cells == laid:
            found[total] = way
            total += 1
    return total
