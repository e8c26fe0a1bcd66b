"""Says in words what the panel shows, for those who cannot see it.

The game knows nothing of this. Its canvas and its views are listened to: what they
write is noted with its place, and forgotten when something is drawn over it. When the
panel is shown, what is new there is said. A map, a sheet and a pattern are each said
as one sentence instead of letter by letter.

Cells are named by column a to e and row 1 to 6.
"""

from engine_core import phases
from engine_core.grid import cells_in, column_of, row_of
from engine_core.player import Player
from engine_core.scoring import score
from engine_core.table import Table
from engine_core.treasure_maps import (
    COLOURS,
    NO_MAP,
    NO_SEAL,
    coins,
    colour,
    crosses,
    palms,
    points,
    seal,
    seal_points,
)
from firmware import pages, sheet_view
from firmware.canvas import Canvas
from firmware.font_data import HEIGHT
from firmware.handheld import Handheld
from firmware.keys import Keys
from firmware.lettering import width_of
from firmware.map_view import MapView
from firmware.screens import reveal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.layout import Box

_PATTERNS = ("straight 2", "straight 3", "corner 3", "T of 4", "L of 4", "square of 4")
_SIGNS = {
    "●": "grey",
    "▲": "green",
    "■": "orange",
    "◆": "purple",
    "✓": "done",
    "↑": "up",
    "↓": "down",
    "←": "left",
    "→": "right",
    "\ue001": "coins",
    "\ue002": "coins",
    "\ue003": "palms",
    "\ue005": "crosses",
    "\ue009": "bot",
    "\ue00a": "person",
    "\ue010": "anchor",
    "\ue011": "parrot",
    "\ue012": "wheel",
    "\ue013": "shell",
    "\ue014": "ship",
    "\ue015": "fish",
}
_CENTRE = "●"  # as the name of a button, and no colour there
_FIRST_SIGN, _LAST_SIGN = "\ue000", "\uf8ff"


