"""UF2 files: written, read back, and refused when they are not for a Pico."""

import pytest

from tools.firmware_image.uf2 import FLASH_SIZE, NotAnImage, pack, unpack

PROGRAM = bytes(range(256)) * 3 + b"the end"


def changed(file: bytes, at: int, value: int) -> bytes:
    return file[:at] + value.to_bytes(4, "little") + file[at + 4 :]


def test_a_program_comes_back_up_to_its_last_page():
    unpacked = unpack(pack(PROGRAM))
    assert unpacked[: len(PROGRAM)] == PROGRAM
    assert unpacked[len(PROGRAM) :] == bytes(256 - len(b"the end"))


def test_a_block_says_its_place_its_number_and_for_whom_it_is():
    block = pack(PROGRAM)[512:1024]
    assert block[:8] == b"UF2\n\x57\x51\x5d\x9e"
    assert block[-4:] == bytes.fromhex("306fb10a")
    words = [int.from_bytes(block[at : at + 4], "little") for at in range(8, 32, 4)]
    assert words == [0x2000, 0x1000_0100, 256, 1, 4, 0xE48BFF56]


def test_blocks_may_come_in_any_order_and_leave_gaps():
    file = pack(PROGRAM)
    first, last = file[:512], file[-512:]
    assert unpack(last + first)[:256] == PROGRAM[:256]
    assert unpack(last + first)[256:768] == b"\xff" * 512


def test_blocks_for_other_chips_are_left_out():
    file = pack(PROGRAM)
    assert len(unpack(file + changed(file[:512], 28, 0xE48BFF59))) == 4 * 256
    with pytest.raises(NotAnImage, match="none of its blocks is for the flash"):
        unpack(changed(file[:512], 28, 0xE48BFF59))


@pytest.mark.parametrize(
    ("file", "message"),
    [
        (b"", "0 bytes are no whole blocks"),
        (b"PK" + bytes(600), "602 bytes are no whole blocks"),
        (bytes(512), "block 0 does not begin and end as one of UF2 does"),
        (changed(pack(PROGRAM), 12, 0x2000_0000), "address 0x20000000, outside"),
        (changed(pack(PROGRAM), 16, 500), "outside of flash"),
    ],
    ids=["empty", "a zip", "zeros", "for memory", "too long"],
)
def test_other_files_are_refused(file, message):
    with pytest.raises(NotAnImage, match=message):
        unpack(file)


def test_a_program_larger_than_flash_is_refused():
    with pytest.raises(NotAnImage, match="do not fit"):
        pack(bytes(FLASH_SIZE + 1))
