"""How much work the open cells of an island still are.

Counted in hundredths of a cell crossed without waste. What costs is not only each
cell but each piece that the open cells fall into, for its end has to be met exactly,
and most of all a cell alone, which no pattern can reach.
"""

from engine_core.grid import count

_NOT_FIRST_COLUMN = 0b11110_11110_11110_11110_11110_11110
_NOT_LAST_COLUMN = 0b01111_01111_01111_01111_01111_01111
_NOT_LAST_ROW = 0b00000_11111_11111_11111_11111_11111

_CELL = 100
_PIECE = 120
_LONELY = 70


def effort(open_cells: int) -> int:
    """The work that is left; 0 for a full map."""
    if open_cells == 0:
        return 0
    across = open_cells & open_cells >> 1 & _NOT_LAST_COLUMN  # joined to the east
    down = open_cells & open_cells >> 5  # joined to the south
    squares = across & across >> 5
    cells = count(open_cells)
    # Euler: cells less joints plus squares are the pieces, but for lagoons.
    pieces = cells - count(across) - count(down) + count(squares)
    work = _CELL * cells + _PIECE * max(pieces, 1)
    return work + _LONELY * count(lonely(open_cells))


def lonely(open_cells: int) -> int:
    """The cells with no open neighbour."""
    beside = (open_cells & _NOT_LAST_COLUMN) << 1
    beside |= (open_cells & _NOT_FIRST_COLUMN) >> 1
    beside |= (open_cells & _NOT_LAST_ROW) << 5 | open_cells >> 5
    return open_cells & ~beside