class Reader:
    """Everything that stands on the panel, each at its place."""

    def __init__(self, say: "Callable[[str], None]") -> None:
        self._say = say
        self._there: dict[tuple[int, int], tuple[int, int, str]] = {}
        self._said: set[tuple[int, int, str]] = set()
        self._chosen = self._said_chosen = ""
        self._within = 0  # a view that is said as a whole is drawing its parts

    def begin_whole(self) -> None:
        self._within += 1

    def end_whole(self) -> None:
        self._within -= 1

    def note(self, x: int, y: int, width: int, height: int, words: str) -> None:
        """Words that stand for what is in a rectangle."""
        if not self._within and words:
            self._there[y, x] = (x + width // 2, y + height // 2, words)

    def cover(self, x: int, y: int, width: int, height: int) -> None:
        """What has its middle in the rectangle is to be seen no more."""
        if self._within:
            return
        for place, (middle_x, middle_y, _) in list(self._there.items()):
            if x <= middle_x < x + width and y <= middle_y < y + height:
                del self._there[place]

    def choose(self, words: str) -> None:
        self._chosen = words

    def tell(self) -> None:
        """Say what was not there when the panel was last shown."""
        there = {(y, x, words) for (y, x), (_, _, words) in self._there.items()}
        new = [
            words for y, x, words in sorted(there) if (y, x, words) not in self._said
        ]
        if self._chosen and (new or self._chosen != self._said_chosen):
            new.append("chosen: " + self._chosen)
        self._said, self._said_chosen = there, self._chosen
        if new:
            self._say("; ".join(new))


def listen(say: "Callable[[str], None]") -> None:
    """From now on, call `say` with what is new on the panel."""
    reader = Reader(say)
    _listen_to_canvas(reader)
    _listen_to_maps(reader)
    _listen_to_sheets(reader)
    _listen_to_lists(reader)
    _listen_to_hints(reader)


def _after(owner: object, name: str, note: "Callable[..., None]") -> None:
    """Whenever this is called, call `note` with the same arguments afterwards."""
    original = getattr(owner, name)

    def called(*arguments: object, **named: object) -> object:
        result = original(*arguments, **named)
        note(*arguments, **named)
        return result

    setattr(owner, name, called)


def _as_one(
    reader: Reader, owner: object, name: str, note: "Callable[..., None]"
) -> None:
    """The same for what is said as a whole, not by its parts."""
    original = getattr(owner, name)

    def called(*arguments: object, **named: object) -> object:
        reader.begin_whole()
        try:
            result = original(*arguments, **named)
        finally:
            reader.end_whole()
        note(*arguments, **named)
        return result

    setattr(owner, name, called)


# Words.


def _listen_to_canvas(reader: Reader) -> None:
    def fill(canvas: Canvas, x: int, y: int, width: int, height: int, _: int) -> None:
        reader.cover(x, y, width, height)
        if width == canvas.width and height == canvas.height:
            reader.choose("")

    def text(canvas: Canvas, x: int, y: int, text: str, *_: object, **__: bool) -> None:
        reader.note(x, y, width_of(text), HEIGHT, spoken(text))

    def large(canvas: Canvas, x: int, y: int, text: str, _: int) -> None:
        reader.note(x, y, 2 * width_of(text, True), 2 * HEIGHT, spoken(text))

    _after(Canvas, "fill", fill)
    _after(Canvas, "text", text)
    _after(Canvas, "large", large)
    _tell_after(reader, "show")
    _tell_after(reader, "refresh")


def _tell_after(reader: Reader, name: str) -> None:
    original = getattr(Canvas, name)

    async def shown(canvas: Canvas) -> None:
        await original(canvas)
        reader.tell()

    setattr(Canvas, name, shown)


def spoken(text: str) -> str:
    """The text with words in place of signs."""
    words = []
    for word in text.replace("…", "").split():
        letters = [_SIGNS.get(letter, letter) for letter in word]
        heard = [letter for letter in letters if not _is_mute(letter)]
        words.append((" " if len(word) == 1 else "").join(heard))
    return " ".join([word for word in words if word])


def _is_mute(letter: str) -> bool:
    return len(letter) == 1 and _FIRST_SIGN <= letter <= _LAST_SIGN


# Maps.


def _listen_to_maps(reader: Reader) -> None:
    def whole(view: "Any", *_: object) -> None:
        box = view._box
        words = map_in_words(view._map, view._open, _side(view))
        reader.cover(box.x, box.y, box.width, box.height)
        reader.note(box.x, box.y, box.width, box.height, words)

    def frame(view: "Any", is_chosen: bool) -> None:
        if is_chosen:
            reader.choose(_side(view))

    def ghost(view: "Any", cells: int) -> None:
        x, y = view._box.x + 1, view._box.y + view._box.height - 1
        reader.cover(x, y, 2, 2)
        if cells:
            would = "crosses would be on" if view._fits else "does not fit on"
            reader.note(x, y, 2, 2, f"{would} {names_of(cells)}")

    def ornament(view: "Any", *_: object) -> None:
        """An island without its head is nobody's map."""

    _as_one(reader, MapView, "draw_frame", frame)
    _as_one(reader, MapView, "draw_island", ornament)
    _as_one(reader, MapView, "draw", whole)
    _as_one(reader, MapView, "cross", whole)
    _as_one(reader, MapView, "show_ghost", ghost)


def _side(view: "Any") -> str:
    is_left = 4 * view._box.x < view._canvas.width
    return "left map" if is_left else "right map"


def map_in_words(map_id: int, open_cells: int, side: str) -> str:
    if map_id == NO_MAP:
        return side + ": none"
    words = [f"{side}: {COLOURS[colour(map_id)]}, {points(map_id)} points"]
    wanted = seal(map_id)
    if wanted != NO_SEAL:
        words.append(f"seal +{seal_points(wanted)} for each {COLOURS[wanted]}")
    free = [_cell_in_words(map_id, cell) for cell in cells_in(open_cells)]
    words.append("free: " + " ".join(free) if free else "all crossed out")
    return ", ".join(words)


def _cell_in_words(map_id: int, cell: int) -> str:
    name = _name_of(cell)
    for sign, cells in (
        ("cross", crosses(map_id)),
        ("coin", coins(map_id)),
        ("palm", palms(map_id)),
    ):
        if cells >> cell & 1:
            return f"{name} ({sign})"
    return name


def names_of(cells: int) -> str:
    return " ".join([_name_of(cell) for cell in cells_in(cells)])


def _name_of(cell: int) -> str:
    return "abcde"[column_of(cell)] + str(row_of(cell) + 1)


# Sheets and patterns.


def _listen_to_sheets(reader: Reader) -> None:
    def sheet(view: "Any", player: Player) -> None:
        box = view._layout.coins
        reader.note(box.x, box.y, box.width, box.height, sheet_in_words(player))

    def heading(view: "Any", name: str, game: Table) -> None:
        box = view._layout.name
        words = heading_in_words(name, game)
        reader.note(box.x, box.y, box.width, box.height, words)

    def pattern(canvas: Canvas, box: "Box", pattern: int, role: int) -> None:
        words = "pattern: " + _PATTERNS[pattern]
        reader.note(box.x, box.y, box.width, box.height, words)

    _as_one(reader, sheet_view.SheetView, "draw", sheet)
    _as_one(reader, sheet_view.SheetView, "draw_heading", heading)
    _as_one(reader, reveal, "draw_pattern", pattern)


def sheet_in_words(player: Player) -> str:
    words = [f"{score(player).total} points", f"{player.coins} coins"]
    if player.cups:
        words.append("cups " + " ".join([str(cup) for cup in player.cups]))
    words.append(f"{len(player.palms)} palms")
    words.append(f"{len(player.complete)} maps complete")
    return ", ".join(words)


def heading_in_words(name: str, game: Table) -> str:
    words = f"{name}, round {game.round + 1}, card {game.turn + 1}"
    if game.phase == phases.BONUS:
        return f"{words}, {game.bonus_cells} crosses more"
    if game.phase == phases.KEEP:
        return words
    return f"{words}, {_PATTERNS[game.pattern()]}"


# Lists and buttons.


def _listen_to_lists(reader: Reader) -> None:
    def chosen(shown: "Any") -> None:
        item = shown._items[shown.at]
        reader.choose(spoken(item.replace("\t", " ")))

    _after(pages.Listing, "draw", chosen)


def _listen_to_hints(reader: Reader) -> None:
    def hints(ui: Handheld, *hints: tuple[int, str]) -> None:
        bar = ui.layout.bar
        words = ", ".join(_hints_in_words(ui.keys, hints))
        reader.cover(bar.x, bar.y, bar.width, bar.height)
        reader.note(bar.x, bar.y, bar.width, bar.height, words)

    _as_one(reader, Handheld, "hints", hints)


def _hints_in_words(keys: Keys, hints: tuple[tuple[int, str], ...]) -> list[str]:
    """Also those for which the bar had no room."""
    words = []
    for intent, word in hints:
        found = keys.button_for(intent)
        if found:
            name, is_held = found
            heard = "centre" if name == _CENTRE else spoken(name)
            words.append(f"{heard}{' held' if is_held else ''}: {word}")
    return words
