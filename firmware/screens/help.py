"""How to play, and what the buttons of this board do."""

from firmware import keys
from firmware.handheld import Handheld
from firmware.pages import choose, read


async def how_to_play(ui: Handheld) -> None:
    words, at = ui.words, 0
    topics = words.TOPICS
    while True:
        items = [words.BUTTONS] + [title for title, _ in topics]
        chosen = await choose(ui, words.HOW_TO_PLAY, items, at)
        if chosen is None:
            return
        at = chosen
        if chosen == 0:
            await read(ui, words.BUTTONS, _buttons(ui))
        else:
            title, text = topics[chosen - 1]
            await read(ui, title, text)


def _buttons(ui: Handheld) -> str:
    """A line for each button that this board has."""
    words = ui.words
    lines = []
    for intent, text in (
        (keys.OK, words.PLACE),
        (keys.BACK, words.ONE_CELL + ", " + words.UNDO + ", " + words.GO_BACK),
        (keys.TURN, words.TURN),
        (keys.MIRROR, words.MIRROR),
        (keys.SWITCH, words.OTHER_MAP),
        (keys.MENU, words.MENU),
    ):
        found = ui.keys.button_for(intent)
        if found:
            name, is_held = found
            how = f"{name} {words.HELD}" if is_held else name
            lines.append(f"{how}: {text}")
    lines.append(words.STEER if ui.keys.can_steer else _stepping(ui))
    return "\n".join(lines)


def _stepping(ui: Handheld) -> str:
    """On a board without a D-pad two buttons do it all."""
    up, down = ui.keys.button_for(keys.UP), ui.keys.button_for(keys.DOWN)
    return ui.words.STEP.format(up and up[0], down and down[0])
