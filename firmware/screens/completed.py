"""Step 3 of a turn: cups for full rows, and maps laid aside complete."""

from engine_core import news
from engine_core.treasure_maps import points
from firmware import keys, roles
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.pages import wait_for_ok
from firmware.player_view import PlayerView

_BOT_MS = 1200


async def completed(ui: Handheld, match: Match, event: tuple) -> None:
    """One cup or one complete map of one player."""
    kind, seat, what = event

    def draw() -> None:
        PlayerView(ui, match, seat).draw()
        _draw_card(ui, kind, what)

    if match.is_person(seat):
        await wait_for_ok(ui, draw, "EARNED")
    else:
        draw()
        ui.hints((keys.OK, ui.words.HURRY))
        await ui.pause(_BOT_MS)


def _draw_card(ui: Handheld, kind: str, what: int) -> None:
    """What the player has earned, large, over the two maps."""
    words, canvas = ui.words, ui.canvas
    if kind == news.COMPLETE:
        text, earned = words.MAP_COMPLETE, points(what)
    else:
        text, earned = words.CUP_WON if what else words.NO_CUP_LEFT, what
    left, right = ui.layout.maps
    width = min(right.x + right.width - left.x - 12, 168)
    x = (left.x + right.x + right.width - width) // 2
    y = left.y + left.height // 2 - 30
    canvas.fill(x, y, width, 60, roles.LAND)
    canvas.box(x, y, width, 60, roles.INK, 3)
    canvas.text_in(x + 4, y + 7, width - 8, text, roles.INK, True)
    canvas.large_in(x + 4, y + 24, width - 8, f"+{earned}", roles.PEN)
