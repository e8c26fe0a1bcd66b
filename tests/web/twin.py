"""The same game on CPython: what the canvas of the page has to show, press by press."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import tools.desk  # noqa: F401  (brings framebuf, which firmware imports)
from board.codes import CENTRE, DOWN, LEFT, RIGHT, UP, X
from engine_core.journal import from_bytes
from firmware.app import main
from tests.device.thumbs import Thumbs
from tests.web.visitor import picture_of, settings_of_two
from tools.desk.scripted import Device, Session
from tools.web.replay import Film, replay

RESTART = -1  # instead of a press


class Step(NamedTuple):
    """A press, the picture after it, and the saved game after it."""

    code: int
    picture: str
    game: bytes | None


def apart(function: Any, *arguments: Any) -> Any:
    """Call it on a thread of its own: the browser's loop runs on this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(function, *arguments).result()


class Scribe(Thumbs):
    """Writes down every press, and what is then seen."""

    def __init__(self, board: str, seed: int, buttons: tuple[int, ...]) -> None:
        super().__init__(board, seed)
        self.files["settings"] = settings_of_two()
        self.steps: list[Step] = []
        self._buttons = buttons

    def note(self, code: int) -> None:
        picture = picture_of(self.device.display)
        self.steps.append(Step(code, picture, self.files.get("game")))

    async def press(self, *codes: int) -> None:
        for code in codes:
            await super().press(code)
            self.note(code)

    async def restart(self) -> None:
        await self.switch_off()
        await self.switch_on(main)
        self.note(RESTART)

    async def press_something(self) -> None:
        """OK most of the time, else one of some buttons."""
        if self._chance.below(4):
            await self.press(self.ok)
        else:
            await self.press(self._buttons[self._chance.below(len(self._buttons))])


def whole_game(seed: int, restart_after: int) -> list[Step]:
    """From the title to the title again, with a restart on the way."""

    async def play() -> list[Step]:
        scribe = Scribe("pico_lcd_1_3", seed, (UP, DOWN, LEFT, RIGHT, X, CENTRE))
        await scribe.switch_on(main)
        scribe.note(RESTART)
        await scribe.begin_game(players=2)
        for _ in range(restart_after):
            await scribe.press_something()
        await scribe.restart()
        await scribe.press(scribe.ok)
        await scribe.play_to_the_end()
        while "game" in scribe.files:
            await scribe.press(scribe.ok)
        await scribe.switch_off()
        return scribe.steps

    return list(apart(asyncio.run, play()))


def presses(board: str, seed: int, *codes: int, count: int = 0) -> list[Step]:
    """Some presses from the title on, and then some at random, none of them held."""

    async def play() -> list[Step]:
        buttons = Device(board).buttons.codes
        scribe = Scribe(board, seed, buttons)
        await scribe.switch_on(main)
        scribe.note(RESTART)
        await scribe.press(*codes)
        for _ in range(count):
            await scribe.press_something()
        await scribe.switch_off()
        return scribe.steps

    return list(apart(asyncio.run, play()))


def replayed(journal: bytes, board: str, *codes: int) -> list[str]:
    """The pictures of a replay: the first, and one after each press."""

    async def play() -> list[str]:
        device = Device(board)
        device.storage.files["settings"] = settings_of_two()
        session = Session(device, lambda device: replay(device, from_bytes(journal)))
        await session.settle()
        pictures = [picture_of(device.display)]
        for code in codes:
            await session.press(code)
            pictures.append(picture_of(device.display))
        await session.stop()
        return pictures

    return list(apart(asyncio.run, play()))


def steps_of(journal: bytes) -> int:
    """How many decisions a replay shows."""
    return Film(from_bytes(journal)).steps()
