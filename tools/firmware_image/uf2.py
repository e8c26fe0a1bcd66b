"""UF2, the format of the files that a Pico in boot mode takes as its program.

A file is a row of 512-byte blocks. Each carries up to 476 bytes, of which we use
256, a page of flash; says which address they are for; and stands for itself, so
that the Pico may receive them in any order.
"""

import struct

PAGE = 256
FLASH_START = 0x1000_0000
FLASH_SIZE = 2 * 1024 * 1024

_BLOCK = 512
_MAGIC_START = (0x0A324655, 0x9E5D5157)
_MAGIC_END = 0x0AB16F30
_FAMILY_IS_GIVEN = 0x2000
_NOT_FOR_FLASH = 0x0001
_RP2040 = 0xE48BFF56
_HEAD = struct.Struct("<8I")


class NotAnImage(ValueError):
    """The bytes are no UF2 file for a Pico; the message says why."""


def pack(program: bytes) -> bytes:
    """A UF2 file that writes a program to the beginning of flash."""
    if len(program) > FLASH_SIZE:
        raise NotAnImage(f"{len(program)} bytes do not fit into a Pico's flash")
    pages = [program[at : at + PAGE] for at in range(0, len(program), PAGE)]
    return b"".join(_block(nth, page, len(pages)) for nth, page in enumerate(pages))


def unpack(file: bytes) -> bytes:
    """The flash that a UF2 file gives, from its beginning up to the last page."""
    if not file or len(file) % _BLOCK:
        raise NotAnImage(f"{len(file)} bytes are no whole blocks of {_BLOCK}")
    flash = bytearray()
    for at in range(0, len(file), _BLOCK):
        _lay(file[at : at + _BLOCK], flash)
    if not flash:
        raise NotAnImage("none of its blocks is for the flash of an RP2040")
    return bytes(flash)


def _block(nth: int, page: bytes, count: int) -> bytes:
    address = FLASH_START + nth * PAGE
    flags = _FAMILY_IS_GIVEN
    head = _HEAD.pack(*_MAGIC_START, flags, address, PAGE, nth, count, _RP2040)
    return (head + page).ljust(_BLOCK - 4, b"\0") + struct.pack("<I", _MAGIC_END)


def _lay(block: bytes, flash: bytearray) -> None:
    """Put the page of a block at its place in flash."""
    first, second, flags, address, size, nth, _, family = _HEAD.unpack_from(block)
    (end,) = struct.unpack_from("<I", block, _BLOCK - 4)
    if (first, second, end) != (*_MAGIC_START, _MAGIC_END):
        raise NotAnImage(f"block {nth} does not begin and end as one of UF2 does")
    if flags & _NOT_FOR_FLASH or family != _RP2040:
        return
    at = address - FLASH_START
    if size > _BLOCK - _HEAD.size - 4 or not 0 <= at <= FLASH_SIZE - size:
        raise NotAnImage(f"block {nth} is for address {address:#x}, outside of flash")
    flash.extend(b"\xff" * (at + size - len(flash)))
    flash[at : at + size] = block[_HEAD.size : _HEAD.size + size]
