"""Pictures beside the rules, drawn by the widgets that draw the game."""

from engine_core.grid import pack
from engine_core.patterns import EXPEDITION, L4
from engine_core.player import Player
from engine_core.treasure_maps import COLOURS, land
from firmware import roles, signs
from firmware.canvas import Canvas
from firmware.ghost import columns_and_rows
from firmware.layout import Box
from firmware.map_view import HEAD, MapView
from firmware.sheet_view import coins, draw_pattern, palms

_ATOLL, _GULL, _LONG_ARM = 0, 17, 19
_STRAIT, _ROUND_ISLE, _TURTLE, _STARFISH = 26, 28, 30, 41
_LARGEST_CELL = 17


def _map(canvas: Canvas, box: Box, map_id: int, crossed: str = "") -> MapView:
    """A map in the middle of the box, with the crosses of a picture on it."""
    columns, rows = columns_and_rows(land(map_id))
    cell = min((box.height - HEAD - 6) // rows, (box.width - 6) // columns)
    cell = min(cell, _LARGEST_CELL)
    height = HEAD + rows * cell + 8
    top = box.y + (box.height - height) // 2
    view = MapView(canvas, Box(box.x, top, box.width, height), cell, map_id)
    view.draw(land(map_id) & ~pack(crossed), False)
    return view


def _card(canvas: Canvas, box: Box, pattern: int) -> None:
    height = min(box.height, box.width * 2 // 3)
    top = box.y + (box.height - height) // 2
    canvas.fill(box.x, top, box.width, height, roles.LAND)
    canvas.box(box.x, top, box.width, height, roles.INK, 2)
    inner = Box(box.x + 8, top + 8, box.width - 16, height - 16)
    draw_pattern(canvas, inner, pattern, roles.PEN)


def _aim(canvas: Canvas, box: Box) -> None:
    _map(canvas, box, _ROUND_ISLE, ".##. #### ..##")


def _start(canvas: Canvas, box: Box) -> None:
    _map(canvas, box, _STRAIT)


def _turned_up(canvas: Canvas, box: Box) -> None:
    _card(canvas, box, L4)


def _mark(canvas: Canvas, box: Box) -> None:
    view = _map(canvas, box, _LONG_ARM)
    view.show_ghost(pack("..... ..... ..### ....#"))


def _cell(canvas: Canvas, box: Box) -> None:
    view = _map(canvas, box, _LONG_ARM, "##... ##... .##.. ....#")
    view.show_ghost(pack("..... ..... ...#."))


def _cross(canvas: Canvas, box: Box) -> None:
    view = _map(canvas, box, _TURTLE)
    view.show_ghost(pack("..... ##..."))


def _coin(canvas: Canvas, box: Box) -> None:
    """A score sheet with one full row, its cup, and a coin more."""
    player = Player([])
    player.coins, player.cups = 5, [6]
    coins(canvas, Box(box.x + 4, box.y + box.height // 2 - 21, 76, 42), player)


def _palm(canvas: Canvas, box: Box) -> None:
    """A map with a palm, and what palms have paid so far."""
    player = Player([])
    player.palms = [3, 1]
    height = 22
    palms(canvas, Box(box.x, box.y, box.width, height), player)
    _map(canvas, Box(box.x, box.y + height, box.width, box.height - height), _GULL)


def _complete(canvas: Canvas, box: Box) -> None:
    _map(canvas, box, _ATOLL, "### #.# ###")


def _seal(canvas: Canvas, box: Box) -> None:
    _map(canvas, box, _STARFISH)


def _round(canvas: Canvas, box: Box) -> None:
    """All expedition cards."""
    width, height = box.width // 2, min((box.height - 2) // 4, 40)
    top = box.y + (box.height - 4 * height) // 2
    for nth, pattern in enumerate(EXPEDITION):
        x, y = box.x + nth % 2 * width, top + nth // 2 * height
        canvas.fill(x, y, width - 2, height - 2, roles.LAND)
        canvas.box(x, y, width - 2, height - 2, roles.INK)
        inner = Box(x + 2, y + 2, width - 6, height - 6)
        draw_pattern(canvas, inner, pattern, roles.PEN)


def _score(canvas: Canvas, box: Box) -> None:
    """The signs of the colours with what their maps are worth."""
    pitch = min(box.height // len(COLOURS), 30)
    for colour in range(len(COLOURS)):
        y = box.y + (box.height - len(COLOURS) * pitch) // 2 + colour * pitch
        signs.colour(canvas, box.x + 22, y, colour)
        points = str(8 + 2 * colour)
        canvas.text_in(box.x + 40, y, 24, points, roles.INK, True, 1)


PICTURES = {
    "AIM": _aim,
    "START": _start,
    "CARD": _turned_up,
    "MARK": _mark,
    "CELL": _cell,
    "CROSS": _cross,
    "COIN": _coin,
    "PALM": _palm,
    "COMPLETE": _complete,
    "SEAL": _seal,
    "ROUND": _round,
    "SCORE": _score,
}
