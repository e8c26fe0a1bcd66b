"""What the worker runs: the game or a replay, on the device that the page asks for."""

import io
import json
import sys

import browser

from engine_core.journal import JournalError, from_bytes
from firmware.app import main
from tools.desk.boards import board_named
from tools.web import narration
from tools.web.device import BrowserDevice
from tools.web.replay import replay


class Run:
    """One switched-on device, until the page ends its worker."""

    def __init__(self, board: str) -> None:
        self._device = BrowserDevice(board_named(board))
        narration.listen(browser.say)

    def lay(self, name: str, data: str) -> None:
        """A kept file, in hexadecimal digits."""
        self._device.storage.lay(name, bytes.fromhex(data))

    def press(self, code: int, is_down: bool, age_ms: int) -> None:
        self._device.buttons.set(code, is_down, age_ms)

    async def play(self) -> None:
        """The very program of the handheld."""
        try:
            await main(self._device)
        except Exception as error:
            browser.fail(traceback_of(error))

    async def replay(self, data: str) -> None:
        """A journal step by step; at its end comes the game."""
        try:
            await replay(self._device, from_bytes(bytes.fromhex(data)))
        except Exception as error:
            browser.fail(traceback_of(error))
        await self.play()


def traceback_of(error: Exception) -> str:
    """What the device would print."""
    written = io.StringIO()
    sys.print_exception(error, written)
    return written.getvalue()


def describe(data: str) -> str:
    """What the page has to know of a journal, as JSON: or why it is none."""
    try:
        journal = from_bytes(bytes.fromhex(data))
    except JournalError as error:
        return json.dumps({"error": str(error)})
    game = journal.game
    return json.dumps(
        {
            "seed": journal.seed,
            "names": [name for _, name in journal.seats],
            "round": game.round + 1,
            "card": game.turn + 1,
            "isOver": game.is_over(),
        }
    )
