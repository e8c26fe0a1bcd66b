"""A device whose panel is shown and whose buttons are pressed as time goes by."""

import asyncio
import secrets
import time
from collections.abc import Callable

from board.codes import HELD
from board.storage import Storage
from tools.desk import scripted
from tools.desk.boards import Board
from tools.desk.panel import Panel

_SEEDS = 1 << 30
_MOST_PRESSES = 64
_FLASH_S = 0.15  # an e-ink panel turns black and white for seconds; this is a hint


class LiveDevice:
    """The four things that the game may use, on a desk."""

    def __init__(
        self,
        board: Board,
        storage: Storage | scripted.Storage,
        seed: int | None,
        on_change: Callable[[], None],
    ) -> None:
        self.board = board
        self.display = LivePanel(board, on_change)
        self.buttons = LiveButtons(board.codes)
        self.storage = storage
        self.power = LivePower(seed)


class LivePanel(Panel):
    """Tells somebody whenever there is something new to be seen."""

    def __init__(self, board: Board, on_change: Callable[[], None]) -> None:
        super().__init__(board)
        self._on_change = on_change
        self.is_flashing = False

    async def show(self, x: int, y: int, width: int, height: int) -> None:
        await super().show(x, y, width, height)
        self._on_change()

    async def refresh(self) -> None:
        if self.bits == 1:
            self.is_flashing = True
            self._on_change()
            await asyncio.sleep(_FLASH_S)
            self.is_flashing = False
        await super().refresh()
        self._on_change()


class LiveButtons:
    """Presses as keys come; `holds` are the buttons that can be kept down."""

    def __init__(self, codes: tuple[int, ...]) -> None:
        self.codes = codes
        self.holds: tuple[int, ...] = ()
        self._presses: asyncio.Queue[int] = asyncio.Queue(_MOST_PRESSES)

    def push(self, code: int, is_held: bool) -> None:
        """A button that the board has goes down. Too many at once are left out."""
        if code in self.codes and not self._presses.full():
            held = HELD if is_held and code in self.holds else 0
            self._presses.put_nowait(code | held)

    async def press(self) -> int:
        return await self._presses.get()

    def waiting(self) -> bool:
        return not self._presses.empty()

    def is_down(self, code: int) -> bool:
        """A terminal does not tell; nothing is down when the game starts."""
        return False


class LivePower:
    """The desk's own clock and chance; there is no battery and no light to dim."""

    def __init__(self, seed: int | None) -> None:
        self._seed = seed

    def ticks_ms(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def ticks_diff(self, later: int, earlier: int) -> int:
        return later - earlier

    async def sleep_ms(self, ms: int) -> None:
        await asyncio.sleep(ms / 1000)

    def battery(self) -> int | None:
        return None

    def backlight(self, percent: int) -> None:
        pass

    def seed(self) -> int:
        return secrets.randbelow(_SEEDS) if self._seed is None else self._seed

    def is_on(self) -> bool:
        """Who switches off, ends the program."""
        return True
