"""SSD1680: e-ink with waveforms in the chip, for refreshes and for updates.

Its memory counts along the panel's long side and then up in bytes, which is just
the order of the frame.
"""

from machine import SPI, Pin
from micropython import const

from board.drivers.e_ink import EInk

_DRIVER_OUTPUT = const(0x01)
_DATA_ENTRY_MODE = const(0x11)
_SW_RESET = const(0x12)
_TEMPERATURE_SENSOR = const(0x18)
_MASTER_ACTIVATION = const(0x20)
_UPDATE_CONTROL_1 = const(0x21)
_UPDATE_CONTROL_2 = const(0x22)
_WRITE_RAM = const(0x24)
_WRITE_OLD_RAM = const(0x26)  # "red" in the datasheet, for panels that have red
_BORDER_WAVEFORM = const(0x3C)
_RAM_X_RANGE = const(0x44)
_RAM_Y_RANGE = const(0x45)
_RAM_X_COUNTER = const(0x4E)
_RAM_Y_COUNTER = const(0x4F)

_LAST_LINE = b"\x27\x01"  # 295
_X_DOWN_Y_UP_Y_FIRST = b"\x06"
_INK_IS_ONE = b"\x88\x80"  # the chip would take it for white: invert both memories
_INTERNAL = b"\x80"
_BORDER_WHITE = b"\x05"
_BORDER_AS_IT_IS = b"\x80"
_THOROUGHLY = b"\xf7"
_CHANGES_ONLY = b"\xff"

_START_LIMIT_MS = const(500)
_REFRESH_LIMIT_MS = const(10_000)  # takes 2 seconds, and much longer when it is cold


class SSD1680(EInk):
    """A panel of 296x128 pixels."""

    def __init__(self, spi: SPI, cs: Pin, dc: Pin, reset: Pin, busy: Pin) -> None:
        super().__init__(spi, cs, dc, reset, busy, busy_level=1)

    async def _start(self) -> None:
        await self._pulse_reset()
        await self._until_idle(_START_LIMIT_MS)
        self._wire.send(_SW_RESET)
        await self._until_idle(_START_LIMIT_MS)
        self._wire.send(_DRIVER_OUTPUT, _LAST_LINE + b"\x00")
        self._wire.send(_DATA_ENTRY_MODE, _X_DOWN_Y_UP_Y_FIRST)
        self._wire.send(_RAM_X_RANGE, b"\x0f\x00")
        self._wire.send(_RAM_Y_RANGE, b"\x00\x00" + _LAST_LINE)
        self._wire.send(_UPDATE_CONTROL_1, _INK_IS_ONE)
        self._wire.send(_TEMPERATURE_SENSOR, _INTERNAL)

    async def _refresh(self) -> None:
        self._wire.send(_BORDER_WAVEFORM, _BORDER_WHITE)
        self._write(_WRITE_OLD_RAM)
        self._write(_WRITE_RAM)
        await self._activate(_THOROUGHLY)

    async def _update(self, left: int, right: int, first: int, end: int) -> None:
        """The chip drives each pixel whose old and new memory differ."""
        self._wire.send(_BORDER_WAVEFORM, _BORDER_AS_IT_IS)
        self._write(_WRITE_OLD_RAM)
        self._copy(left, right, first, end)
        self._write(_WRITE_RAM)
        await self._activate(_CHANGES_ONLY)

    def _write(self, ram: int) -> None:
        self._wire.send(_RAM_X_COUNTER, b"\x0f")
        self._wire.send(_RAM_Y_COUNTER, b"\x00\x00")
        self._wire.send(ram, self._shown)

    async def _activate(self, sequence: bytes) -> None:
        self._wire.send(_UPDATE_CONTROL_2, sequence)
        self._wire.send(_MASTER_ACTIVATION)
        await self._until_idle(_REFRESH_LIMIT_MS)
