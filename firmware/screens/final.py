"""The end: every score with its parts, the ranking, and why a tie broke."""

from engine_core.ranking import BY_POINTS, SHARED, ranking, what_parted
from firmware import keys, roles, signs
from firmware.handheld import Handheld
from firmware.lettering import LINE
from firmware.match import Match
from firmware.pages import wait_for_ok

_LABEL = 62  # width of the column that names the parts


async def final(ui: Handheld, match: Match) -> None:
    """The parts first, then who won; back and forth until the players go on."""
    while True:
        await wait_for_ok(ui, lambda: _draw_parts(ui, match), "FINAL")
        _draw_ranking(ui, match)
        ui.hints((keys.OK, ui.words.GO_ON), (keys.BACK, ui.words.GO_BACK))
        if await ui.wait_for(keys.OK, keys.BACK) == keys.OK:
            return


def _draw_parts(ui: Handheld, match: Match) -> None:
    """A column for each player, a row for each part of the score."""
    canvas, words = ui.canvas, ui.words
    canvas.clear()
    scores = match.game.scores()
    pitch = min((ui.layout.page.height - 2) // 7, 24)
    column = (canvas.width - _LABEL - 2) // len(scores)
    labels = words.choices("SCORE_PARTS")
    for row, label in enumerate(labels):
        y = 2 + (row + 1) * pitch
        is_total = row == len(labels) - 1
        if is_total:
            canvas.fill(0, y - 1, canvas.width, 1, roles.INK)
        canvas.text_in(3, y, _LABEL, label, roles.INK, is_total, -1)
        for seat, score in enumerate(scores):
            x = _LABEL + seat * column
            canvas.text_in(x, y, column, str(score[row]), roles.INK, is_total)
    for seat in range(len(scores)):
        x = _LABEL + seat * column
        canvas.text_in(x + 1, 1, column - 2, match.name(seat), roles.PEN, True)


def _draw_ranking(ui: Handheld, match: Match) -> None:
    """Place, name and points; below them what told a tie apart."""
    canvas = ui.canvas
    canvas.clear()
    ui.title_bar(ui.words.RANKING)
    lines = _ranking_lines(ui, match)
    pitch = min((ui.layout.page.height - 20) // len(lines), LINE)
    for number, (place, text, points) in enumerate(lines):
        y, bold = 20 + number * pitch, place == "1."
        role = roles.INK if place else roles.PEN
        canvas.text_in(8, y, 24, place, role, bold, -1)
        canvas.text_in(30, y, canvas.width - 80, text, role, bold, -1)
        canvas.text_in(30, y, canvas.width - 40, points, role, bold, 1)


def _ranking_lines(ui: Handheld, match: Match) -> list[tuple[str, str, str]]:
    players, scores = match.game.players, match.game.scores()
    lines, before = [], None
    for place, seat in ranking(players):
        if before is not None:
            reason = _reason(ui, what_parted(players[before], players[seat]))
            if reason:
                lines.append(("", reason, ""))
        lines.append((f"{place}.", match.name(seat), str(scores[seat].total)))
        before = seat
    return lines


def _reason(ui: Handheld, parted: int) -> str:
    """What told two neighbours in the ranking apart, where points did not."""
    if parted == BY_POINTS:
        return ""
    if parted == SHARED:
        return ui.words.SHARED
    return ui.words.TIE_BROKEN.format(signs.OF_COLOUR[parted])
