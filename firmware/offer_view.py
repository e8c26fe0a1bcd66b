"""Maps to choose from, two at a time at their full size, with the chooser's sheet."""

from engine_core.treasure_maps import NO_MAP, colour, land, points
from firmware import roles, signs
from firmware.handheld import Handheld
from firmware.map_view import MapView
from firmware.match import Match
from firmware.player_view import PlayerView

DECK = 254  # stands for the unseen top of the deck


class OfferView(PlayerView):
    """What lies in front of a player, with offered maps in place of their own."""

    def __init__(self, ui: Handheld, match: Match, offers: list[int]) -> None:
        super().__init__(ui, match, match.game.player)
        self._offers = offers

    def draw(self, at: int, text: str, is_choice: bool = True) -> None:  # type: ignore[override]
        """The pair of offers round `at`, which is the chosen one."""
        self._ui.canvas.clear()
        self._news = ""
        self._sheet.draw_heading(self._match.name(self._seat), self._match.game)
        pair = at // 2 * 2
        for slot in range(2):
            self._draw_offer(slot, pair + slot, is_choice and pair + slot == at)
        self.draw_sheet()
        self.say(text)

    def _draw_offer(self, slot: int, place: int, is_chosen: bool) -> None:
        offered = self._offers[place] if place < len(self._offers) else NO_MAP
        box = self._ui.layout.maps[slot]
        shown = NO_MAP if offered == DECK else offered
        view = MapView(self._ui.canvas, box, self._ui.layout.cell, shown)
        view.draw(0 if shown == NO_MAP else land(shown), is_chosen)
        if offered == DECK:
            self._draw_deck(slot)

    def _draw_deck(self, slot: int) -> None:
        """The back of a map, and how many there are."""
        box, canvas = self._ui.layout.maps[slot], self._ui.canvas
        words, middle = self._ui.words, box.y + box.height // 2
        canvas.text_in(box.x, middle - 20, box.width, words.DECK, roles.INK, True)
        count = str(len(self._match.game.deck))
        canvas.text_in(box.x, middle, box.width, count)

    def tick(self, slot: int) -> None:
        """Sign a map as kept."""
        box, canvas = self._ui.layout.maps[slot], self._ui.canvas
        x, y = box.x + box.width - 18, box.y + box.height - 20
        canvas.fill(x, y, 16, 17, roles.LAND)
        canvas.box(x, y, 16, 17, roles.INK)
        canvas.text(x + 3, y + 1, signs.TICK, roles.LEAF)


def in_words(map_id: int) -> str:
    """A map as a sign and its points."""
    return f"{signs.OF_COLOUR[colour(map_id)]}{points(map_id)}"
