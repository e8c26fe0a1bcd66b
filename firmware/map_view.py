"""A treasure map as the player sees it: the island, its signs, the crosses, a ghost.

A cell is painted from what is true of it: land or sea, open or crossed, under the
ghost or not. When something changes, only the cells that changed are painted again,
each with the four lines and the four corners round it.
"""

from array import array

from engine_core.grid import CELLS, HEIGHT, WIDTH, column_of, row_of
from engine_core.treasure_maps import (
    NO_MAP,
    NO_SEAL,
    coins,
    colour,
    crosses,
    land,
    palms,
    points,
    seal,
    seal_points,
)
from firmware import roles, signs
from firmware.canvas import Canvas
from firmware.ghost import columns_and_rows
from firmware.layout import Box

try:
    from firmware import chart_viper

    _plan = bytearray(chart_viper.MOST_BYTES)  # made once
except (ImportError, SyntaxError, ValueError):  # no native code, or for another chip
    chart_viper = None  # type: ignore[assignment]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Sign = Callable[[Canvas, int, int], None]

HEAD = 16  # height of the strip with points, sign and seal
_FRAME = 2  # pixels of the frame below an island, which never reaches it
_COAST = 2  # pixels of an island beyond its cells
# What native code can paint: no sign reaches a line, and all numbers are bytes.
_SMALLEST, _LARGEST = 15, 40
_TWO_ROWS = (1 << 2 * WIDTH) - 1


