"""Time, chance, the backlight and the battery."""

import asyncio
import os

import adafruit_ticks
import analogio
import busdisplay
import epaperdisplay
import microcontroller
import supervisor

_SMALL_INT = 0x3FFF_FFFF
_FULL_V = 4.1
_EMPTY_V = 2.8
_DIVIDED_BY = 3


class Power:
    """What a board offers beside panel, buttons and files."""

    def __init__(
        self,
        panel: busdisplay.BusDisplay | epaperdisplay.EPaperDisplay,
        battery: microcontroller.Pin | None,
    ) -> None:
        self._panel = panel
        self._battery = None if battery is None else analogio.AnalogIn(battery)

    def ticks_ms(self) -> int:
        """Milliseconds that wrap round; compare them with `ticks_diff` only."""
        return supervisor.ticks_ms()

    def ticks_diff(self, later: int, earlier: int) -> int:
        """Milliseconds from `earlier` to `later`."""
        return adafruit_ticks.ticks_diff(later, earlier)

    async def sleep_ms(self, milliseconds: int) -> None:
        """Let other tasks run for so long."""
        await asyncio.sleep(milliseconds / 1000)

    def battery(self) -> int | None:
        """How full the battery is, in percent; None where that is not measured."""
        if self._battery is None:
            return None
        reading = self._battery.value / 65535 * self._battery.reference_voltage
        filled = (reading * _DIVIDED_BY - _EMPTY_V) / (_FULL_V - _EMPTY_V)
        return round(100 * min(max(filled, 0), 1))

    def backlight(self, percent: int) -> None:
        """Set the brightness of a panel that has a light."""
        if isinstance(self._panel, busdisplay.BusDisplay):
            self._panel.brightness = min(max(percent, 0), 100) / 100

    def seed(self) -> int:
        """A fresh random number of 30 bits."""
        chance = int.from_bytes(os.urandom(4), "little")
        return (chance ^ self.ticks_ms()) & _SMALL_INT
