"""The device that a browser draws. Runs on MicroPython in WebAssembly.

`browser` is what the worker offers in return: pixels go through a file of its own,
the fastest way out, and all else by calls.
"""

import asyncio
from time import ticks_add, ticks_ms

import browser
from machine import Pin

from board.buttons import Buttons
from board.power import Power
from tools.desk.boards import Board
from tools.desk.panel import Panel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_PANEL_FILE = "/dev/panel"
_MOST_BAD_COPIES = 9
_FULL_DUTY = 0xFFFF


class BrowserDevice:
    """The four things that the game may use, in a page."""

    def __init__(self, board: Board) -> None:
        self.display = BrowserPanel(board)
        self.buttons = SleepingButtons({code: code for code in board.codes})
        self.storage = BrowserStorage()
        self.power = BrowserPower(Backlight())  # type: ignore[arg-type]


class BrowserPanel(Panel):
    """Sends what was drawn to the page, and says which part of it counts."""

    def __init__(self, board: Board) -> None:
        super().__init__(board, keeps_seen=False)
        self._wire = open(_PANEL_FILE, "wb")  # noqa: SIM115 - as long as it is on

    def set_palette(self, colours: "Sequence[int]") -> None:
        browser.palette(" ".join([f"{colour:06x}" for colour in colours]))

    async def show(self, x: int, y: int, width: int, height: int) -> None:
        self._wire.write(self.pixels)
        browser.show(x, y, width, height, False)

    async def refresh(self) -> None:
        self._wire.write(self.pixels)
        browser.show(0, 0, self.width, self.height, True)


class SleepingButtons(Buttons):
    """The board's own buttons; only they sleep until the first edge of a press.

    While the game draws, edges wait: each comes with the time since it happened, or
    two quick presses would look like the bouncing of one.
    """

    def __init__(self, pins: dict[int, int]) -> None:
        self._edge = asyncio.Event()
        self._edge_at = 0
        super().__init__(pins)

    async def press(self) -> int:
        """Polling begins when a finger comes, and ends with the press."""
        if not self.waiting() and not self._is_astir:
            self._edge.clear()
            await self._edge.wait()
        return await super().press()

    def set(self, code: int, is_down: bool, age_ms: int) -> None:
        """A button of the page has gone down or up; all pins are active low."""
        self._edge_at = ticks_add(ticks_ms(), -age_ms)
        pin = Pin.by_number[code]  # type: ignore[attr-defined]  # a pretended one
        pin.drive(0 if is_down else 1)
        self._edge.set()

    def _interrupt(self, pin: Pin) -> None:
        self._is_astir = True
        for contact in self._contacts:
            if contact.holds:
                contact.settle(self._edge_at)
            if contact.pin is pin:
                contact.change(self._edge_at)


class BrowserStorage:
    """Files in memory, of which the page keeps a copy as they change."""

    def __init__(self) -> None:
        self._files: dict[str, bytes] = {}

    def lay(self, name: str, data: bytes) -> None:
        """A file that the page has kept from another time."""
        self._files[name] = data

    def read(self, name: str) -> bytes | None:
        return self._files.get(name)

    def write(self, name: str, data: bytes) -> None:
        self._files[name] = bytes(data)
        browser.keep(name, data.hex())

    def keep_aside(self, name: str) -> None:
        """Under the names that a device gives to broken files."""
        if name not in self._files:
            return
        aside = name + ".bad"
        for copy in range(2, _MOST_BAD_COPIES + 1):
            if aside not in self._files:
                break
            aside = f"{name}.bad{copy}"
        self.write(aside, self._files[name])
        self.remove(name)

    def remove(self, name: str) -> None:
        if self._files.pop(name, None) is not None:
            browser.forget(name)


class BrowserPower(Power):
    """The board's own power, but for chance: a link may have chosen the seed."""

    def seed(self) -> int:
        return int(browser.seed())


class Backlight:
    """The light behind the panel, which the board's own power takes for its PWM."""

    def duty_u16(self, duty: int) -> None:
        browser.light(duty * 100 // _FULL_DUTY)
