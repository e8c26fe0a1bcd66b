"""ST7789: colour LCDs of up to 240x320 pixels, 16 bits each.

The frame keeps 4 bits a pixel, which are looked up in the palette on their way to
the panel: a whole picture of 240x240 takes 14.9 ms on a Pico, 1.01 times what its
bits take on the wire. Where the SPI's registers are not known, some lines at a time
are looked up and then sent, which takes twice as long.
"""

import asyncio
import gc
from time import sleep_ms

import framebuf
from machine import SPI, Pin
from micropython import const

from board.drivers import fifo
from board.drivers.wire import Wire

try:
    from board.drivers.expand_viper import expand
except (ImportError, SyntaxError, ValueError):  # no native code for this processor
    from board.drivers.expand_plain import expand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator, Sequence

_SWRESET = const(0x01)
_SLPOUT = const(0x11)
_INVON = const(0x21)
_DISPON = const(0x29)
_CASET = const(0x2A)
_RASET = const(0x2B)
_RAMWR = const(0x2C)
_MADCTL = const(0x36)
_COLMOD = const(0x3A)
_16_BITS = b"\x55"

# The datasheet asks for 5 ms after a reset and 120 ms before SLPOUT and after it.
_WAKING_MS = const(120)
_RESET_PULSE_MS = const(1)
_PIXELS_AT_ONCE = const(8)  # what is sent is widened to as many
_ROWS_AT_ONCE = const(8)  # looked up and sent
_ROWS_A_TURN = const(32)  # then other tasks get theirs


def _nothing() -> "Iterator[None]":
    return
    yield


# What MicroPython can wait for without a new coroutine, which would take some heap, and
# longer to make than a small rectangle takes to send: one that has come to its end.
_NOTHING_MORE: "Awaitable[None]" = _nothing()  # type: ignore[assignment]
for _ in _NOTHING_MORE:  # type: ignore[attr-defined]
    pass


class ST7789:
    """A panel of `size`, which starts at `start` in the chip's memory.

    `glass` is what the glass wants beside: commands and their data. With no `reset`
    wired, the chip is reset by command.
    """

    bits = 4

    def __init__(
        self,
        spi: SPI,
        cs: Pin,
        dc: Pin,
        reset: Pin | None,
        size: tuple[int, int],
        start: tuple[int, int],
        madctl: int,
        glass: tuple[tuple[int, bytes], ...],
    ) -> None:
        self.width, self.height = size
        gc.collect()  # the frame needs the heap in one piece
        self.pixels = bytearray(self.width * self.height // 2)
        self.frame = framebuf.FrameBuffer(
            self.pixels, self.width, self.height, framebuf.GS4_HMSB
        )
        self._start = start
        self._colours = bytearray(256 * 4)  # for each byte of the frame
        self._range = bytearray(4)
        self._wire = Wire(spi, cs, dc)
        self._registers, self._wiring = 0, None
        way = fifo.wiring(spi, cs, dc, size, start)
        if way:
            self._registers, self._wiring = way
        else:
            self._lines = memoryview(bytearray(self.width * 2 * _ROWS_AT_ONCE))
        self._wake(reset, madctl, glass)

    def set_palette(self, colours: "Sequence[int]") -> None:
        """Choose the colours, 0xRRGGBB each; they are seen with the next show."""
        table = self._colours
        for left, left_colour in enumerate(colours):
            for right, right_colour in enumerate(colours):
                at = (left * 16 + right) * 4
                _write_rgb565(table, at, left_colour)
                _write_rgb565(table, at + 2, right_colour)
        if self._wiring is not None:
            _swap_bytes(table)  # a frame of 16 bits begins with its high byte

    def show(self, x: int, y: int, width: int, height: int) -> "Awaitable[None]":
        """Send a rectangle of the frame, and a little more to its left and right."""
        wiring = self._wiring
        if wiring is None:
            return self._show_by_turns(x, y, width, height)
        registers, colours = self._registers, self._colours
        fifo.send(registers, self.pixels, colours, wiring, x, y, x + width, y + height)
        return _NOTHING_MORE

    async def _show_by_turns(self, x: int, y: int, width: int, height: int) -> None:
        """The same through `SPI.write`, with turns for other tasks in between."""
        left, right = max(x, 0), min(x + width, self.width)
        top, bottom = max(y, 0), min(y + height, self.height)
        if left >= right:
            return
        left -= left % _PIXELS_AT_ONCE
        right += -right % _PIXELS_AT_ONCE
        for row in range(top, bottom, _ROWS_A_TURN):
            self._send(left, right, row, min(row + _ROWS_A_TURN, bottom))
            await asyncio.sleep_ms(0)

    async def refresh(self) -> None:
        """Send everything."""
        await self.show(0, 0, self.width, self.height)

    def _send(self, left: int, right: int, top: int, bottom: int) -> None:
        """Send a rectangle at once: nobody else can send amid it."""
        self._set_range(_CASET, self._start[0] + left, right - left)
        self._set_range(_RASET, self._start[1] + top, bottom - top)
        self._wire.begin(_RAMWR)
        for row in range(top, bottom, _ROWS_AT_ONCE):
            rows = min(_ROWS_AT_ONCE, bottom - row)
            self._send_lines((row * self.width + left) // 2, (right - left) // 2, rows)
        self._wire.end()

    def _send_lines(self, start: int, count: int, rows: int) -> None:
        """Send so many bytes of each row of the frame, two pixels a byte."""
        stride = self.width // 2
        expand(self._lines, self._colours, self.pixels, start, count, stride, rows)
        self._wire.more(self._lines[: count * rows * 4])

    def _set_range(self, command: int, first: int, count: int) -> None:
        last = first + count - 1
        self._range[0], self._range[1] = first >> 8, first & 0xFF
        self._range[2], self._range[3] = last >> 8, last & 0xFF
        self._wire.send(command, self._range)

    def _wake(
        self, reset: Pin | None, madctl: int, glass: tuple[tuple[int, bytes], ...]
    ) -> None:
        """Start the chip; the panel is black before it is switched on."""
        if reset is None:
            self._wire.send(_SWRESET)
        else:
            reset(0)
            sleep_ms(_RESET_PULSE_MS)
            reset(1)
        sleep_ms(_WAKING_MS)
        self._wire.send(_SLPOUT)
        sleep_ms(_WAKING_MS)
        self._wire.send(_COLMOD, _16_BITS)
        self._wire.send(_MADCTL, bytes([madctl]))
        for command, data in glass:
            self._wire.send(command, data)
        self._wire.send(_INVON)  # the glass shows the opposite of what it is told
        if self._wiring is None:
            self._send(0, self.width, 0, self.height)
        else:
            self.show(0, 0, self.width, self.height)
        self._wire.send(_DISPON)


def _write_rgb565(table: bytearray, at: int, colour: int) -> None:
    """0xRRGGBB as five, six and five bits, the high byte first."""
    table[at] = colour >> 16 & 0xF8 | colour >> 13 & 0x07
    table[at + 1] = colour >> 5 & 0xE0 | colour >> 3 & 0x1F


def _swap_bytes(table: bytearray) -> None:
    for at in range(0, len(table), 2):
        table[at], table[at + 1] = table[at + 1], table[at]
