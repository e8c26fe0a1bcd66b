"""What a terminal shows, cell by cell, and the shortest way to the next picture."""

from collections.abc import Iterator

from tools.desk.colours import Colour, codes
from tools.desk.mosaic import Cell

BLANK = Cell(" ", None, None)

_BEGIN, _END = "\x1b[?2026h", "\x1b[?2026l"  # drawn at once where that is known
_CLEAR = "\x1b[0m\x1b[2J"


def text_cells(text: str, ink: Colour | None = None) -> list[Cell]:
    return [Cell(letter, ink, None) for letter in text]


class Screen:
    """Remembers what is on the terminal, so that only changes are written."""

    def __init__(self, columns: int, rows: int, true_colour: bool) -> None:
        self.columns, self.rows, self._true_colour = columns, rows, true_colour
        self._shown: list[list[Cell]] = []

    def forget(self) -> None:
        """Nobody knows what is on the terminal: the next picture is written whole."""
        self._shown = []

    def change_to(self, picture: list[list[Cell]]) -> str:
        """What to write so that the terminal shows this picture of its own size."""
        pieces = list(self._changes(picture))
        self._shown = picture
        return "".join([_BEGIN, *pieces, _END]) if pieces else ""

    def _changes(self, picture: list[list[Cell]]) -> Iterator[str]:
        if not self._shown:
            yield _CLEAR
            self._shown = [[BLANK] * self.columns] * self.rows
        for number, (before, row) in enumerate(zip(self._shown, picture, strict=True)):
            if before != row:
                yield from self._changes_in_row(number, before, row)

    def _changes_in_row(
        self, number: int, before: list[Cell], row: list[Cell]
    ) -> Iterator[str]:
        """The cursor is moved only where cells are left out, colours are named only
        where they change."""
        written: int | None = None
        colours = None
        for column, (old, new) in enumerate(zip(before, row, strict=True)):
            if old == new:
                continue
            if written is None or written != column - 1:
                yield f"\x1b[{number + 1};{column + 1}H"
            if colours != new[1:]:
                colours = new[1:]
                yield codes(new.ink, new.paper, self._true_colour)
            yield new.character
            written = column
