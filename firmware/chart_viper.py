"""Cells of a treasure map as native code, for panels with two pixels in a byte.

First `plan_cells` and `plan_lines` write down what is to be filled, then `fill` does
it: 0.1 ms for a cell with its lines on a Pico. The plain twin in map_view.py takes
2.5 ms.
"""

# Only viper knows ptr8 and ptr32.
# ruff: noqa: F821
# mypy: ignore-errors

import micropython
from micropython import const

# The roles of what is painted, as in roles.py.
_INK = const(1)
_DIM = const(2)
_SEA = const(3)
_LAND = const(4)
_GRID = const(5)
_RED = const(10)
_PEN = const(13)
_GHOST = const(14)
_BAD = const(15)
_CROSSED = const(16)  # with a role: only the diagonals of a square

_NOWHERE = const(30)  # a cell beyond the grid: it is in no set

MOST_BYTES = 5 * 144  # that the plan of two rows may take

# `chart` is the frame's width and height, where the grid begins in it, and the size of
# a cell; then sets of cells: the land, what of it is open, what is crossed but fresh,
# what is under the ghost; whether the ghost fits; and left, top, right and bottom of
# what was filled last. A rectangle of a plan is its left and top, each one more than
# from where the grid begins, its width, height and role. Viper calls no function for
# free, so both plans write their rectangles down themselves.


@micropython.viper
def plan_cells(chart: ptr32, cells: int, plan: ptr8) -> int:
    """The ground of some cells, a pen's strokes on it, and the ghost's edges inside.

    Returns how many rectangles there are.
    """
    size = chart[4]
    ghost = chart[8]
    count = 0
    cell = 0
    while cells:
        part = 0 if cells & 1 else 6
        while part < 6:
            x = cell % 5 * size + 2
            y = cell // 5 * size + 2
            width = size - 1
            height = width
            role = _PEN if chart[9] else _RED
            if part == 0:
                if ghost >> cell & 1:
                    role = _GHOST if chart[9] else _BAD
                elif not chart[5] >> cell & 1:
                    role = _SEA
                elif chart[6] >> cell & 1:
                    role = _LAND
                else:
                    role = _GHOST if chart[7] >> cell & 1 else _DIM
            elif part == 1:
                x += 1
                y += 1
                height -= 2
                width = height if (chart[5] & ~chart[6]) >> cell & 1 else 0
                role = _PEN | _CROSSED
            elif not ghost >> cell & 1:
                width = 0
            elif part == 2:
                width = 0 if cell % 5 and ghost >> cell - 1 & 1 else 1
            elif part == 3:
                x += size - 3
                width = 0 if cell % 5 < 4 and ghost >> cell + 1 & 1 else 1
            elif part == 4:
                height = 0 if cell >= 5 and ghost >> cell - 5 & 1 else 1
            else:
                y += size - 3
                height = 0 if ghost >> cell + 5 & 1 else 1
            part += 1
            if width and height:
                plan[0] = x
                plan[1] = y
                plan[2] = width
                plan[3] = height
                plan[4] = role
                plan = ptr8(int(plan) + 5)
                count += 1
        cells >>= 1
        cell += 1
    return count


# The parts of one place. What lies between two cells of land is one pixel of the grid
# and one of the ground, so a line and a corner have two parts.
_HORIZONTAL = const(2)
_CORNER = const(4)
_END = const(6)


