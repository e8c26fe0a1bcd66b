"""What a pretended board has for CircuitPython's `supervisor`."""

from clock import clock

ticks_ms = clock.ticks_ms
