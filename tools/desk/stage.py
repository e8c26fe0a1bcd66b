"""Where on a terminal the panel, its frame and the legend go."""

from typing import NamedTuple

from board.codes import CENTRE, NAMES, A
from tools.desk.boards import Board
from tools.desk.colours import Colour
from tools.desk.mosaic import Cell
from tools.desk.screen import BLANK, text_cells

# Finer and finer, and known to fewer and fewer terminals.
STYLES = ("quadrants", "sextants", "octants")

DIM: Colour = (0x8A, 0x84, 0x7A)
WARNING: Colour = (0xE0, 0x70, 0x30)
_FRAME: Colour = (0x5E, 0x80, 0x6C)  # solder resist

_LEGEND_ROWS = 1
_FINEST = ("halves", 1, 2)
_SMALLER = ((2, 4), (3, 6))  # pixels that a character covers


class Fit(NamedTuple):
    """A way to show a panel: which characters, covering how many pixels each."""

    style: str
    width: int
    height: int

    def columns(self, board: Board) -> int:
        return -(-board.width // self.width)

    def rows(self, board: Board) -> int:
        return -(-board.height // self.height)


def best_fit(board: Board, columns: int, rows: int, style: str) -> Fit | None:
    """The largest picture that fits: pixel by pixel, or else in smaller parts."""
    fits = [Fit(*_FINEST)] + [Fit(style, *covered) for covered in _SMALLER]
    for fit in fits:
        room = fit.columns(board) <= columns and fit.rows(board) <= rows - _LEGEND_ROWS
        if room:
            return fit
    return None


def too_small(board: Board, columns: int, rows: int) -> list[str]:
    """Why nothing is to be seen, and what to do."""
    small, good = (Fit("", *covered) for covered in reversed(_SMALLER))
    return [
        f"This window has {columns}x{rows} letters.",
        f"{board.title} needs {_needs(board, small)},",
        f"and reads well from {_needs(board, good)} on.",
        "Enlarge the window, or",
        "make its letters smaller.",
        "q leaves.",
    ]


def _needs(board: Board, fit: Fit) -> str:
    return f"{fit.columns(board)}x{fit.rows(board) + _LEGEND_ROWS}"


def legend(board: Board) -> str:
    """One line with the keys that this board has buttons for."""
    arrows = "".join("↑↓←→"[code] for code in board.codes if code < CENTRE)
    centre = "Enter: centre" if CENTRE in board.codes else "Enter: A"
    letters = "/".join(NAMES[code].lower() for code in board.codes if code >= A)
    parts = [
        arrows,
        centre,
        letters,
        "Shift: hold",
        "Tab: blocks",
        "?: keys",
        "q: quit",
    ]
    return "  ".join(part for part in parts if part)


def help_page(board: Board, style: str) -> list[str]:
    """All keys, one a line."""
    lines = [board.title, ""]
    if any(code < CENTRE for code in board.codes):
        lines.append("arrow keys        the D-pad")
    if CENTRE in board.codes:
        lines.append("Enter, Space, o   the centre")
    else:
        lines.append("Enter, Space      button A")
    letters = [NAMES[code] for code in board.codes if code >= A]
    lines.append(f"{' '.join(letters).lower():17} the buttons {' '.join(letters)}")
    lines.append("Shift and letter  hold that button" + _also_centre(board))
    lines.append(f"Tab               other block characters (now {style})")
    lines.append("Ctrl-Z            put aside, until `fg`")
    lines.append("q, Ctrl-C         quit; the game is kept")
    return [*lines, "", "Any key goes back to the game."]


def _also_centre(board: Board) -> str:
    return " (Shift and o: the centre)" if CENTRE in board.codes else ""


def with_frame(
    panel: list[list[Cell]], title: str, columns: int, rows: int
) -> list[list[Cell]]:
    """The panel in a thin frame, where there is room for one."""
    if len(panel[0]) + 2 > columns or len(panel) + 2 + _LEGEND_ROWS > rows:
        return panel
    wide = len(panel[0])
    top = f"╭─ {title} ".ljust(wide + 1, "─")[: wide + 1] + "╮"
    bottom = "╰" + "─" * wide + "╯"
    side = text_cells("│", _FRAME)
    middle = [side + row + side for row in panel]
    return [text_cells(top, _FRAME), *middle, text_cells(bottom, _FRAME)]


def on_stage(
    picture: list[list[Cell]], below: list[Cell], columns: int, rows: int
) -> list[list[Cell]]:
    """The picture in the middle of the terminal, and a line of text beneath it."""
    spare = rows - len(picture) - _LEGEND_ROWS
    above = spare // 2
    lines = [_centred(row, columns) for row in [*picture, below[:columns]]]
    empty = [[BLANK] * columns]
    return empty * above + lines + empty * (spare - above)


def page(lines: list[str], columns: int, rows: int) -> list[list[Cell]]:
    """Text in the middle of the terminal, as much of it as there is room for."""
    wide = min(max(len(line) for line in lines), columns)
    cells = [text_cells(line[:wide].ljust(wide)) for line in lines[:rows]]
    above = (rows - len(cells)) // 2
    empty = [[BLANK] * columns]
    middle = [_centred(row, columns) for row in cells]
    return empty * above + middle + empty * (rows - above - len(cells))


def _centred(row: list[Cell], columns: int) -> list[Cell]:
    left = (columns - len(row)) // 2
    return [BLANK] * left + row + [BLANK] * (columns - left - len(row))
