"""UC8151: e-ink with a waveform in the chip for refreshes, and ours for updates.

Its memory counts up the panel's short side in bytes and then along the long one,
so each column is gathered from the banks of the frame, the lowest bank first.
"""

import asyncio

from machine import SPI, Pin
from micropython import const

from board.drivers.e_ink import EInk

_PSR = const(0x00)  # panel setting
_PWR = const(0x01)  # power setting
_POF = const(0x02)  # power off
_PON = const(0x04)  # power on
_BTST = const(0x06)  # booster soft start
_DTM1 = const(0x10)  # old picture
_DSP = const(0x11)  # data stop
_DRF = const(0x12)  # refresh
_DTM2 = const(0x13)  # new picture
_LUT_VCOM = const(0x20)
_LUT_WW = const(0x21)
_LUT_BW = const(0x22)
_LUT_WB = const(0x23)
_LUT_BB = const(0x24)
_PLL = const(0x30)
_CDI = const(0x50)  # border and data
_TCON = const(0x60)
_PTL = const(0x90)  # partial window
_PTIN = const(0x91)  # partial in
_PTOUT = const(0x92)  # partial out

# 128x296, black and white, gates down, sources to the left, booster on; the
# waveform from the chip's own memory or from its registers.
_WAVEFORM_OF_CHIP = b"\x93"
_WAVEFORM_OF_OURS = b"\xb3"
_INTERNAL_11_V = b"\x03\x00\x2b\x2b\x2b"
_SOFT_START = b"\x17\x17\x17"
_100_HZ = b"\x3a"
_NON_OVERLAP = b"\x22"
_INK_IS_ONE_BORDER_WHITE = b"\x4c"
_INK_IS_ONE_BORDER_AS_IT_IS = b"\x0c"


def _waveform(levels: int) -> bytes:
    """A level for 25 frames of 10 ms, then ground for one."""
    return bytes((levels, 25, 1, 0, 0, 1)) + bytes(36)


_GROUND = _waveform(0x00)
_TO_BLACK = _waveform(0x40)
_TO_WHITE = _waveform(0x80)

_POWER_LIMIT_MS = const(1000)
_REFRESH_LIMIT_MS = const(15_000)  # takes 4.5 seconds, and longer when it is cold


class UC8151(EInk):
    """A panel of 296x128 pixels."""

    def __init__(self, spi: SPI, cs: Pin, dc: Pin, reset: Pin, busy: Pin) -> None:
        super().__init__(spi, cs, dc, reset, busy, busy_level=0)
        self._banks = self.height // 8
        self._column = memoryview(bytearray(self._banks))

    async def _start(self) -> None:
        await self._pulse_reset()
        await self._until_idle(_POWER_LIMIT_MS)
        self._wire.send(_PWR, _INTERNAL_11_V)
        self._wire.send(_BTST, _SOFT_START)
        self._wire.send(_TCON, _NON_OVERLAP)
        self._wire.send(_PLL, _100_HZ)

    async def _refresh(self) -> None:
        self._wire.send(_PSR, _WAVEFORM_OF_CHIP)
        self._wire.send(_CDI, _INK_IS_ONE_BORDER_WHITE)
        await self._power(_PON)
        self._wire.send(_PTOUT)
        self._write(_DTM1, 0, self.width, 0, self._banks)
        await asyncio.sleep_ms(0)
        self._write(_DTM2, 0, self.width, 0, self._banks)
        await self._drive()

    async def _update(self, left: int, right: int, first: int, end: int) -> None:
        """Only pixels that become black or white get a voltage; the rest stay."""
        self._wire.send(_PSR, _WAVEFORM_OF_OURS)
        self._wire.send(_LUT_VCOM, _GROUND + b"\x00\x00")
        self._wire.send(_LUT_WW, _GROUND)
        self._wire.send(_LUT_BW, _TO_WHITE)
        self._wire.send(_LUT_WB, _TO_BLACK)
        self._wire.send(_LUT_BB, _GROUND)
        self._wire.send(_CDI, _INK_IS_ONE_BORDER_AS_IT_IS)
        await self._power(_PON)
        self._wire.send(_PTIN)
        self._wire.send(_PTL, self._window(left, right, first, end))
        self._write(_DTM1, left, right, first, end)
        self._copy(left, right, first, end)
        await asyncio.sleep_ms(0)
        self._write(_DTM2, left, right, first, end)
        await self._drive()

    def _window(self, left: int, right: int, first: int, end: int) -> bytes:
        """In the chip's pixels, whose row 0 is the last one of the frame."""
        low, high = (self._banks - end) * 8, (self._banks - first) * 8 - 1
        last = right - 1
        return bytes((low, high, left >> 8, left & 255, last >> 8, last & 255, 1))

    def _write(self, ram: int, left: int, right: int, first: int, end: int) -> None:
        column = self._column[: end - first]
        self._wire.begin(ram)
        for x in range(left, right):
            at = (end - 1) * self.width + x
            for i in range(end - first):
                column[i] = self._shown[at]
                at -= self.width
            self._wire.more(column)
        self._wire.end()

    async def _drive(self) -> None:
        self._wire.send(_DSP)
        self._wire.send(_DRF)
        await self._until_idle(_REFRESH_LIMIT_MS)
        await self._power(_POF)

    async def _power(self, command: int) -> None:
        self._wire.send(command)
        await self._until_idle(_POWER_LIMIT_MS)
