"""What the players can set."""

from firmware import settings as stored
from firmware.handheld import Handheld
from firmware.pages import choose


async def settings(ui: Handheld) -> None:
    """Each item steps on to its next value; all are kept at once."""
    words, at = ui.words, 0
    while True:
        now = ui.settings
        items = [
            f"{words.BOT_SPEED}\t{words.SPEEDS[now.speed]}",
            f"{words.HINTS}\t{words.OFF_ON[now.hints]}",
            f"{words.BACKLIGHT}\t{now.backlight} %",
        ]
        chosen = await choose(ui, words.SETTINGS, items, at)
        if chosen is None:
            return
        at = chosen
        if chosen == 0:
            now.speed = (now.speed + 1) % len(words.SPEEDS)
        elif chosen == 1:
            now.hints = not now.hints
        else:
            now.backlight = now.backlight % 100 + 20
            ui.power.backlight(now.backlight)
        stored.save(ui.storage, now)