class MapView:
    """One map in a box of the panel."""

    def __init__(self, canvas: Canvas, box: Box, cell: int, map_id: int) -> None:
        self._canvas = canvas
        self._box = box
        self._size = cell
        self._map = map_id
        self._land = 0 if map_id == NO_MAP else land(map_id)
        self._open = self._land
        self._fresh = 0
        self._ghost = 0
        self._fits = True
        columns, rows = columns_and_rows(self._land)
        room = box.height - HEAD - _FRAME
        self._x = box.x + (box.width - columns * cell) // 2
        self._y = box.y + HEAD + 1 + (room - _COAST - rows * cell) // 2
        self._signs: tuple[tuple[int, Sign], ...] = ()
        if map_id != NO_MAP:
            self._signs = (
                (crosses(map_id), signs.cross),
                (coins(map_id), signs.coin),
                (palms(map_id), signs.palm),
            )
        self._chart = None
        if chart_viper and canvas.pixels is not None and _SMALLEST <= cell <= _LARGEST:
            place = [canvas.width, canvas.height, self._x, self._y, cell]
            self._chart = array("i", place + [self._land] + [0] * 8)

    # The whole map.

    def draw(self, open_cells: int, is_chosen: bool, fresh: int = 0) -> None:
        """All of it. Fresh crosses can still be taken back, and are tinted."""
        box = self._box
        self._canvas.fill(box.x, box.y, box.width, box.height, roles.SEA)
        if self._map != NO_MAP:
            self._head()
            self.draw_island(open_cells, fresh)
        self.draw_frame(is_chosen)

    def draw_island(self, open_cells: int, fresh: int = 0) -> None:
        self._open, self._fresh = open_cells, fresh
        self._paint(self._land | self._ghost)

    def draw_frame(self, is_chosen: bool) -> None:
        """A chosen map has a thick frame."""
        box, role = self._box, roles.INK if is_chosen else roles.GRID
        self._canvas.box(box.x, box.y, box.width, box.height, role)
        if not is_chosen:
            role = roles.SEA
        top, height = box.y + HEAD, box.height - HEAD - 1
        self._canvas.fill(box.x + 1, top, 1, height, role)
        self._canvas.fill(box.x + box.width - 2, top, 1, height, role)
        self._canvas.fill(box.x + 1, top + height - 1, box.width - 2, 1, role)

    def _head(self) -> None:
        """What the map is worth and its sign; to the right its seal."""
        box, canvas = self._box, self._canvas
        map_colour = colour(self._map)
        canvas.fill(box.x, box.y, box.width, HEAD, roles.of_map(map_colour))
        end = canvas.text(
            box.x + 4, box.y + 1, str(points(self._map)), roles.LAND, True
        )
        canvas.text(end + 4, box.y + 1, signs.OF_COLOUR[map_colour], roles.LAND)
        wanted = seal(self._map)
        if wanted != NO_SEAL:
            width = 34
            left = box.x + box.width - width - 2
            canvas.fill(left, box.y + 1, width, HEAD - 2, roles.LAND)
            text = f"+{seal_points(wanted)}"
            canvas.text(left + 3, box.y + 1, text, roles.INK, True)
            signs.colour(canvas, left + width - 12, box.y + 1, wanted)

    # What changes.

    def show_ghost(self, cells: int) -> None:
        """A pattern that is not yet placed lies over these cells, and no others."""
        changed = self._ghost | cells
        self._ghost, self._fits = cells, cells & self._open == cells
        self._paint(changed)

    def cross(self, cells: int) -> None:
        """Cross out these cells too."""
        self._open &= ~cells
        self._paint(cells)

    # Painting.

    def _paint(self, cells: int) -> None:
        """Paint some cells, then the lines between them and their neighbours."""
        if self._chart and cells:
            self._paint_natively(self._chart, cells)
            return
        for cell in range(CELLS):
            if cells >> cell & 1:
                self._paint_cell(cell)
        for cell in range(CELLS):
            if cells >> cell & 1:
                self._paint_lines(cell)

    def _paint_natively(self, chart: "array[int]", cells: int) -> None:
        """The same in native code; only signs are left to do here."""
        chart[6] = self._open
        chart[7] = self._fresh
        chart[8] = self._ghost
        chart[9] = self._fits
        for first_row in (0, 2, 4):  # two rows at a time: a short plan will do
            rows = cells & _TWO_ROWS << first_row * WIDTH
            if rows:
                self._fill(chart, rows)
        for place, sign in self._signs:
            self._paint_signs(place & cells & self._open, sign)

    def _fill(self, chart: "array[int]", cells: int) -> None:
        canvas, native = self._canvas, chart_viper
        count = native.plan_cells(chart, cells, _plan)
        count = native.plan_lines(chart, cells, _plan, count)
        native.fill(_plan, 0, 0, canvas.pixels, chart, _plan, count)
        left, top = chart[10], chart[11]
        canvas.touch(left, top, chart[12] - left, chart[13] - top)

    def _paint_signs(self, cells: int, sign: "Sign") -> None:
        """One sign into some cells."""
        inset = (self._size + 1 - signs.SIZE) // 2
        cell = 0
        while cells:
            if cells & 1:
                x = self._x + column_of(cell) * self._size
                y = self._y + row_of(cell) * self._size
                sign(self._canvas, x + inset, y + inset - signs.TOP)
            cells >>= 1
            cell += 1

    def _ground(self, cell: int) -> int:
        if self._ghost >> cell & 1:
            return roles.GHOST if self._fits else roles.BAD
        if not self._land >> cell & 1:
            return roles.SEA
        if self._open >> cell & 1:
            return roles.LAND
        return roles.GHOST if self._fresh >> cell & 1 else roles.DIM

    def _paint_cell(self, cell: int) -> None:
        size = self._size
        x = self._x + column_of(cell) * size
        y = self._y + row_of(cell) * size
        self._canvas.fill(x + 1, y + 1, size - 1, size - 1, self._ground(cell))
        if self._open >> cell & 1:
            for place, sign in self._signs:
                self._paint_signs(place & 1 << cell, sign)
        elif self._land >> cell & 1:
            self._pen_cross(x, y)

    def _pen_cross(self, x: int, y: int) -> None:
        """Two strokes from corner to corner: never mistaken for a cross symbol."""
        line = self._canvas.line
        left, right = x + 2, x + self._size - 2
        top, bottom = y + 2, y + self._size - 2
        line(left, top, right, bottom, roles.PEN)
        line(left + 1, top, right, bottom - 1, roles.PEN)
        line(right, top, left, bottom, roles.PEN)
        line(right - 1, top, left, bottom - 1, roles.PEN)

    # Lines. A line is two pixels wide, the second of them on the grid. Between two
    # cells of land the first pixel is ground; at the coast both are ink, and round
    # the ghost a third one inside makes the line thicker still.

    def _paint_lines(self, cell: int) -> None:
        row, column = row_of(cell), column_of(cell)
        for down in (0, 1):
            self._vertical(row, column + down)
            self._horizontal(row + down, column)
            self._corner(row + down, column)
            self._corner(row + down, column + 1)
        if self._ghost >> cell & 1:
            self._thicken(row, column)

    def _vertical(self, row: int, column: int) -> None:
        """The line to the left of a cell."""
        x, y = self._x + column * self._size, self._y + row * self._size
        length = self._size - 2
        before = _cell(row, column - 1)
        role = self._line_between(before, _cell(row, column))
        if role == roles.GRID:
            self._canvas.fill(x - 1, y + 1, 1, length, self._ground(before))
            self._canvas.fill(x, y + 1, 1, length, role)
        else:
            self._stroke(x - 1, y + 1, 2, length, role)

    def _horizontal(self, row: int, column: int) -> None:
        """The line above a cell."""
        x, y = self._x + column * self._size, self._y + row * self._size
        length = self._size - 2
        above = _cell(row - 1, column)
        role = self._line_between(above, _cell(row, column))
        if role == roles.GRID:
            self._canvas.fill(x + 1, y - 1, length, 1, self._ground(above))
            self._canvas.fill(x + 1, y, length, 1, role)
        else:
            self._stroke(x + 1, y - 1, length, 2, role)

    def _line_between(self, one: int, other: int) -> int:
        """The role of the line between two neighbours; -1 is a cell of the sea."""
        if _has(self._ghost, one) != _has(self._ghost, other):
            return roles.PEN if self._fits else roles.RED
        if _has(self._land, one) != _has(self._land, other):
            return roles.INK
        return roles.GRID if _has(self._land, one) else self._sea(one)

    def _sea(self, cell: int) -> int:
        """The sea between two of its cells; the ghost tints that too."""
        return roles.BAD if _has(self._ghost, cell) else roles.SEA

    def _corner(self, row: int, column: int) -> None:
        """The upper left corner of a cell: what is said of lines holds for it too."""
        first = _cell(row - 1, column - 1)
        ghosts, lands = _has(self._ghost, first), _has(self._land, first)
        for cell in (
            _cell(row - 1, column),
            _cell(row, column - 1),
            _cell(row, column),
        ):
            ghosts += _has(self._ghost, cell)
            lands += _has(self._land, cell)
        if 0 < ghosts < 4:
            role = roles.PEN if self._fits else roles.RED
        elif 0 < lands < 4:
            role = roles.INK
        else:
            role = roles.GRID if lands else self._sea(first)
        x, y = self._x + column * self._size, self._y + row * self._size
        self._canvas.fill(x - 1, y - 1, 2, 2, role)
        if role == roles.GRID:
            self._canvas.fill(x - 1, y - 1, 1, 1, self._ground(first))

    def _thicken(self, row: int, column: int) -> None:
        """The third pixel of the line round the ghost, inside one of its cells."""
        role = roles.PEN if self._fits else roles.RED
        size, length = self._size, self._size - 1
        x, y = self._x + column * size, self._y + row * size
        if not _has(self._ghost, _cell(row, column - 1)):
            self._stroke(x + 1, y + 1, 1, length, role)
        if not _has(self._ghost, _cell(row, column + 1)):
            self._stroke(x + size - 2, y + 1, 1, length, role)
        if not _has(self._ghost, _cell(row - 1, column)):
            self._stroke(x + 1, y + 1, length, 1, role)
        if not _has(self._ghost, _cell(row + 1, column)):
            self._stroke(x + 1, y + size - 2, length, 1, role)

    def _stroke(self, x: int, y: int, width: int, height: int, role: int) -> None:
        if role == roles.RED and self._canvas.is_mono:
            self._canvas.fill(x, y, width, height, roles.LAND)
            self._canvas.dash(x, y, width, height, role)
        else:
            self._canvas.fill(x, y, width, height, role)


def _cell(row: int, column: int) -> int:
    """The cell there, or -1 outside of the grid, where all is sea."""
    if 0 <= row < HEIGHT and 0 <= column < WIDTH:
        return row * WIDTH + column
    return -1


def _has(cells: int, cell: int) -> int:
    """Whether a cell is in the set; -1 is in none."""
    return cells >> cell & 1 if cell >= 0 else 0
