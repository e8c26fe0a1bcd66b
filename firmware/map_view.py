"""A treasure map as the player sees it: the island, its signs, the crosses, a ghost."""

from engine_core.grid import ALL_CELLS, CELLS, HEIGHT, WIDTH, column_of, row_of
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

_FIRST_COLUMN = 0b00001_00001_00001_00001_00001_00001
_LAST_COLUMN = 0b10000_10000_10000_10000_10000_10000
HEAD = 17  # height of the strip with points, sign and seal


class MapView:
    """One map in a box of the panel."""

    def __init__(self, canvas: Canvas, box: Box, cell: int, map_id: int) -> None:
        self._canvas = canvas
        self._box = box
        self._cell = cell
        self._map = map_id
        self._land = 0 if map_id == NO_MAP else land(map_id)
        width, height = columns_and_rows(self._land)
        room = box.height - HEAD
        self._x = box.x + (box.width - width * cell) // 2
        self._y = box.y + HEAD + (room - height * cell) // 2

    def draw(self, open_cells: int, is_chosen: bool) -> None:
        """All of it: a chosen map has a thick frame."""
        box = self._box
        self._canvas.fill(box.x, box.y, box.width, box.height, roles.SEA)
        if self._map != NO_MAP:
            self._head()
            self.draw_island(open_cells)
        self.draw_frame(is_chosen)

    def draw_island(self, open_cells: int) -> None:
        for cell in range(CELLS):
            if self._land >> cell & 1:
                self.draw_cell(cell, open_cells)
        self.draw_coast()

    def draw_frame(self, is_chosen: bool) -> None:
        box, role = self._box, roles.INK if is_chosen else roles.GRID
        self._canvas.box(box.x, box.y, box.width, box.height, role)
        inner = role if is_chosen else roles.SEA
        top = box.y + HEAD
        for x in (box.x + 1, box.x + box.width - 2):
            self._canvas.fill(x, top, 1, box.y + box.height - top - 1, inner)
        self._canvas.fill(box.x + 1, box.y + box.height - 2, box.width - 2, 1, inner)

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

    # Cells.

    def _corner(self, cell: int) -> tuple[int, int]:
        x = self._x + column_of(cell) * self._cell
        return x, self._y + row_of(cell) * self._cell

    def draw_cell(self, cell: int, open_cells: int, ground: int = roles.LAND) -> None:
        """A cell of land or sea with what is on it, inside its grid lines."""
        x, y = self._corner(cell)
        size = self._cell - 1
        is_land = self._land >> cell & 1
        is_open = open_cells >> cell & 1
        if is_land and not is_open and ground == roles.LAND:
            ground = roles.DIM
        self._canvas.fill(x + 1, y + 1, size, size, ground)
        if is_open:
            self._symbol(cell, x, y)
        elif is_land:
            self._pen_cross(x, y)
        if is_land:
            self._canvas.box(x, y, self._cell + 1, self._cell + 1, roles.GRID)

    def _symbol(self, cell: int, x: int, y: int) -> None:
        x += (self._cell + 1 - signs.SIZE) // 2
        y += (self._cell + 1 - signs.SIZE) // 2 - signs.TOP
        for cells, sign in (
            (crosses(self._map), signs.cross),
            (coins(self._map), signs.coin),
            (palms(self._map), signs.palm),
        ):
            if cells >> cell & 1:
                sign(self._canvas, x, y)

    def _pen_cross(self, x: int, y: int) -> None:
        """Two strokes from corner to corner: never mistaken for a cross symbol."""
        near, far = 2, self._cell - 2
        for shift in (0, 1):
            self._canvas.line(
                x + near + shift, y + near, x + far, y + far - shift, roles.PEN
            )
            self._canvas.line(
                x + far - shift, y + near, x + near, y + far - shift, roles.PEN
            )

    # Outlines.

    def draw_fresh(self, cells: int, open_cells: int) -> None:
        """Crosses that can still be taken back are tinted."""
        for cell in range(CELLS):
            if cells >> cell & 1:
                self.draw_cell(cell, open_cells, roles.GHOST)
        self.draw_coast()

    def draw_coast(self) -> None:
        self.outline(self._land, roles.INK)

    def outline(self, cells: int, role: int, thick: int = 2) -> None:
        """A thick line round a set of cells."""
        for cell in range(CELLS):
            if cells >> cell & 1:
                self._sides(cells, cell, role, thick)

    def _sides(self, cells: int, cell: int, role: int, thick: int) -> None:
        x, y = self._corner(cell)
        size = self._cell
        row, column = row_of(cell), column_of(cell)
        left, top = x - thick // 2, y - thick // 2
        fill = self._canvas.fill
        if self._canvas.is_mono and role == roles.RED:
            fill = self._canvas.dash  # what is wrong is told without colour too
        if row == 0 or not cells >> (cell - WIDTH) & 1:
            fill(left, top, size + thick, thick, role)
        if row == HEIGHT - 1 or not cells >> (cell + WIDTH) & 1:
            fill(left, top + size, size + thick, thick, role)
        if column == 0 or not cells >> (cell - 1) & 1:
            fill(left, top, thick, size + thick, role)
        if column == WIDTH - 1 or not cells >> (cell + 1) & 1:
            fill(left + size, top, thick, size + thick, role)

    # The ghost: a pattern that is not yet placed.

    def draw_ghost(self, cells: int, open_cells: int) -> None:
        fits = cells & open_cells == cells
        ground = roles.GHOST if fits else roles.BAD
        for cell in range(CELLS):
            if cells >> cell & 1:
                self.draw_cell(cell, open_cells, ground)
        self.draw_coast()
        self.outline(cells, roles.PEN if fits else roles.RED, 3)

    def erase_ghost(self, cells: int, open_cells: int) -> None:
        """Draw again what the ghost hid, and the edges of the cells round it."""
        margin = 1  # the outline of a ghost reaches that far into its neighbours
        for cell in range(CELLS):
            if cells >> cell & 1:
                x, y = self._corner(cell)
                size = self._cell + 1 + 2 * margin
                self._canvas.fill(x - margin, y - margin, size, size, roles.SEA)
        near = _with_neighbours(cells) & self._land
        for cell in range(CELLS):
            if near >> cell & 1:
                self.draw_cell(cell, open_cells)
        self.draw_coast()


def _with_neighbours(cells: int) -> int:
    """The cells, and all that touch them by a side or a corner."""
    beside = cells | (cells & ~_LAST_COLUMN) << 1 | (cells & ~_FIRST_COLUMN) >> 1
    return (beside | beside << WIDTH | beside >> WIDTH) & ALL_CELLS
