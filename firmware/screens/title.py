"""The title: go on with a game, begin one, or look round."""

from engine_core.treasure_maps import land
from firmware import roles
from firmware.handheld import Handheld
from firmware.layout import Box
from firmware.lettering import LINE
from firmware.map_view import HEAD, MapView
from firmware.pages import choose

_RIBBON = 40
_ISLANDS = (30, 44)
_UNEXPLORED = 0b11111_10111_11101_01000_10110_00011  # the rest is crossed out

CONTINUE, NEW_GAME, HOW_TO_PLAY, SETTINGS, HALL_OF_FAME = range(5)


async def title(ui: Handheld, has_game: bool, at: int | None = None) -> int:
    """What to do next; `at` is the item the cursor begins on."""
    words = ui.words
    items = [words.CONTINUE, words.NEW_GAME, words.HOW_TO_PLAY]
    items += [words.SETTINGS, words.HALL_OF_FAME]
    first = 0 if has_game else 1

    def heading() -> int:
        return _draw_name(ui, LINE * len(items[first:]))

    while True:
        place = max((at or 0) - first, 0)
        chosen = await choose(ui, "", items[first:], place, heading, "TITLE")
        if chosen is not None:
            return chosen + first


def _draw_name(ui: Handheld, room: int) -> int:
    """The name of the game, as large as the list below it lets it be."""
    canvas, name = ui.canvas, ui.words.GAME_NAME
    free = ui.layout.page.height - room
    ribbon = min(free, _RIBBON)
    canvas.fill(0, 0, canvas.width, ribbon, roles.INK)
    if ribbon < 32:
        canvas.text_in(0, (ribbon - 15) // 2, canvas.width, name, roles.LAND, True)
    else:
        canvas.large_in(0, (ribbon - 30) // 2, canvas.width, name, roles.LAND)
    if free > 2 * _RIBBON:
        _draw_chart(ui, ribbon, free - ribbon)
    return free


def _draw_chart(ui: Handheld, top: int, height: int) -> None:
    """Two islands in the sea, half explored."""
    canvas, cell = ui.canvas, min(ui.layout.cell, (height - 6) // 5)
    canvas.fill(0, top, canvas.width, height, roles.SEA)
    half = canvas.width // 2
    for side, map_id in enumerate(_ISLANDS):
        box = Box(side * half, top - HEAD, half, height + HEAD)
        open_cells = land(map_id) & _UNEXPLORED
        MapView(canvas, box, cell, map_id).draw_island(open_cells)
