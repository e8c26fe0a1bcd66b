"""What a pretended board has for CircuitPython's `pwmio`."""

from pins import Pin

outputs: dict[int, "PWMOut"] = {}  # by GP number


class PWMOut:
    def __init__(self, pin: Pin, frequency: int, duty_cycle: int) -> None:
        self.duty_cycle: float = duty_cycle
        outputs[pin.id] = self

    def deinit(self) -> None:
        self.duty_cycle = 0
