"""What went wrong with saved files: said once, and then the game goes on."""

from firmware.handheld import Handheld
from firmware.pages import read

_NO_SPACE = 28  # ENOSPC, which MicroPython does not name


async def tell_trouble(ui: Handheld) -> None:
    """Whatever nobody has been told yet."""
    shelf = ui.storage
    while shelf.broken:
        name, why = shelf.broken.pop(0)
        if name == "game":
            title, text = ui.words.choices("BROKEN_GAME")
            await read(ui, title, text.format(why))
        else:
            title, text = ui.words.choices("BROKEN_FILE")
            await read(ui, title, text.format(name, name))
    if shelf.failure:
        title, no_room, other, advice = ui.words.choices("NOT_SAVED")
        number, shelf.failure = shelf.failure, 0
        why = no_room if number == _NO_SPACE else other.format(number)
        await read(ui, title, why + " " + advice)
