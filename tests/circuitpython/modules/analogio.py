"""What a pretended board has for CircuitPython's `analogio`."""

from pins import Pin

volts: dict[int, float] = {}  # on the pins, by GP number


class AnalogIn:
    reference_voltage = 3.3

    def __init__(self, pin: Pin) -> None:
        self._pin = pin

    @property
    def value(self) -> int:
        return round(volts[self._pin.id] / self.reference_voltage * 65535)
