"""A round is over: how everyone stands."""

from engine_core.table import ROUNDS
from firmware import keys, roles
from firmware.handheld import Handheld
from firmware.lettering import LINE
from firmware.match import Match

_BOTS_ALONE_MS = 1500


async def round_end(ui: Handheld, match: Match) -> None:
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
    canvas.text_in(12, y + 4, canvas.width - 24, words.CUPS_LEFT.format(game.cups_left))
    ui.hints((keys.OK, words.GO_ON))
    if match.people():
        await ui.wait_for(keys.OK)
    else:
        await ui.pause(_BOTS_ALONE_MS)
