"""What the player sees on the terminal: the panel, a page of keys, or why neither."""

from tools.desk import stage
from tools.desk.boards import Board
from tools.desk.live import LivePanel
from tools.desk.mosaic import Cell, Mosaic
from tools.desk.pictures import palette_of, rows_of
from tools.desk.screen import Screen, text_cells


class View:
    """Pictures for a terminal, of which the size and the style may change."""

    def __init__(
        self, board: Board, true_colour: bool, style: str, notice: str = ""
    ) -> None:
        self._board, self._true_colour = board, true_colour
        self._style, self._notice = style, notice
        self.shows_keys = False
        self._mosaic: Mosaic | None = None
        self.resize(80, 24)

    def resize(self, columns: int, rows: int) -> None:
        """Also after somebody else wrote on the terminal."""
        self._columns, self._rows = columns, rows
        self._screen = Screen(columns, rows, self._true_colour)

    def next_style(self) -> None:
        after = stage.STYLES.index(self._style) + 1
        self._style = stage.STYLES[after % len(stage.STYLES)]

    @property
    def shows_panel(self) -> bool:
        return not self.shows_keys and self._fit() is not None

    def _fit(self) -> stage.Fit | None:
        return stage.best_fit(self._board, self._columns, self._rows, self._style)

    def changes(self, panel: LivePanel) -> str:
        """What to write to the terminal so that it shows what there is to see."""
        return self._screen.change_to(self._picture(panel))

    def _picture(self, panel: LivePanel) -> list[list[Cell]]:
        size = self._columns, self._rows
        fit = self._fit()
        if fit is None:
            return stage.page(stage.too_small(self._board, *size), *size)
        if self.shows_keys:
            return stage.page(stage.help_page(self._board, self._style), *size)
        cells = self._mosaic_for(fit, panel).picture(rows_of(panel))
        framed = stage.with_frame(cells, self._board.title, *size)
        return stage.on_stage(framed, self._line_below(), *size)

    def _mosaic_for(self, fit: stage.Fit, panel: LivePanel) -> Mosaic:
        """The one used before, which knows most blocks already, while it serves."""
        palette = palette_of(panel)
        if panel.is_flashing:
            palette.reverse()
        if self._mosaic is None or not self._mosaic.is_for(*fit, palette):
            self._mosaic = Mosaic(*fit, palette)
        return self._mosaic

    def _line_below(self) -> list[Cell]:
        if self._notice:
            return text_cells(self._notice, stage.WARNING)
        return text_cells(stage.legend(self._board), stage.DIM)
