"""The panel: a frame to draw into, which displayio sends.

displayio notes by itself what was drawn since it last sent something, so `show`
sends just that, wherever it lies.
"""

import asyncio
import errno
import gc

import busdisplay
import displayio
import epaperdisplay
from adafruit_ticks import ticks_diff
from framebuf import BitmapFrame
from supervisor import ticks_ms

_PAPER, _INK = 0xFFFFFF, 0x000000
_BUSY_LIMIT_MS = 10_000  # a Badger's refresh takes about 3 seconds
_BUSY_POLL_S = 0.02


class Display:
    """What all panels share: a bitmap laid over the whole of it, and a palette."""

    bits = 4

    def __init__(
        self, panel: busdisplay.BusDisplay | epaperdisplay.EPaperDisplay
    ) -> None:
        self.width, self.height = panel.width, panel.height
        gc.collect()  # the bitmap needs a large piece of the heap
        bitmap = displayio.Bitmap(self.width, self.height, 1 << self.bits)
        self.frame = BitmapFrame(bitmap, 1 << self.bits)
        self._palette = displayio.Palette(1 << self.bits)
        group = displayio.Group()
        group.append(displayio.TileGrid(bitmap, pixel_shader=self._palette))
        panel.root_group = group

    def set_palette(self, colours: tuple[int, ...]) -> None:
        """Choose the colours, 0xRRGGBB each; they are seen with the next show."""
        for index, colour in enumerate(colours):
            self._palette[index] = colour

    async def show(self, x: int, y: int, width: int, height: int) -> None:
        """Send at least this rectangle, and return when the panel has it."""
        raise NotImplementedError

    async def refresh(self) -> None:
        """Bring the whole panel up to date."""
        await self.show(0, 0, self.width, self.height)


class Lcd(Display):
    """A panel of 16 colours at a time, sent as soon as shown."""

    def __init__(self, panel: busdisplay.BusDisplay) -> None:
        panel.auto_refresh = False  # nothing half drawn is ever seen
        self._panel = panel
        super().__init__(panel)

    async def show(self, x: int, y: int, width: int, height: int) -> None:
        self._panel.refresh()
        await asyncio.sleep(0)  # a turn for the other tasks


class EInk(Display):
    """A black and white panel, which CircuitPython always refreshes as a whole."""

    bits = 1

    def __init__(self, panel: epaperdisplay.EPaperDisplay) -> None:
        self._panel = panel
        super().__init__(panel)
        super().set_palette((_PAPER, _INK))

    def set_palette(self, colours: tuple[int, ...]) -> None:
        """Ink is black and paper white, whatever the palette."""

    async def show(self, x: int, y: int, width: int, height: int) -> None:
        await self._until_idle()
        while self._panel.time_to_refresh > 0:
            await asyncio.sleep(self._panel.time_to_refresh)
        self._panel.refresh()
        await self._until_idle()

    async def _until_idle(self) -> None:
        started = ticks_ms()
        while self._panel.busy:
            if ticks_diff(ticks_ms(), started) > _BUSY_LIMIT_MS:
                raise OSError(errno.ETIMEDOUT)
            await asyncio.sleep(_BUSY_POLL_S)
