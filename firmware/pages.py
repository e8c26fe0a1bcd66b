"""Lists to choose from and texts to read, in the same shape on every screen."""

from firmware import keys, roles
from firmware.handheld import Handheld
from firmware.lettering import LINE, wrap

_TOP = 20  # below the title bar
_INDENT = 6


class _List:
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
            width = canvas.width - 2 * _INDENT
            text, _, value = self._items[item].partition("\t")
            canvas.text_in(_INDENT, y + 1, width, text, role, is_chosen, -1)
            canvas.text_in(_INDENT, y + 1, width, value, role, False, 1)
        if self._is_more_at(line):
            arrow = "↑" if line == 0 else "↓"
            canvas.text_in(0, y + 1, canvas.width - 1, arrow, roles.INK, False, 1)

    def _is_more_at(self, line: int) -> bool:
        if line == 0 and self._first > 0:
            return True
        last = self._first + self._room - 1
        return line == self._room - 1 and last < len(self._items) - 1

    def move(self, step: int) -> None:
        self.at = (self.at + step) % len(self._items)


async def choose(
    ui: Handheld, title: str, items: list[str], at: int = 0, top: int = 0
) -> int | None:
    """One of the items, or None to go back. A tab parts an item from its value.

    A screen that has drawn something of its own above the list says where that
    ends, as `top`, and has no title bar.
    """
    ui.canvas.fill(0, top, ui.canvas.width, ui.canvas.height - top, roles.PAPER)
    if not top:
        ui.title_bar(title)
    ui.hints((keys.OK, ui.words.CHOOSE), (keys.BACK, ui.words.GO_BACK))
    chooser = _List(ui, items, top or _TOP, at)
    while True:
        chooser.draw()
        intent = await ui.intent()
        if intent == keys.OK:
            return chooser.at
        if intent in (keys.BACK, keys.MENU):
            return None
        if intent in (keys.UP, keys.LEFT):
            chooser.move(-1)
        elif intent in (keys.DOWN, keys.RIGHT):
            chooser.move(1)


async def read(ui: Handheld, title: str, text: str) -> None:
    """A text, page by page, until the player goes on after the last or goes back."""
    lines = wrap(text, ui.canvas.width - 2 * _INDENT)
    room = (ui.layout.page.height - _TOP) // LINE
    pages = (len(lines) + room - 1) // room
    page = 0
    while 0 <= page < pages:
        _draw_page(ui, title, lines[page * room : (page + 1) * room], page, pages)
        intent = await ui.intent()
        if intent in (keys.BACK, keys.MENU):
            return
        page += -1 if intent in (keys.UP, keys.LEFT) and page else 1


def _draw_page(
    ui: Handheld, title: str, lines: list[str], page: int, pages: int
) -> None:
    ui.canvas.clear()
    ui.title_bar(title if pages == 1 else f"{title} {page + 1}/{pages}")
    for number, line in enumerate(lines):
        ui.canvas.text(_INDENT, _TOP + number * LINE + 1, line)
    ui.hints((keys.OK, ui.words.GO_ON), (keys.BACK, ui.words.GO_BACK))
