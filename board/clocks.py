"""The clock of the peripherals, which sets how fast a picture is sent."""

import machine


def hurry_peripherals() -> None:
    """Run them at the processor's speed: after a reset it is 48 MHz, and SPI gets
    half of that."""
    machine.freq(machine.freq(), machine.freq())
