"""The pages that nobody should see: the program failed, and what to do."""

from firmware import roles
from firmware.handheld import Handheld
from firmware.lettering import LINE, wrap


async def failure(ui: Handheld, what: str, details: str = "") -> None:
    """A text that says what to do, and the end of a traceback: that tells most."""
    title, advice = ui.words.choices(what)
    canvas = ui.canvas
    canvas.clear()
    ui.title_bar(title)
    width = canvas.width - 8
    lines = wrap(advice, width)
    room = (canvas.height - ui.TITLE_BAR) // LINE - len(lines)
    told = []
    for line in details.strip().split("\n"):
        told += wrap(line.strip(), width)
    for number, line in enumerate(lines + told[-room:]):
        role = roles.INK if number < len(lines) else roles.RED
        canvas.text_in(4, ui.TITLE_BAR + number * LINE, width, line, role, False, -1)
    await canvas.refresh()
