"""The short way to a panel: into the FIFO of the SPI, past `SPI.write`.

It is there where the registers are known: on an RP2040 and on an RP2350.
"""

import sys
from array import array

from machine import SPI, Pin

try:
    from machine import mem32

    from board.drivers.fifo_viper import send as send
except (ImportError, SyntaxError, ValueError):  # not there, or for another chip
    mem32 = send = None  # type: ignore[assignment]

_GPIO_OUT = 0xD000_0010

# The two SPIs, and the registers that set pins high and low.
_REGISTERS = {
    "RP2040": (0x4003_C000, 0x4004_0000, 0xD000_0014, 0xD000_0018),
    "RP2350": (0x4008_0000, 0x4008_8000, 0xD000_0018, 0xD000_0020),
}


def wiring(
    spi: SPI, cs: Pin, dc: Pin, size: tuple[int, int], start: tuple[int, int]
) -> "tuple[int, array[int]] | None":
    """The registers of the SPI, and what else `send` wants to know of the wires.

    The frame has a size, and begins at `start` in the memory of the panel's chip.
    None where there is no such way.
    """
    machine = getattr(sys.implementation, "_machine", "")
    for chip, registers in _REGISTERS.items():
        if send is not None and chip in machine:
            first, second, high, low = registers
            number = first if str(spi).startswith("SPI(0") else second
            pins = [high, low, _bit_of(cs), _bit_of(dc)]
            frame = [size[0] // 2, start[0], start[1], size[1]]
            return number, array("I", pins + frame)
    return None


def _bit_of(pin: Pin) -> int:
    """The bit of a pin, found by moving it; nothing is on the wire meanwhile."""
    pin(0)
    low = mem32[_GPIO_OUT]
    pin(1)
    return low ^ mem32[_GPIO_OUT]
