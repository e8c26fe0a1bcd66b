"""A pattern that floats over a map until it is placed: moved, turned, mirrored."""

from engine_core.grid import WIDTH, cell_at, cells_in, column_of, row_of


def columns_and_rows(cells: int) -> tuple[int, int]:
    """How wide and how tall a set of cells is, from the top left corner."""
    one_row, rows = 0, 0
    while cells:
        one_row |= cells & (1 << WIDTH) - 1
        cells >>= WIDTH
        rows += 1
    columns = 0
    while one_row >> columns:
        columns += 1
    return columns, rows


def turned(cells: int) -> int:
    """A quarter turn clockwise of a pattern in the top left corner."""
    _, height = columns_and_rows(cells)
    result = 0
    for cell in cells_in(cells):
        result |= 1 << cell_at(column_of(cell), height - 1 - row_of(cell))
    return result


def mirrored(cells: int) -> int:
    """The pattern with left and right changed, in the same corner."""
    width, _ = columns_and_rows(cells)
    result = 0
    for cell in cells_in(cells):
        result |= 1 << cell_at(row_of(cell), width - 1 - column_of(cell))
    return result


class Ghost:
    """Where a pattern hovers over one island."""

    def __init__(self, pattern: int, island: int) -> None:
        self._columns, self._rows = columns_and_rows(island)
        self._row = self._column = 0
        self._reshape(pattern)

    def cells(self) -> int:
        return self.shape << cell_at(self._row, self._column)

    def put(self, cells: int) -> None:
        """Hover just there."""
        in_set = cells_in(cells)
        self._row = row_of(in_set[0])
        self._column = min([column_of(cell) for cell in in_set])
        self._reshape(cells >> cell_at(self._row, self._column))

    def move(self, down: int, right: int) -> bool:
        """One step; False at the edge of the island, where it stays."""
        row, column = self._row + down, self._column + right
        if not (0 <= row <= self._last_row and 0 <= column <= self._last_column):
            return False
        self._row = row
        self._column = column
        return True

    def turn(self) -> None:
        self._reshape(turned(self.shape))

    def mirror(self) -> None:
        self._reshape(mirrored(self.shape))

    def _reshape(self, shape: int) -> None:
        """Take a shape, in the top left corner; it may be larger than the island."""
        self.shape = shape
        columns, rows = columns_and_rows(shape)
        self._last_row = max(self._rows - rows, 0)
        self._last_column = max(self._columns - columns, 0)
        self._row = min(self._row, self._last_row)
        self._column = min(self._column, self._last_column)
