"""Native code against its plain twin, byte for byte, on MicroPython."""

import random

from board.drivers import expand_plain, expand_viper, st7789


def noise(size: int) -> bytearray:
    return bytearray([random.getrandbits(8) for _ in range(size)])


def expanded(expand, colours, pixels, *shape: int) -> bytes:
    """Start, bytes a row, bytes from row to row, and rows."""
    lines = bytearray(b"\xee" * 5120)
    expand(memoryview(lines), colours, pixels, *shape)
    return bytes(lines)


def test_both_twins_look_up_the_same_colours():
    random.seed(7)
    colours, pixels = noise(1024), noise(160 * 8)
    for _ in range(300):
        count, rows = random.randint(0, 40) * 4, random.randint(0, 8)
        start = random.randint(0, (8 - rows) * 160 + 160 - count)
        shape = (start, count, 160, rows) if rows < 8 else (160 - count, count, 160, 8)
        plain = expanded(expand_plain.expand, colours, pixels, *shape)
        native = expanded(expand_viper.expand, colours, pixels, *shape)
        assert plain == native


def test_every_byte_of_a_frame_finds_its_two_colours():
    colours = noise(1024)
    pixels = bytearray(range(256))
    line = expanded(expand_viper.expand, colours, pixels, 0, 128, 128, 2)
    assert line[:1024] == colours
    assert line[1024:] == b"\xee" * 4096


def test_where_there_is_native_code_it_is_the_one_that_runs():
    assert st7789.expand is expand_viper.expand
