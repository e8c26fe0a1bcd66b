"""Lists to choose from and texts to read, in the same shape on every screen."""

from firmware import keys, roles
from firmware.handheld import Handheld
from firmware.lending import borrow
from firmware.lettering import LINE, wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

INDENT = 6


class Listing:
    """Lines under a title, one of them chosen, as many as the page holds."""

    def __init__(self, ui: Handheld, items: list[str], top: int, at: int) -> None:
        self._ui = ui
        self._items = items
        self._top = top
        self._room = (ui.layout.page.height - top) // LINE
        self._first = 0
        self.at = at

    def draw(self) -> None:
        if self.at < self._first:
            self._first = self.at
        self._first = max(self._first, self.at - self._room + 1)
        for line in range(self._room):
            self._draw_line(line)

    def _draw_line(self, line: int) -> None:
        canvas, item = self._ui.canvas, self._first + line
        y, is_chosen = self._top + line * LINE, item == self.at
        ground = roles.PEN if is_chosen else roles.PAPER
        canvas.fill(0, y, canvas.width, LINE, ground)
        if item < len(self._items):
            role = roles.LAND if is_chosen else roles.INK
            width = canvas.width - 2 * INDENT
            text, _, value = self._items[item].partition("\t")
            canvas.text_in(INDENT, y + 1, width, text, role, is_chosen, -1)
            if self._is_more_at(line):
                width -= INDENT  # the arrow stands beside the value
            canvas.text_in(INDENT, y + 1, width, value, role, False, 1)
        if self._is_more_at(line):
            arrow = "↑" if line == 0 else "↓"
            role = roles.LAND if is_chosen else roles.INK
            canvas.text_in(0, y + 1, canvas.width - 1, arrow, role, False, 1)

    def _is_more_at(self, line: int) -> bool:
        if line == 0 and self._first > 0:
            return True
        last = self._first + self._room - 1
        return line == self._room - 1 and last < len(self._items) - 1

    def move(self, step: int) -> None:
        self.at = (self.at + step) % len(self._items)


async def choose(
    ui: Handheld,
    title: str,
    items: list[str],
    at: int = 0,
    heading: "Callable[[], int] | None" = None,
    help_on: str = "",
) -> int | None:
    """One of the items, or None to go back. A tab parts an item from its value.

    A screen with something of its own above the list gives a heading, which draws
    that and returns where it ends. `help_on` names what the help tells.
    """
    while True:
        chooser = _drawn_list(ui, title, items, at, heading, help_on)
        intent = await _moved(ui, chooser)
        if intent == keys.OK:
            return chooser.at
        if intent == keys.BACK or not help_on:
            return None
        at = chooser.at
        await help_here(ui, help_on)


def _drawn_list(
    ui: Handheld,
    title: str,
    items: list[str],
    at: int,
    heading: "Callable[[], int] | None",
    help_on: str,
) -> Listing:
    ui.canvas.clear()
    hints = [(keys.OK, ui.words.CHOOSE), (keys.BACK, ui.words.GO_BACK)]
    if help_on:
        hints.append((keys.MENU, ui.words.HELP))
    ui.hints(*hints)
    if heading:
        return Listing(ui, items, heading(), at)
    ui.title_bar(title)
    return Listing(ui, items, ui.TITLE_BAR, at)


async def _moved(ui: Handheld, chooser: Listing) -> int:
    """Move the cursor until the player means something else."""
    while True:
        chooser.draw()
        intent = await ui.intent()
        if intent in (keys.OK, keys.BACK, keys.MENU):
            return intent
        if intent in (keys.UP, keys.LEFT):
            chooser.move(-1)
        elif intent in (keys.DOWN, keys.RIGHT):
            chooser.move(1)


async def help_here(ui: Handheld, topic: str) -> None:
    """Help for a screen, which draws itself again afterwards."""
    await borrow("screens.help").help_here(ui, topic)


async def tell_trouble(ui: Handheld) -> None:
    """What went wrong with saved files, if anything did since the last time."""
    if ui.storage.broken or ui.storage.failure:
        await borrow("screens.trouble").tell_trouble(ui)


async def wait_for_ok(ui: Handheld, draw: "Callable[[], None]", topic: str) -> None:
    """Show a screen that only wants to be seen, until the player goes on."""
    while True:
        draw()
        ui.hints((keys.OK, ui.words.GO_ON), (keys.MENU, ui.words.HELP))
        if await ui.wait_for(keys.OK, keys.MENU) == keys.OK:
            return
        await help_here(ui, topic)


async def read(ui: Handheld, title: str, text: str) -> bool:
    """A text, page by page; whether the player went on after the last page."""
    lines = wrap(text, ui.canvas.width - 2 * INDENT)
    room = (ui.layout.page.height - ui.TITLE_BAR) // LINE
    pages = (len(lines) + room - 1) // room
    page = 0
    while page < pages:
        _draw_page(ui, title, lines[page * room : (page + 1) * room], page, pages)
        intent = await ui.intent()
        if intent in (keys.BACK, keys.MENU):
            return False
        page += -1 if intent in (keys.UP, keys.LEFT) and page else 1
    return True


def _draw_page(
    ui: Handheld, title: str, lines: list[str], page: int, pages: int
) -> None:
    ui.canvas.clear()
    ui.title_bar(title if pages == 1 else f"{title} {page + 1}/{pages}")
    for number, line in enumerate(lines):
        ui.canvas.text(INDENT, ui.TITLE_BAR + number * LINE + 1, line)
    ui.hints((keys.OK, ui.words.GO_ON), (keys.BACK, ui.words.GO_BACK))
