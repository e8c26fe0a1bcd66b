"""A player's score sheet, always in sight: coins, cups, palms, maps, points."""

from engine_core.grid import cell_at
from engine_core.patterns import EVERY_WAY_TO_LAY
from engine_core.phases import BONUS, KEEP
from engine_core.player import COIN_BOXES, COINS_IN_A_ROW, PALM_BOXES, Player
from engine_core.scoring import score
from engine_core.table import ROUNDS, TURNS, Table
from engine_core.treasure_maps import COLOURS, count_of
from firmware import roles, signs
from firmware.canvas import Canvas
from firmware.ghost import columns_and_rows
from firmware.layout import Box, Layout

_COIN = 13  # pixels from one coin box to the next


class SheetView:
    def __init__(self, canvas: Canvas, layout: Layout) -> None:
        self._canvas = canvas
        self._layout = layout

    def draw(self, player: Player) -> None:
        """The whole sheet, on empty paper."""
        coins(self._canvas, self._layout.coins, player)
        palms(self._canvas, self._layout.palms, player)
        self._tallies(player)
        self._points(score(player).total)

    def _tallies(self, player: Player) -> None:
        """How many complete maps of each colour."""
        box = self._layout.tallies
        columns = 2 if box.height > 20 else 4
        pitch = box.width // columns
        for colour in range(len(COLOURS)):
            x = box.x + colour % columns * pitch
            y = box.y + colour // columns * 16
            signs.colour(self._canvas, x, y, colour)
            self._canvas.text(x + 10, y, str(count_of(colour, player.complete)))

    def _points(self, points: int) -> None:
        box = self._layout.points
        if box.height >= 30:
            self._canvas.large_in(box.x, box.y, box.width, str(points), roles.INK)
        else:
            self._canvas.text_in(
                box.x, box.y, box.width, str(points), roles.INK, True, 1
            )

    # The heading.

    def draw_heading(self, name: str, game: Table) -> None:
        """Whose sheet it is, how far the game is, and the pattern of the turn."""
        layout = self._layout
        is_across = layout.pattern.y == layout.name.y
        if is_across:
            self._canvas.fill(0, 0, self._canvas.width, layout.maps[0].y - 1, roles.INK)
        ink = roles.LAND if is_across else roles.INK
        box = layout.name
        self._canvas.text_in(box.x, box.y, box.width, name, ink, True, -1)
        box = layout.progress
        progress = f"{game.round + 1}/{ROUNDS}  {game.turn + 1}/{TURNS}"
        self._canvas.text_in(box.x, box.y, box.width, progress, ink, False, -1)
        box = layout.pattern
        if game.phase == BONUS:
            signs.cross(self._canvas, box.x, box.y)
            count = str(game.bonus_cells)
            self._canvas.text(box.x + signs.SIZE + 1, box.y, count, ink, True)
        elif game.phase != KEEP:  # when no card is turned up yet
            cell = roles.GHOST if is_across else roles.PEN
            draw_pattern(self._canvas, box, game.pattern(), cell)


def draw_pattern(canvas: Canvas, box: Box, pattern: int, role: int) -> None:
    """A pattern as it stands on its card, in the middle of a box."""
    cells = EVERY_WAY_TO_LAY[pattern][0]
    columns, rows = columns_and_rows(cells)
    size = min(box.width // 3, box.height // 2)
    left = box.x + (box.width - size * columns) // 2
    top = box.y + (box.height - size * rows) // 2
    for row in range(rows):
        for column in range(columns):
            if cells >> cell_at(row, column) & 1:
                x, y = left + column * size, top + row * size
                canvas.fill(x, y, size - 1, size - 1, role)


def coins(canvas: Canvas, box: Box, player: Player) -> None:
    """Coin boxes from the left, top row first; a full row has a cup beside it."""
    pitch = box.height // 3
    across = min(_COIN, (box.width - 19) // COINS_IN_A_ROW)
    coin, y = 0, box.y - signs.TOP
    for row in range(COIN_BOXES // COINS_IN_A_ROW):
        x = box.x
        for _ in range(COINS_IN_A_ROW):
            signs.coin_box(canvas, x, y, coin < player.coins)
            coin += 1
            x += across
        _cup(canvas, x + 2, y, row, player)
        y += pitch


def _cup(canvas: Canvas, x: int, y: int, row: int, player: Player) -> None:
    is_won = row < len(player.cups)
    signs.cup(canvas, x, y, is_won)
    if is_won:
        canvas.text(x + signs.SIZE + 1, y, str(player.cups[row]))


def palms(canvas: Canvas, box: Box, player: Player) -> None:
    """Palm boxes: what each palm scored, or a palm where one is still to come."""
    columns = 4 if box.width > 2 * box.height else 2
    pitch_x = box.width // columns
    pitch_y = box.height * columns // PALM_BOXES
    side = min(pitch_x, pitch_y) - 1
    for palm in range(PALM_BOXES):
        x = box.x + palm % columns * pitch_x
        y = box.y + palm // columns * pitch_y
        _palm_box(canvas, x, y, side, palm, player)


def _palm_box(
    canvas: Canvas, x: int, y: int, side: int, palm: int, player: Player
) -> None:
    canvas.fill(x, y, side, side, roles.LAND)
    canvas.box(x, y, side, side, roles.LEAF)
    top = y + (side - 15) // 2
    if palm < len(player.palms):
        points = str(player.palms[palm])
        canvas.text_in(x, top, side, points, roles.LEAF, True)
    else:
        signs.palm(canvas, x + (side - signs.SIZE) // 2, top)
