"""A pattern that floats over a map until it is placed: moved, turned, mirrored."""

from engine_core.grid import cell_at, cells_in, column_of, row_of


def columns_and_rows(cells: int) -> tuple[int, int]:
    """How wide and how tall a set of cells is, from the top left corner."""
    width, height = 0, 0
    for cell in cells_in(cells):
        width = max(width, column_of(cell) + 1)
        height = row_of(cell) + 1
    return width, height


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
        self.shape = pattern  # in the top left corner
        self._row = 0
        self._column = 0
        self._columns, self._rows = columns_and_rows(island)

    def cells(self) -> int:
        return self.shape << cell_at(self._row, self._column)

    def put(self, cells: int) -> None:
        """Hover just there."""
        in_set = cells_in(cells)
        self._row = row_of(in_set[0])
        self._column = min([column_of(cell) for cell in in_set])
        self.shape = cells >> cell_at(self._row, self._column)

    def move(self, down: int, right: int) -> bool:
        """One step; False at the edge of the island, where it stays."""
        row, column = self._row + down, self._column + right
        last_row, last_column = self._last()
        if not (0 <= row <= last_row and 0 <= column <= last_column):
            return False
        self._row, self._column = row, column
        return True

    def _last(self) -> tuple[int, int]:
        """The lowest and rightmost place. A pattern may be larger than the island."""
        width, height = columns_and_rows(self.shape)
        return max(self._rows - height, 0), max(self._columns - width, 0)

    def turn(self) -> None:
        self._reshape(turned(self.shape))

    def mirror(self) -> None:
        self._reshape(mirrored(self.shape))

    def _reshape(self, shape: int) -> None:
        self.shape = shape
        last_row, last_column = self._last()
        self._row = min(self._row, last_row)
        self._column = min(self._column, last_column)
