"""On the Pico: what the display takes of the heap, and how long it takes to send."""

import asyncio
import gc
import sys
from time import ticks_diff, ticks_us

from board.drivers import st7789

_make = st7789.ST7789.__init__


def _measured(self, *given, **named) -> None:
    gc.collect()
    before = gc.mem_alloc()
    _make(self, *given, **named)
    gc.collect()
    print("frame_bytes", gc.mem_alloc() - before)


async def _sent_us(x: int, y: int, width: int, height: int) -> int:
    started = ticks_us()
    await display.show(x, y, width, height)
    return ticks_diff(ticks_us(), started)


async def _measure() -> None:
    print("frame_us", await _sent_us(0, 0, display.width, display.height))
    slowest = 0
    for x in range(100, 108):
        slowest = max(slowest, await _sent_us(x, 77, 20, 20))
    print("cell_us", slowest)


st7789.ST7789.__init__ = _measured
name = "board." + __import__("board_name").NAME
sys.modules.pop(name, None)
display = __import__(name, None, None, ("display",)).display
display.set_palette(range(16))
asyncio.run(_measure())
