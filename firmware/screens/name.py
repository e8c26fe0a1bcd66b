"""A name, letter by letter, from a keyboard on the panel."""

from firmware import keys, roles, signs
from firmware.handheld import Handheld

LONGEST = 8

_DELETE = "←"
_TOP = 40
_KEY = 20


async def enter_name(ui: Handheld, name: str) -> str:
    """The name as the player leaves it; an empty one stays what it was."""
    letters = ui.words.ALPHABET + _DELETE + signs.TICK
    across = ui.canvas.width // _KEY
    was, at = name, len(letters) - 1
    while True:
        _draw(ui, name, letters, at)
        intent = await ui.intent()
        if intent == keys.MENU or (intent == keys.OK and letters[at] == signs.TICK):
            return name.strip() or was
        if intent == keys.BACK or (intent == keys.OK and letters[at] == _DELETE):
            name = name[:-1]
        elif intent == keys.OK:
            name = (name + letters[at])[:LONGEST]
        else:
            at = (at + _step(ui, intent, across)) % len(letters)


def _step(ui: Handheld, intent: int, across: int) -> int:
    """One key on, or one row, where left and right are buttons too."""
    if intent in (keys.LEFT, keys.RIGHT):
        return 1 if intent == keys.RIGHT else -1
    rows = across if ui.keys.can_steer else 1
    return -rows if intent == keys.UP else rows


def _draw(ui: Handheld, name: str, letters: str, at: int) -> None:
    canvas = ui.canvas
    canvas.clear()
    ui.title_bar(ui.words.WHAT_NAME)
    canvas.text_in(0, 21, canvas.width, name + "_", roles.PEN, True)
    across = canvas.width // _KEY
    rows = (len(letters) + across - 1) // across
    pitch = min((ui.layout.page.height - _TOP) // rows, _KEY)
    for nth, letter in enumerate(letters):
        x, y = nth % across * _KEY, _TOP + nth // across * pitch
        if nth == at:
            canvas.fill(x, y, _KEY, pitch, roles.PEN)
        role = roles.LAND if nth == at else roles.INK
        canvas.text_in(x, y + (pitch - 15) // 2, _KEY, letter, role, nth == at)
    ui.hints((keys.OK, ui.words.CHOOSE), (keys.BACK, ui.words.DELETE))
