"""What flash holds at any moment of a recorded run, also amid an operation.

All else is gone when the supply ends. So a recording of the operations is enough to
know what every power cut leaves: nothing has to be run again up to there.
"""

import base64
from collections.abc import Iterator
from typing import Any, NamedTuple

from tools.firmware_image.filesystem import ADDRESS

SECTOR = 4096
WHOLE = 0  # this "noise" lets the operation come to its end


class Operation(NamedTuple):
    """An erase or program of a recording."""

    address: int
    data: bytes | None  # of a program

    @property
    def size(self) -> int:
        return SECTOR if self.data is None else len(self.data)

    def result(self, old: bytes) -> bytes:
        """What is there afterwards: an erase sets all bits, a program clears some."""
        if self.data is None:
            return b"\xff" * SECTOR
        return bytes(a & b for a, b in zip(old, self.data, strict=True))


class Step(NamedTuple):
    """Bytes that have changed, in the filesystem: for good, or by a power cut."""

    operation: int
    noise: int
    address: int
    bytes: bytes


def operations(recorded: list[dict[str, Any]]) -> list[Operation]:
    """As the emulator tells them."""
    return [
        Operation(op["address"], base64.b64decode(op["data"]) if "data" in op else None)
        for op in recorded
    ]


def steps(flash: bytes, done: list[Operation], noises: list[int]) -> Iterator[Step]:
    """Every operation cut short in several ways, and then done."""
    now = bytearray(flash)
    for number, operation in enumerate(done):
        place = slice(operation.address, operation.address + operation.size)
        old = bytes(now[place])
        new = operation.result(old)
        for noise in [*noises, WHOLE]:
            left = cut_short(old, new, noise + number) if noise else new
            yield Step(number, noise, operation.address - ADDRESS, left)
        now[place] = new


def cut_short(old: bytes, new: bytes, noise: int) -> bytes:
    """Some bits are changed and some are not: as the emulated flash does it."""
    left = bytearray(old)
    for at, (before, after) in enumerate(zip(old, new, strict=True)):
        noise ^= noise << 13 & 0xFFFF_FFFF
        noise ^= noise >> 17
        noise ^= noise << 5 & 0xFFFF_FFFF
        left[at] = before ^ ((before ^ after) & noise & 0xFF)
    return bytes(left)
