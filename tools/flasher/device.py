"""What the Pico tells of itself, and whether the game can run there."""

from typing import Any, NamedTuple

from tools.flasher import problems

OLDEST = (1, 23, 0)
BYTECODE = 6  # of our compiler, and the version of its native code
NATIVE = 3
ARCHITECTURES = {4: "armv6m"}  # as mpy-cross calls them


class Device(NamedTuple):
    platform: str
    version: tuple[int, ...]
    bytecode: int
    native: int
    architecture: str | None

    @property
    def takes_our_native_code(self) -> bool:
        return self.native == NATIVE and self.architecture is not None


def device_of(answer: dict[str, Any]) -> Device:
    """Read the answer of the inspection, where `mpy` has three numbers in one."""
    mpy = answer["mpy"]
    return Device(
        answer["platform"],
        tuple(answer["version"]),
        mpy & 0xFF,
        mpy >> 8 & 3,
        ARCHITECTURES.get(mpy >> 10 & 0xF),
    )


def refuse_unfit(device: Device) -> None:
    """Raise when it is not a Pico, or its MicroPython cannot run the game."""
    if device.platform != "rp2":
        raise problems.not_a_pico(device.platform)
    if device.version < OLDEST:
        raise problems.too_old(_dotted(device.version), _dotted(OLDEST))
    if device.bytecode != BYTECODE:
        raise problems.other_bytecode(device.bytecode, BYTECODE)


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))
