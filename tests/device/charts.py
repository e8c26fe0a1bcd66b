"""Paints maps in native code and in its plain twin, and compares the pixels.

micropython -m tests.device.charts
"""

import sys

import tools.desk  # noqa: F401  (brings framebuf)
from engine_core.chance import Chance
from engine_core.grid import ALL_CELLS
from engine_core.patterns import EVERY_WAY_TO_LAY
from engine_core.treasure_maps import MAPS, land
from firmware import chart_viper, map_view
from firmware.canvas import Canvas
from firmware.ghost import Ghost
from firmware.layout import layout_for
from tools.desk.boards import board_named
from tools.desk.panel import Panel

_BOARDS = ("pico_lcd_1_3", "display_pack", "display_pack_2")


def compare(rounds: int) -> int:
    """How many maps were the same in both ways; the first that is not raises."""
    chance = Chance(2)
    panels = [Panel(board_named(name), keeps_seen=False) for name in _BOARDS]
    seen = bytearray(max([len(panel.pixels) for panel in panels]))
    for number in range(rounds):
        panel = panels[number % len(panels)]
        steps = _steps(chance)
        assert _painted(panel, chart_viper, steps)
        seen[: len(panel.pixels)] = panel.pixels
        assert not _painted(panel, None, steps)
        assert memoryview(seen)[: len(panel.pixels)] == panel.pixels, steps
    return rounds


def _steps(chance: Chance) -> tuple[int, int, int, int, list[int]]:
    """A map, what is crossed on it, what of that is fresh, a slot, and ghosts."""
    crossed = chance.below(1 << 15) << 15 | chance.below(1 << 15)
    map_id, pattern = chance.below(MAPS), chance.below(len(EVERY_WAY_TO_LAY))
    ghost = Ghost(EVERY_WAY_TO_LAY[pattern][0], land(map_id))
    ghosts = []
    for _ in range(4):
        ghost.turn()
        for _ in range(chance.below(6)):
            ghost.move(chance.below(2), chance.below(3) - 1)
        ghosts.append(ghost.cells())
    fresh = crossed & chance.below(1 << 15)
    return map_id, crossed, fresh, chance.below(2), ghosts


def _painted(panel: Panel, native, steps) -> bool:
    """Paint it all; whether native code did it."""
    map_id, crossed, fresh, slot, ghosts = steps
    map_view.chart_viper = native  # type: ignore[attr-defined]
    canvas, layout = Canvas(panel), layout_for(panel.width, panel.height)
    canvas.clear()
    view = map_view.MapView(canvas, layout.maps[slot], layout.cell, map_id)
    view.draw(land(map_id) & ~crossed & ALL_CELLS, True, fresh)
    for ghost in ghosts:
        view.show_ghost(ghost)
    view.cross(ghosts[-1])
    return view._chart is not None


if __name__ == "__main__":
    print(compare(int(sys.argv[1])), "maps")
