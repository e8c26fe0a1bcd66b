"""All that lies in front of one player: two maps, the sheet, and a line of news."""

from engine_core.actions import slot_of
from firmware import roles, signs
from firmware.handheld import Handheld
from firmware.lettering import width_of, wrap
from firmware.map_view import MapView
from firmware.match import Match
from firmware.sheet_view import SheetView

_NO_SLOT = -1
_ROOM_FOR_A_WORD = 110
_PROMISE = "\n"  # instead of a text

COINS, PALMS, BONUS_CELLS, COMPLETES = range(4)  # the numbers of a prospect
_SIGNS = ((COINS, signs.coin), (PALMS, signs.palm), (BONUS_CELLS, signs.cross))


class PlayerView:
    def __init__(self, ui: Handheld, match: Match, seat: int) -> None:
        self._ui = ui
        self._match = match
        self._seat = seat
        self._player = match.game.players[seat]
        layout = ui.layout
        self.maps = [
            MapView(ui.canvas, layout.maps[slot], layout.cell, self._player.maps[slot])
            for slot in range(2)
        ]
        self._sheet = SheetView(ui.canvas, layout)
        self._news = ""  # what the line of news says
        self._promised = bytearray(4)  # or what it promises
        self._brings = ""  # the word for that, once it was wanted

    def draw(self, chosen: int = _NO_SLOT) -> None:
        self._ui.canvas.clear()
        self._news = self._brings = ""
        self._sheet.draw_heading(self._match.name(self._seat), self._match.game)
        for slot in range(2):
            self.draw_map(slot, slot == chosen)
        self.draw_sheet()

    def draw_map(self, slot: int, is_chosen: bool) -> None:
        open_cells = self._player.open_cells[slot]
        self.maps[slot].draw(open_cells, is_chosen, self._fresh(slot))

    def _fresh(self, slot: int) -> int:
        """What the player has crossed on a map and can still take back."""
        game, fresh = self._match.game, 0
        if self._seat == game.player:
            for action in game.marking:
                if slot_of(action) == slot:
                    fresh |= game.cells_of(action)
        return fresh

    def draw_sheet(self) -> None:
        self._sheet.draw(self._player)

    # The line of news.

    def _make_room(self, news: str) -> None:
        self._news = news
        box = self._ui.layout.news
        self._ui.canvas.fill(box.x, box.y, box.width, box.height, roles.PAPER)

    def say(self, text: str, role: int = roles.INK) -> None:
        """One short line, or two where there is room."""
        if text == self._news:
            return
        self._make_room(text)
        box, canvas = self._ui.layout.news, self._ui.canvas
        if width_of(text) <= box.width and "\n" not in text:
            canvas.text(box.x, box.y, text, role)
            return
        lines = wrap(text, box.width)[: box.height // 15]
        for number, line in enumerate(lines):
            y = box.y + 16 * number
            canvas.text_in(box.x, y, box.width, line, role, False, -1)

    def promise(self, found: bytearray) -> None:
        """What a placement would bring, in signs: a sign and how much of it."""
        promised = self._promised
        if self._news == _PROMISE and found == promised:
            return
        self._make_room(_PROMISE)
        for part in range(4):
            promised[part] = found[part]
        canvas, box = self._ui.canvas, self._ui.layout.news
        x = box.x
        if box.width > _ROOM_FOR_A_WORD and any(found):
            self._brings = self._brings or self._ui.words.BRINGS
            x = canvas.text(x, box.y, self._brings) + 6
        if found[COMPLETES]:
            x = canvas.text(x, box.y, signs.TICK, roles.LEAF) + 2
        for part, sign in _SIGNS:
            if found[part]:
                sign(canvas, x, box.y)
                x = canvas.number(x + signs.SIZE, box.y, found[part]) + 1
