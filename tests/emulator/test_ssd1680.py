"""The model of the SSD1680 (BUSY is high while it works), with a driver of its own."""

import pytest

from tests.emulator.panel_scripts import EPAPER

WIDTH, HEIGHT = 296, 128
FULL, DIFFERENTIAL, FROM_REGISTER = 0xF7, 0xFF, 0xC7

# The chip counts its sources from the lower edge of the picture upwards, and the
# script's picture() draws byte 0 of a line where the chip has it.
SET_UP = """
def area(x, y, width, height):
    last, bottom = x + width - 1, y + height - 1
    say(0x44, x, last)
    say(0x45, y & 255, y >> 8, bottom & 255, bottom >> 8)
    say(0x4E, x)
    say(0x4F, y & 255, y >> 8)
def whole():
    say(0x11, 3)
    area(0, 0, 16, 296)
def backwards():
    say(0x44, 15, 0)
    say(0x45, 0x27, 1, 0, 0)
    say(0x4E, 15)
    say(0x4F, 0x27, 1)
def put(command, data):
    whole()
    send(command, data)
def show(steps):
    say(0x22, steps)
    say(0x20)
    return wait()
"""


def inked(*boxes: tuple[int, int, int, int]) -> bytes:
    """One byte a pixel: 1 in the boxes of x, y from below, width and height."""
    ink = bytearray(WIDTH * HEIGHT)
    for x, y, width, height in boxes:
        for row in range(HEIGHT - y - height, HEIGHT - y):
            ink[row * WIDTH + x : row * WIDTH + x + width] = b"\x01" * width
    return bytes(ink)


@pytest.fixture
def epaper(make_pico):
    pico = make_pico("pico_epaper_2_9")
    pico.execute(EPAPER + SET_UP)
    pico.execute("begin()\nsay(0x12)\nwait()\nsay(0x01, 0x27, 1, 0)")
    return pico


def shown(epaper, commands: str, steps: int) -> int:
    """How many milliseconds BUSY was high."""
    return int(epaper.execute(f"{commands}\nprint(show({steps}))"))


def test_a_full_refresh_is_clean_and_slow(epaper):
    took = shown(epaper, "put(0x24, picture((10, 16, 30, 8), (295, 0, 1, 8)))", FULL)
    assert 2150 <= took <= 2200
    assert epaper.picture().ink() == inked((10, 16, 30, 8), (295, 0, 1, 8))
    assert epaper.warnings == []


def test_nothing_is_seen_before_the_refresh_ends(epaper):
    before = epaper.picture()
    epaper.execute(f"put(0x24, picture())\nsay(0x22, {FULL})\nsay(0x20)")
    epaper.run(1500)
    assert epaper.panel()["isBusy"]
    assert epaper.picture() == before
    epaper.run(1000)
    assert not epaper.panel()["isBusy"]
    assert epaper.picture().ink() == inked()


def test_a_differential_update_is_fast_and_right_with_both_memories_in_step(epaper):
    both = "put(0x26, picture((8, 8, 8, 8)))\nput(0x24, picture((8, 8, 8, 8)))"
    shown(epaper, both, FULL)
    took = shown(epaper, "put(0x24, picture((100, 0, 8, 8)))", DIFFERENTIAL)
    assert 450 <= took <= 500
    assert epaper.picture().ink() == inked((100, 0, 8, 8))
    kinds = [done["kind"] for done in epaper.panel()["refreshes"]]
    assert kinds == ["full", "differential"]


def test_a_ghost_stays_when_the_memories_disagree(epaper):
    shown(epaper, "put(0x26, picture())\nput(0x24, picture((8, 8, 8, 8)))", FULL)
    shown(epaper, "put(0x24, picture((100, 0, 8, 8)))", DIFFERENTIAL)
    assert epaper.picture().ink() == inked((8, 8, 8, 8), (100, 0, 8, 8))


def test_a_window_is_written_alone(epaper):
    shown(epaper, "put(0x24, picture())", FULL)
    shown(epaper, "area(2, 50, 3, 10)\nsend(0x24, bytes(30))", FULL)
    assert epaper.picture().ink() == inked((50, 16, 10, 24))


@pytest.mark.parametrize(
    ("mode", "start", "box"),
    [
        (0b011, "whole()", (0, 0, 1, 128)),
        (0b111, "whole()", (0, 0, 16, 8)),
        (0b000, "backwards()", (295, 0, 1, 128)),
    ],
    ids=["along a line", "from line to line", "backwards"],
)
def test_the_data_entry_mode_says_where_the_next_byte_goes(epaper, mode, start, box):
    commands = f"put(0x24, picture())\n{start}\nsay(0x11, {mode})\n"
    shown(epaper, commands + "send(0x24, bytes(16))", FULL)
    assert epaper.picture().ink() == inked(box)


def test_gates_can_be_counted_from_the_other_end(epaper):
    turned = "say(0x01, 0x27, 1, 1)\nput(0x24, picture((0, 0, 4, 8)))"
    shown(epaper, turned, FULL)
    assert epaper.picture().ink() == inked((292, 0, 4, 8))


def test_a_waveform_from_the_register_takes_its_frames(epaper):
    # To black for bit 0, to white for bit 1, whatever was before; 20 frames, three
    # times, at 50 a second.
    waveform = (
        "black, white = bytes([0x40]) + bytes(11), bytes([0x80]) + bytes(11)\n"
        "waveform = black + white + black + white + bytes(12)\n"
        "waveform += bytes([20, 0, 0, 0, 0, 0, 2]) + bytes(77)\n"
        "send(0x32, waveform + b'\\x22' * 6 + bytes(3))\n"
    )
    took = shown(epaper, waveform + "put(0x24, picture((8, 8, 8, 8)))", FROM_REGISTER)
    assert 1360 <= took <= 1400
    assert epaper.picture().ink() == inked((8, 8, 8, 8))
    assert epaper.warnings == []


@pytest.mark.parametrize(
    ("commands", "warning"),
    [
        ("say(0x22, 0xF7); say(0x20); say(0x11, 3)", "comes while the chip is busy"),
        ("say(0x05)", "there is no command 0x05"),
        ("say(0x27)", "READ_RAM (0x27) is not modelled"),
        ("say(0x44, 0, 16)", "the panel has bytes 0 to 15"),
        ("say(0x45, 0, 0, 0x28, 1)", "SET_RAM_Y 0 to 296: the panel has 0 to 295"),
        ("say(0x01, 0xF9, 0, 0)", "250 gates are driven; the panel has 296"),
        ("say(0x10, 1); say(0x12)", "SW_RESET (0x12) comes in deep sleep"),
        ("send(0x32, bytes(70)); say(0x7F)", "WRITE_LUT (0x32) was given 70 of 153"),
    ],
)
def test_what_the_chip_does_not_take_is_warned_of(epaper, commands, warning):
    epaper.execute(commands)
    assert warning in "\n".join(epaper.warnings)
