"""A device for tests and scripts: presses come from a script, time only when slept.

Runs on MicroPython too, with its own framebuf and asyncio.

    async def look():
        session = Session(Device("picosystem", seed=5), main)
        await session.press(DOWN, A)
        ... session.device.display.seen ...
        await session.stop()
"""

import asyncio

from tools.desk.boards import board_named
from tools.desk.panel import Panel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    Game = Callable[["Device"], Coroutine[Any, Any, None]]

_MOST_IDLE_STEPS = 100_000


class Device:
    """The four things that the game may use, and who gives them to it."""

    def __init__(
        self,
        name: str,
        seed: int = 1,
        storage: "Storage | None" = None,
        keeps_seen: bool = True,
    ) -> None:
        self.board = board_named(name)
        self.display = Panel(self.board, keeps_seen)
        self.buttons = Buttons(self.board.codes)
        self.storage = Storage() if storage is None else storage
        self.power = Power(seed)


class Buttons:
    """Presses that a script queues up."""

    def __init__(self, codes: tuple[int, ...]) -> None:
        self.codes = codes
        self.holds: tuple[int, ...] = ()
        self.down: set[int] = set()
        self.wanted = False  # the game waits for a press, and there is none
        self._queue: list[int] = []

    def push(self, code: int) -> None:
        self._queue.append(code)
        self.wanted = False

    async def press(self) -> int:
        try:
            while not self._queue:
                self.wanted = True
                await asyncio.sleep(0)
            return self._queue.pop(0)
        finally:  # also when somebody got tired of waiting
            self.wanted = False

    def waiting(self) -> bool:
        return bool(self._queue)

    def is_down(self, code: int) -> bool:
        return code in self.down


class Storage:
    """Files in memory. Hand it to the next device, and that one was restarted."""

    def __init__(self, files: "dict[str, bytes] | None" = None) -> None:
        self.files: dict[str, bytes] = dict(files or {})

    def read(self, name: str) -> bytes | None:
        return self.files.get(name)

    def write(self, name: str, data: bytes) -> None:
        self.files[name] = bytes(data)

    def keep_aside(self, name: str) -> None:
        if name in self.files:
            self.files[name + ".bad"] = self.files.pop(name)

    def remove(self, name: str) -> None:
        self.files.pop(name, None)


class Power:
    """A clock that stands still but while somebody sleeps, and a seed that is known."""

    def __init__(self, seed: int) -> None:
        self.next_seed, self._now_ms, self._is_on = seed, 0, True
        self.backlight_percent = 100
        self.battery_percent: int | None = None

    def ticks_ms(self) -> int:
        return self._now_ms

    def ticks_diff(self, later: int, earlier: int) -> int:
        return later - earlier

    async def sleep_ms(self, ms: int) -> None:
        """Others get their turn; no time is lost."""
        self._now_ms += ms
        await asyncio.sleep(0)

    def battery(self) -> int | None:
        return self.battery_percent

    def backlight(self, percent: int) -> None:
        self.backlight_percent = percent

    def seed(self) -> int:
        return self.next_seed

    def is_on(self) -> bool:
        return self._is_on

    def switch_off(self) -> None:
        self._is_on = False


class Session:
    """A game that runs on a scripted device, from press to press."""

    def __init__(self, device: Device, game: "Game") -> None:
        self.device = device
        self._task = asyncio.create_task(game(device))

    async def press(self, *codes: int) -> None:
        """One press after the other, each as soon as the game waits for it."""
        await self.settle()
        for code in codes:
            self.device.buttons.push(code)
            await self.settle()

    async def settle(self) -> None:
        """Until the game waits for a press; what ended it instead is raised."""
        for _ in range(_MOST_IDLE_STEPS):
            if self.device.buttons.wanted:
                return
            if self._task.done():
                await self._task
                raise RuntimeError("the game ended by itself")
            await asyncio.sleep(0)
        raise RuntimeError(f"no press was asked for in {_MOST_IDLE_STEPS} steps")

    async def stop(self) -> None:
        """As when the device is switched off."""
        self.device.power.switch_off()
        self._task.cancel()
        try:
            await self._task
        except asyncio.CancelledError:
            pass
