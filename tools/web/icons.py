"""The page's icons: an island as the handheld itself draws it."""

from pathlib import Path

import tools.desk  # noqa: F401  (brings framebuf, which firmware imports)
from engine_core.treasure_maps import land
from firmware import roles
from firmware.canvas import Canvas
from firmware.layout import Box
from firmware.map_view import HEAD, MapView
from tools.desk.boards import Board
from tools.desk.panel import Panel
from tools.desk.pictures import save_png

# Each file: pixels of the drawing, and how large each of them is.
ICONS = {"icon-192.png": (96, 2), "icon-512.png": (128, 4)}

_ISLAND = 30
_UNEXPLORED = 0b11111_10111_11101_01000_10110_00011  # the rest is crossed out


def draw_icon(path: Path, side: int, scale: int) -> None:
    """An island in the sea, small enough to be cut out round."""
    panel = Panel(Board("an icon", side, side, ()), keeps_seen=False)
    canvas = Canvas(panel)
    canvas.clear(roles.SEA)
    box = Box(0, -HEAD, side, side + HEAD)
    island = MapView(canvas, box, side // 8, _ISLAND)
    island.draw_island(land(_ISLAND) & _UNEXPLORED)
    save_png(panel, path, scale)