@micropython.viper
def plan_lines(chart: ptr32, cells: int, plan: ptr8, count: int) -> int:
    """Add the lines and the corners round some cells to a plan of so many rectangles.

    Each place has the line to its left and above it, and the corner between these.
    """
    plan = ptr8(int(plan) + 5 * count)
    size = chart[4]
    land = chart[5]
    ghost = chart[8]
    line = _PEN if chart[9] else _RED
    tint = _GHOST if chart[9] else _BAD
    row = 0
    while row <= 6:
        here = _NOWHERE
        north = _NOWHERE
        ground = _SEA
        above = _SEA
        column = 0
        while column <= 5:
            # What lies to the left is what was here before.
            west = here
            corner = north
            before = ground
            aslant = above
            here = row * 5 + column if row < 6 and column < 5 else _NOWHERE
            north = row * 5 + column - 5 if row and column < 5 else _NOWHERE
            cell = north
            looks = 2
            while looks:
                above = ground
                if ghost >> cell & 1:
                    ground = tint
                elif not land >> cell & 1:
                    ground = _SEA
                elif chart[6] >> cell & 1:
                    ground = _LAND
                else:
                    ground = _GHOST if chart[7] >> cell & 1 else _DIM
                cell = here
                looks -= 1
            ghosts = ghost >> here & 1
            lands = land >> here & 1
            around = cells >> here | cells >> west | cells >> north | cells >> corner
            part = 0 if around & 1 else _END
            while part < _END:
                x = column * size
                y = row * size
                width = 2
                height = 2
                role = line
                if part < _CORNER:
                    other = west if part < _HORIZONTAL else north
                    if ghosts == ghost >> other & 1:
                        role = _INK
                        if lands == land >> other & 1:
                            role = _GRID if lands else tint if ghosts else _SEA
                    if part & 1:
                        width = 1 if role == _GRID else 0
                        role = before if part < _HORIZONTAL else above
                    if not (cells >> here | cells >> other) & 1:
                        width = 0
                    if part < _HORIZONTAL:
                        y += 2
                        height = size - 2
                    else:
                        x += 2
                        height = width
                        width = size - 2
                else:
                    around = ghosts + (ghost >> west & 1)
                    around += (ghost >> north & 1) + (ghost >> corner & 1)
                    if around == 0 or around == 4:
                        role = tint if around else _SEA
                        around = lands + (land >> west & 1)
                        around += (land >> north & 1) + (land >> corner & 1)
                        if around:
                            role = _GRID if around == 4 else _INK
                    if part > _CORNER:
                        width = 1 if role == _GRID else 0
                        height = width
                        role = aslant
                part += 1
                if width and height:
                    plan[0] = x
                    plan[1] = y
                    plan[2] = width
                    plan[3] = height
                    plan[4] = role
                    plan = ptr8(int(plan) + 5)
                    count += 1
            column += 1
        row += 1
    return count


@micropython.viper
def fill(
    at: ptr8, left: int, pair: int, pixels: ptr8, chart: ptr32, plan: ptr8, count: int
):
    """Fill the rectangles of a plan; what would leave the frame is left out.

    The left, top, right and bottom of all go into the chart. The first three arguments
    are those that viper keeps in registers: they are wanted only for that.
    """
    stride = chart[0]
    chart[10] = stride
    chart[11] = chart[1]
    chart[12] = 0
    chart[13] = 0
    while count:
        x = chart[2] + plan[0] - 1
        y = chart[3] + plan[1] - 1
        width = plan[2]
        height = plan[3]
        pair = (plan[4] & 15) * 17
        if x < 0 or x + width > stride or y < 0 or y + height > chart[1]:
            height = 0
        if x < chart[10]:
            chart[10] = x
        if y < chart[11]:
            chart[11] = y
        if x + width > chart[12]:
            chart[12] = x + width
        if y + height > chart[13]:
            chart[13] = y + height
        down = 0
        while down < height:
            begin = (y + down) * stride + x
            end = begin + width
            both = begin + end
            times = 1
            if plan[4] & _CROSSED:
                begin += down
                end = begin + 2 if down < width - 1 else end
                times = 2
            while times:
                at = ptr8(int(pixels) + (begin >> 1))
                left = end - begin
                if begin & 1:
                    at[0] = at[0] & 0xF0 | pair & 15
                    at = ptr8(int(at) + 1)
                    left -= 1
                while left > 7:
                    at[0] = pair
                    at[1] = pair
                    at[2] = pair
                    at[3] = pair
                    at = ptr8(int(at) + 4)
                    left -= 8
                while left > 1:
                    at[0] = pair
                    at = ptr8(int(at) + 1)
                    left -= 2
                if left:
                    at[0] = at[0] & 0x0F | pair & 0xF0
                left = both - end  # the same from the other side
                end = both - begin
                begin = left
                times -= 1
            down += 1
        plan = ptr8(int(plan) + 5)
        count -= 1
