"""Help for one screen: what it is for, and what the buttons of this board do there."""

from firmware import keys
from firmware.handheld import Handheld
from firmware.lending import borrow
from firmware.lettering import LINE, wrap
from firmware.pages import INDENT
from firmware.signs import button

_LIST = ((keys.OK, "CHOOSE"), (keys.BACK, "GO_BACK"))
_SEEN = ((keys.OK, "GO_ON"),)
_GAME = ((keys.OK, "GO_ON"), (keys.MENU, "MENU"))

# What the buttons mean on each screen: the words of its bar, all of them.
_BUTTONS = {
    "TITLE": ((keys.OK, "CHOOSE"),),
    "SEATS": _LIST,
    "NAME": ((keys.OK, "CHOOSE"), (keys.BACK, "DELETE")),
    "SETTINGS": _LIST,
    "FAME": _LIST[1:],
    "KEEP": ((keys.OK, "KEEP"), (keys.BACK, "UNDO"), (keys.MENU, "MENU")),
    "PASS": ((keys.OK, "I_HAVE_IT"), (keys.MENU, "MENU")),
    "REVEAL": _GAME,
    "MARK": (
        (keys.OK, "PLACE"),
        (keys.TURN, "TURN"),
        (keys.MIRROR, "MIRROR"),
        (keys.BACK, "ONE_CELL"),
        (keys.SWITCH, "OTHER_MAP"),
        (keys.MENU, "MENU"),
    ),
    "BONUS": (
        (keys.OK, "PLACE"),
        (keys.BACK, "UNDO"),
        (keys.SWITCH, "OTHER_MAP"),
        (keys.MENU, "MENU"),
    ),
    "CONFIRM": ((keys.OK, "CONFIRM"), (keys.BACK, "UNDO"), (keys.MENU, "MENU")),
    "EARNED": _SEEN,
    "TAKE": ((keys.OK, "TAKE"), (keys.MENU, "MENU")),
    "BOT": ((keys.OK, "HURRY"), (keys.MENU, "MENU")),
    "TABLE": ((keys.OK, "NEXT"), (keys.BACK, "GO_BACK")),
    "ROUND": _SEEN,
    "FINAL": _SEEN,
}
TOPICS = tuple(_BUTTONS)


async def help_here(ui: Handheld, topic: str) -> None:
    """The page of a screen, and from there the rules; then back to the screen."""
    title, text = ui.words.choices("ON_" + topic)
    lines = _lines(ui, topic, text)
    room = (ui.layout.page.height - ui.TITLE_BAR) // LINE
    first = 0
    while True:
        _draw(ui, title, lines[first : first + room], first + room < len(lines))
        intent = await ui.intent()
        if intent == keys.OK:
            await borrow("screens.rules").rules(ui)
        elif intent in (keys.BACK, keys.MENU):
            return
        elif intent in (keys.UP, keys.LEFT):
            first = max(first - room, 0)
        elif first + room < len(lines):
            first += room


def _lines(ui: Handheld, topic: str, text: str) -> list[tuple[str, str]]:
    """The text, then a line for each button that this board has: button and word."""
    words, width = ui.words, ui.canvas.width - 2 * INDENT
    if topic == "MARK":
        text += "\n" + moving(ui)
    lines = [("", line) for line in wrap(text, width)]
    for intent, word in _BUTTONS[topic]:
        found = ui.keys.button_for(intent)
        if found:
            name, is_held = found
            does = getattr(words, word)
            lines.append((name, words.HELD.format(does) if is_held else does))
    return lines


def moving(ui: Handheld) -> str:
    """How a pattern is moved: by a D-pad, or by two buttons that step."""
    if ui.keys.can_steer:
        return ui.words.STEER
    up, down = ui.button_name(keys.UP), ui.button_name(keys.DOWN)
    return ui.words.STEP.format(UP=up, DOWN=down)


def _draw(
    ui: Handheld, title: str, lines: list[tuple[str, str]], is_more: bool
) -> None:
    canvas, words = ui.canvas, ui.words
    canvas.clear()
    ui.title_bar(title)
    for number, (name, text) in enumerate(lines):
        x, y = INDENT, ui.TITLE_BAR + number * LINE + 1
        if name:
            x = button(canvas, x, y, name) + 4
        canvas.text(x, y, text)
    if is_more:
        y = ui.TITLE_BAR + (len(lines) - 1) * LINE + 1
        canvas.text_in(0, y, canvas.width - 1, "↓", align=1)
    ui.hints((keys.BACK, words.GO_BACK), (keys.OK, words.RULES))
