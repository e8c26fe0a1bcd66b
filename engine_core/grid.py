"""A set of cells on one map is an int: five columns, six rows, one bit a cell.

Thirty bits is the most that a 32-bit MicroPython holds without a heap object, so
no rule ever allocates for a set of cells.
"""

WIDTH = 5
HEIGHT = 6
CELLS = WIDTH * HEIGHT
ALL_CELLS = (1 << CELLS) - 1


def cell_at(row: int, column: int) -> int:
    return row * WIDTH + column


def row_of(cell: int) -> int:
    return cell // WIDTH


def column_of(cell: int) -> int:
    return cell % WIDTH


def count(cells: int) -> int:
    """How many cells are in the set."""
    total = 0
    while cells:
        cells &= cells - 1  # drops the lowest bit
        total += 1
    return total


def cells_in(cells: int) -> list[int]:
    """The cells of the set, one by one, from the top left."""
    return [cell for cell in range(CELLS) if cells >> cell & 1]


def pack(picture: str) -> int:
    """The set drawn in a picture: '#' is in, '.' is out; rows may be cut short."""
    cells = 0
    for row, line in enumerate(picture.split()):
        for column, sign in enumerate(line):
            if sign not in "#." or column >= WIDTH or row >= HEIGHT:
                raise ValueError("not a picture of 5x6 cells:\n" + picture)
            if sign == "#":
                cells |= 1 << cell_at(row, column)
    return cells


def draw(cells: int) -> str:
    """The set as a picture of six lines, for people who read a failing test."""
    picture = ""
    for cell in range(CELLS):
        if cell and column_of(cell) == 0:
            picture += "\n"
        picture += ".#"[cells >> cell & 1]
    return picture
