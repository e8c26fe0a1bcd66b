"""The best scores of this device."""

from firmware import fame
from firmware.handheld import Handheld
from firmware.pages import choose


async def hall_of_fame(ui: Handheld) -> None:
    words = ui.words
    found = fame.load(ui.storage)
    items = [words.count("GAMES_PLAYED", found.games)]
    for nth, (points, name) in enumerate(found.best):
        items.append(f"{nth + 1}. {name}\t{points}")
    await choose(ui, words.HALL_OF_FAME, items, help_on="FAME")
