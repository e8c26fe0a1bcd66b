"""Time, chance, the light behind the panel, and the battery."""

import asyncio
import os
import time

from machine import ADC, PWM

_SMALL_INT = 0x3FFF_FFFF
_ADC_FULL_MV = 3300
_FULL_MV = 4100
_EMPTY_MV = 2800


class Power:
    """What a board has beside panel, buttons and files.

    light: dims the panel, where that is lit from behind.
    battery: measures the battery's voltage, divided by `divided_by`.
    """

    def __init__(
        self, light: PWM | None = None, battery: ADC | None = None, divided_by: int = 1
    ) -> None:
        self._light, self._battery = light, battery
        self._battery_scale_mv = _ADC_FULL_MV * divided_by
        self.backlight(100)

    def ticks_ms(self) -> int:
        """Milliseconds that wrap round; compare them with `ticks_diff` only."""
        return time.ticks_ms()

    def ticks_diff(self, later: int, earlier: int) -> int:
        """Milliseconds from `earlier` to `later`."""
        return time.ticks_diff(later, earlier)

    async def sleep_ms(self, ms: int) -> None:
        """Let other tasks run for so long."""
        await asyncio.sleep_ms(ms)

    def battery(self) -> int | None:
        """How full the battery is, in percent; None where that is not measured."""
        if self._battery is None:
            return None
        millivolts = self._battery.read_u16() * self._battery_scale_mv // 0xFFFF
        percent = (millivolts - _EMPTY_MV) * 100 // (_FULL_MV - _EMPTY_MV)
        return min(max(percent, 0), 100)

    def backlight(self, percent: int) -> None:
        """Set the brightness, where there is a light; half looks like half."""
        if self._light is not None:
            percent = min(max(percent, 0), 100)
            self._light.duty_u16(0xFFFF * percent * percent // 10_000)

    def seed(self) -> int:
        """A fresh random number of 30 bits."""
        chance = int.from_bytes(os.urandom(4), "little")
        return (chance ^ time.ticks_us()) & _SMALL_INT
