"""How to play: the whole rules in short pages with pictures."""

from firmware import keys
from firmware.handheld import Handheld
from firmware.layout import Box
from firmware.lending import borrow
from firmware.lettering import LINE, wrap
from firmware.pages import INDENT, choose

TOPICS = (
    "AIM",
    "START",
    "CARD",
    "MARK",
    "CELL",
    "CROSS",
    "COIN",
    "PALM",
    "COMPLETE",
    "SEAL",
    "ROUND",
    "SCORE",
)
_PICTURE = 88  # pixels wide
_TALLEST = 112


async def wants_lesson(ui: Handheld) -> bool:
    """From the title: read the rules, or ask for the lesson."""
    at = 0
    while True:
        chosen = await _choose_topic(ui, [ui.words.LESSON_NAME], at)
        if not chosen:
            return chosen == 0
        at = chosen
        await _leaf_through(ui, chosen - 1)


async def rules(ui: Handheld) -> None:
    """From the help in a game."""
    at: int | None = 0
    while at is not None:
        at = await _choose_topic(ui, [], at)
        if at is not None:
            await _leaf_through(ui, at)


async def _choose_topic(ui: Handheld, before: list[str], at: int) -> int | None:
    titles = before + [_texts(ui, topic)[0] for topic in TOPICS]
    return await choose(ui, ui.words.HOW_TO_PLAY, titles, at)


async def _leaf_through(ui: Handheld, at: int) -> None:
    """Page by page from a topic on; the player goes back when it is enough."""
    page = 0
    while at < len(TOPICS):
        title, lines = _lines(ui, at)
        room = (ui.layout.page.height - ui.TITLE_BAR) // LINE
        is_more = (page + 1) * room < len(lines)
        _draw(ui, at, title, lines[page * room : (page + 1) * room], is_more)
        intent = await ui.intent()
        if intent in (keys.BACK, keys.MENU):
            return
        if intent in (keys.UP, keys.LEFT):
            at, page = max(at - 1, 0), 0
        elif is_more:
            page += 1
        else:
            at, page = at + 1, 0


def _texts(ui: Handheld, topic: str) -> list[str]:
    """The title of a page, and what it says."""
    return ui.words.choices("RULE_" + topic)


def _lines(ui: Handheld, at: int) -> tuple[str, list[str]]:
    title, text = _texts(ui, TOPICS[at])
    return title, wrap(text, ui.canvas.width - _PICTURE - 3 * INDENT)


def _draw(ui: Handheld, at: int, title: str, lines: list[str], is_more: bool) -> None:
    canvas = ui.canvas
    canvas.clear()
    ui.title_bar(f"{title} {at + 1}/{len(TOPICS)}")
    top = ui.TITLE_BAR
    height = min(ui.layout.page.height - top - 2, _TALLEST)
    box = Box(INDENT, top, _PICTURE, height)
    borrow("rule_pictures").PICTURES[TOPICS[at]](canvas, box)
    for number, line in enumerate(lines):
        canvas.text(_PICTURE + 2 * INDENT, top + number * LINE + 1, line)
    if is_more:
        y = top + (len(lines) - 1) * LINE + 1
        canvas.text_in(0, y, canvas.width - 1, "↓", align=1)
    ui.hints((keys.OK, ui.words.NEXT), (keys.BACK, ui.words.GO_BACK))
