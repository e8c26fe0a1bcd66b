"""What black and white e-ink panels share: the frame, the glass, and patience.

An update needs to know what the glass shows now, so a copy of that is kept. Others
may draw into the frame while a refresh takes its time.
"""

import asyncio
import errno
import gc

import framebuf
from machine import SPI, Pin
from micropython import const

from board.drivers.wire import Wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_RESET_MS = const(10)
_POLL_MS = const(10)


class EInk:
    """A panel of 296x128 pixels that lies on its side; its chip stands upright.

    Busy is an input that has the level `busy_level` while the chip is at work.
    """

    width, height, bits = 296, 128, 1

    def __init__(
        self, spi: SPI, cs: Pin, dc: Pin, reset: Pin, busy: Pin, busy_level: int
    ) -> None:
        gc.collect()  # these two need the heap in large pieces
        self.pixels = bytearray(self.width * self.height // 8)
        self._shown = bytearray(len(self.pixels))
        self.frame = framebuf.FrameBuffer(
            self.pixels, self.width, self.height, framebuf.MONO_VLSB
        )
        self._wire = Wire(spi, cs, dc)
        self._reset, self._busy, self._busy_level = reset, busy, busy_level
        self._lock = asyncio.Lock()
        self._is_known = False  # whether the glass shows what is in `_shown`

    def set_palette(self, colours: "Sequence[int]") -> None:
        """Ink is black and paper white, whatever the palette."""

    async def show(self, x: int, y: int, width: int, height: int) -> None:
        """Change what has changed in a rectangle, widened to whole bytes."""
        left, right = max(x, 0), min(x + width, self.width)
        top, bottom = max(y, 0), min(y + height, self.height)
        if left >= right or top >= bottom:
            return
        async with self._lock:
            if self._is_known:
                self._is_known = False
                await self._update(left, right, top // 8, (bottom + 7) // 8)
                self._is_known = True
            else:
                await self._redraw()

    async def refresh(self) -> None:
        """Draw everything anew, so that no ghost of older pictures stays."""
        async with self._lock:
            await self._redraw()

    async def _redraw(self) -> None:
        """After a failure, as at first, the chip is started afresh."""
        if not self._is_known:
            await self._start()
        self._is_known = False
        self._shown[:] = self.pixels
        await self._refresh()
        self._is_known = True

    async def _start(self) -> None:
        """Reset the chip and tell it what panel it has."""
        raise NotImplementedError

    async def _refresh(self) -> None:
        """Bring all of `_shown` onto the glass, thoroughly."""
        raise NotImplementedError

    async def _update(self, left: int, right: int, first: int, end: int) -> None:
        """Copy some columns of some banks to `_shown`, and those onto the glass.

        A bank is eight rows, which share their bytes.
        """
        raise NotImplementedError

    def _copy(self, left: int, right: int, first: int, end: int) -> None:
        for row in range(first * self.width, end * self.width, self.width):
            self._shown[row + left : row + right] = self.pixels[
                row + left : row + right
            ]

    async def _pulse_reset(self) -> None:
        self._reset(0)
        await asyncio.sleep_ms(_RESET_MS)
        self._reset(1)

    async def _until_idle(self, limit_ms: int) -> None:
        """Look only after a while: busy comes a little later than the command."""
        for _ in range(limit_ms // _POLL_MS):
            await asyncio.sleep_ms(_POLL_MS)
            if self._busy() != self._busy_level:
                return
        raise OSError(errno.ETIMEDOUT, "the e-ink panel is busy for too long")
