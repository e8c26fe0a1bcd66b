"""A player who knows the game only by its buttons: seeded thumbs on a device."""

import asyncio

from board.codes import CENTRE, DOWN, HELD, UP, A, B, C, X, Y
from engine_core.chance import Chance
from engine_core.journal import from_bytes
from tools.desk.scripted import Device, Session

_MOST_PRESSES = 20_000


class Thumbs:
    """Presses on one board; chance decides which, OK more often than others."""

    def __init__(self, board: str, seed: int, storage=None, leaves=True) -> None:
        """`leaves`: whether they may open the menu, and so leave the game."""
        self.device = Device(board, seed, storage, keeps_seen=False)
        self.files = self.device.storage.files
        codes = self.device.buttons.codes
        self._chance = Chance(seed, 9)
        self._leaves = leaves
        self.ok = CENTRE if CENTRE in codes and X not in codes else A
        self.down = DOWN if DOWN in codes else Y
        self.up = UP if UP in codes else X
        self.back = B
        self.menu = C if C in codes else B | HELD

    async def switch_on(self, main, language: int = 0) -> None:
        """On a first start, choose the language at this place of the list."""
        is_first = "settings" not in self.files
        self.session = Session(self.device, main)
        await self.session.settle()
        buttons = self.device.buttons
        codes = list(buttons.codes) + [code | HELD for code in buttons.holds]
        if not self._leaves:
            codes.remove(self.menu)
        self._codes = codes
        if is_first:
            await self.press(*[self.down] * language + [self.ok])

    async def switch_off(self) -> None:
        await self.session.stop()

    async def press(self, *codes: int) -> None:
        await self.session.press(*codes)

    async def begin_game(self, players: int) -> None:
        """From the title: a new game of as many people."""
        await self.press(self.ok)
        if players > 2:
            await self.press(self.up, self.ok)
        if players == 3:
            await self.press(self.up, self.up, self.up)
        if players == 4:
            await self.press(self.down, self.ok, self.down)
        await self.press(self.ok)

    async def press_something(self) -> None:
        """OK half of the time, else any button of the board, pressed or held."""
        if self._chance.below(2):
            await self.press(self.ok)
        else:
            await self.press(self.one_of(self._codes))

    def one_of(self, choices):
        return choices[self._chance.below(len(choices))]

    async def play_to_the_end(self) -> bytes:
        """Until the last turn is behind everyone; returns the journal of it."""
        saved = b""
        for _ in range(_MOST_PRESSES):
            await self.press_something()
            if self.files["game"] != saved:
                saved = self.files["game"]
                if from_bytes(saved).game.is_over():
                    return saved
        raise AssertionError("the game did not end")


def run(coroutine):
    return asyncio.run(coroutine)
