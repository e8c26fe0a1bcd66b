"""An emulated board as a game of the terminal: its panel is drawn, keys press pins.

The terminal's own device is only the way there: what the emulated panel shows is
put on its panel, and its presses go to the emulated pins.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from board.codes import HELD, NAMES
from tools.desk.live import LiveDevice
from tools.emulator.pico import CYCLES_PER_MS, Pico
from tools.emulator.picture import Picture

PICTURES_EVERY_S = 0.05
PRESS_MS = 60
HOLD_MS = 800
_MOST_COLOURS = 16

Result = TypeVar("Result")


class EmulatedGame:
    """Runs beside the wall clock until the player leaves."""

    def __init__(self, pico: Pico, changed: Callable[[], None]) -> None:
        self._pico, self._changed = pico, changed
        self._turn = asyncio.Lock()  # the emulator answers one request at a time

    async def play(self, device: LiveDevice) -> None:
        device.buttons.holds = device.buttons.codes
        await self._ask(self._pico.power_on)
        await self._ask(self._pico.go_live)
        pressing = asyncio.create_task(self._press_pins(device))
        try:
            await self._draw_pictures(device)
        finally:
            pressing.cancel()

    async def _draw_pictures(self, device: LiveDevice) -> None:
        seen = None
        while True:
            picture = await self._ask(self._pico.picture)
            if picture != seen:
                put_on(device, picture)
                self._changed()
            seen = picture
            await asyncio.sleep(PICTURES_EVERY_S)

    async def _press_pins(self, device: LiveDevice) -> None:
        while True:
            code = await device.buttons.press()
            button = NAMES[code & ~HELD].upper()
            await self._ask(partial(self._pico.hold, button))
            await self._emulated(HOLD_MS if code & HELD else PRESS_MS)
            await self._ask(partial(self._pico.release, button))
            await self._emulated(PRESS_MS)

    async def _emulated(self, ms: int) -> None:
        """Wait for milliseconds of the emulated clock, which may be the slower one."""
        end = self._pico.cycles + ms * CYCLES_PER_MS
        while self._pico.cycles < end:
            await asyncio.sleep(PICTURES_EVERY_S / 2)

    async def _ask(self, request: Callable[[], Result]) -> Result:
        """The terminal stays awake while the emulator answers."""
        async with self._turn:
            return await asyncio.to_thread(request)


def put_on(device: LiveDevice, picture: Picture) -> None:
    """Show a picture on the terminal's panel, which has few colours."""
    panel = device.display
    assert panel.seen is not None
    if panel.bits == 1:
        panel.seen[:] = _banks(picture)
        return
    pixels = [picture.rgb[at : at + 3] for at in range(0, len(picture.rgb), 3)]
    colours = sorted(set(pixels))[:_MOST_COLOURS]
    places = {colour: nth for nth, colour in enumerate(colours)}
    indices = [places.get(pixel, 0) for pixel in pixels]
    pairs = zip(indices[::2], indices[1::2], strict=True)
    panel.seen[:] = bytes(left << 4 | right for left, right in pairs)
    known = [int.from_bytes(colour, "big") for colour in colours]
    panel.set_palette(known + [0] * (_MOST_COLOURS - len(known)))


def _banks(picture: Picture) -> bytes:
    """One bit a pixel, eight rows to a byte, the upper row in the lowest bit."""
    ink, width = picture.ink(), picture.width
    return bytes(
        sum(ink[(top + row) * width + x] << row for row in range(8))
        for top in range(0, picture.height, 8)
        for x in range(width)
    )
