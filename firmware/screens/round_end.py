"""A round is over: how everyone stands."""

from engine_core.table import ROUNDS
from firmware import roles
from firmware.handheld import Handheld
from firmware.lettering import LINE
from firmware.match import Match
from firmware.pages import wait_for_ok

_BOTS_ALONE_MS = 1500


async def round_end(ui: Handheld, match: Match) -> None:
    if match.people():
        await wait_for_ok(ui, lambda: _draw(ui, match), "ROUND")
    else:
        _draw(ui, match)
        await ui.pause(_BOTS_ALONE_MS)


def _draw(ui: Handheld, match: Match) -> None:
    """Names and points, best first, and the cups that are left."""
    canvas, words, game = ui.canvas, ui.words, match.game
    canvas.clear()
    ui.title_bar(words.ROUND_OVER.format(game.round, ROUNDS))
    y = 24
    scores = game.scores()
    # Among equals the earlier seat comes first, on every interpreter.
    best_first = sorted([(-score.total, seat) for seat, score in enumerate(scores)])
    for _, seat in best_first:
        canvas.text_in(12, y, canvas.width - 60, match.name(seat), roles.INK, True, -1)
        total = str(scores[seat].total)
        canvas.text_in(12, y, canvas.width - 24, total, roles.INK, True, 1)
        y += LINE
    text = words.count("CUPS_LEFT", game.cups_left)
    canvas.text_in(12, y + 4, canvas.width - 24, text)
