"""All that lies in front of one player: two maps, the sheet, and a line of news."""

from engine_core.actions import slot_of
from engine_core.prospect import Prospect
from firmware import roles, signs
from firmware.handheld import Handheld
from firmware.lettering import wrap
from firmware.map_view import MapView
from firmware.match import Match
from firmware.sheet_view import SheetView

_NO_SLOT = -1
_ROOM_FOR_A_WORD = 110


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
        self._news: str | Prospect = ""  # what the line of news says

    def draw(self, chosen: int = _NO_SLOT) -> None:
        self._ui.canvas.clear()
        self._news = ""
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

    def _is_news(self, news: "str | Prospect") -> bool:
        """Make room for it, unless the line says so already."""
        if news == self._news:
            return False
        self._news = news
        box = self._ui.layout.news
        self._ui.canvas.fill(box.x, box.y, box.width, box.height, roles.PAPER)
        return True

    def say(self, text: str, role: int = roles.INK) -> None:
        """One short line, or two where there is room."""
        if not self._is_news(text):
            return
        box = self._ui.layout.news
        lines = wrap(text, box.width)[: box.height // 15]
        for number, line in enumerate(lines):
            y = box.y + 16 * number
            self._ui.canvas.text_in(box.x, y, box.width, line, role, False, -1)

    def promise(self, found: Prospect) -> None:
        """What a placement would bring, in signs: a sign and how much of it."""
        if not self._is_news(found):
            return
        canvas, box = self._ui.canvas, self._ui.layout.news
        x = box.x
        if box.width > _ROOM_FOR_A_WORD and any(found):
            x = canvas.text(x, box.y, self._ui.words.BRINGS) + 6
        if found.completes:
            x = canvas.text(x, box.y, signs.TICK, roles.LEAF) + 2
        for amount, sign in (
            (found.coins, signs.coin),
            (found.palms, signs.palm),
            (found.bonus_cells, signs.cross),
        ):
            if amount:
                sign(canvas, x, box.y)
                x = canvas.text(x + signs.SIZE, box.y, str(amount), roles.INK, True) + 1
