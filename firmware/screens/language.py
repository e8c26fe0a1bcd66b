"""Which language the game speaks: each is called by its own name."""

from firmware import keys, settings
from firmware.handheld import Handheld
from firmware.languages import LANGUAGES
from firmware.pages import Listing


async def choose_language(ui: Handheld) -> None:
    """The whole screen speaks the language that the cursor is on.

    On a first start there is no way back: one of them it has to be.
    """
    was, at = ui.settings.language, _place_of(ui.words.language)
    while True:
        _draw(ui, at)
        intent = await ui.intent()
        if intent == keys.OK:
            ui.settings.language = ui.words.language
            settings.save(ui.storage, ui.settings)
            return
        if intent in (keys.BACK, keys.MENU) and was:
            ui.speak(was)
            return
        if intent in (keys.UP, keys.LEFT):
            at = (at - 1) % len(LANGUAGES)
        elif intent in (keys.DOWN, keys.RIGHT):
            at = (at + 1) % len(LANGUAGES)
        ui.speak(LANGUAGES[at][0])


def _place_of(language: str) -> int:
    return [code for code, _ in LANGUAGES].index(language)


def _draw(ui: Handheld, at: int) -> None:
    ui.canvas.clear()
    ui.title_bar(ui.words.LANGUAGE)
    Listing(ui, [name for _, name in LANGUAGES], ui.TITLE_BAR, at).draw()
    hints = [(keys.OK, ui.words.CHOOSE)]
    if ui.settings.language:
        hints.append((keys.BACK, ui.words.GO_BACK))
    ui.hints(*hints)
