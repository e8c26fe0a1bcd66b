"""The page that nobody should see: the program failed, and what to do."""

from firmware import roles
from firmware.handheld import Handheld
from firmware.lettering import LINE, wrap


async def failure(ui: Handheld, traceback: str) -> None:
    """What to do, and the end of the traceback: its last lines tell most."""
    canvas = ui.canvas
    canvas.clear()
    ui.title_bar(ui.words.FAILURE)
    width = canvas.width - 8
    lines = wrap(ui.words.AFTER_FAILURE, width)
    room = (canvas.height - 20) // LINE - len(lines)
    told = []
    for line in traceback.strip().split("\n"):
        told += wrap(line.strip(), width)
    for number, line in enumerate(lines + told[-room:]):
        role = roles.INK if number < len(lines) else roles.RED
        canvas.text_in(4, 20 + number * LINE, width, line, role, False, -1)
    await canvas.refresh()
