"""What the players can set."""

from firmware import settings as stored
from firmware.handheld import Handheld
from firmware.lending import borrow
from firmware.pages import choose


async def settings(ui: Handheld) -> None:
    """Each item steps on to its next value; all are kept at once."""
    at = 0
    while True:
        words, now = ui.words, ui.settings
        speeds, off_on = words.choices("SPEEDS"), words.choices("OFF_ON")
        items = [
            f"{words.LANGUAGE}\t{words.LANGUAGE_NAME}",
            f"{words.BOT_SPEED}\t{speeds[now.speed]}",
            f"{words.HINTS}\t{off_on[now.hints]}",
            f"{words.BACKLIGHT}\t{now.backlight} %",
        ]
        chosen = await choose(ui, words.SETTINGS, items, at, help_on="SETTINGS")
        if chosen is None:
            return
        at = chosen
        if chosen == 0:
            await borrow("screens.language").choose_language(ui)
        elif chosen == 1:
            now.speed = (now.speed + 1) % len(speeds)
        elif chosen == 2:
            now.hints = not now.hints
        else:
            now.backlight = now.backlight % 100 + 20
            ui.power.backlight(now.backlight)
        stored.save(ui.storage, now)
