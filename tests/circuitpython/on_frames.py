"""Tests of the frame and of small pictures, run by run.py.

All is drawn once more by the desk's framebuf, which gives the same pixels as
MicroPython's: a test of its own compares those two.
"""

import sys
from pathlib import Path
from random import Random

import displayio
import framebuf

sys.path.append(str(Path(__file__).parents[2]))  # last: it has a `board` too
from tools.desk import framebuf as desk

WIDTH, HEIGHT = 37, 29
FORMATS = (framebuf.GS4_HMSB, framebuf.MONO_HLSB, framebuf.MONO_VLSB)
MONO = (framebuf.MONO_HLSB, framebuf.MONO_VLSB)


class Both:
    """Draws the same on the device's picture and on the desk's, and compares."""

    def __init__(self, ours, format: int) -> None:
        self.ours, self.format = ours, format
        size = WIDTH * HEIGHT
        self.desks = desk.FrameBuffer(bytearray(size), WIDTH, HEIGHT, format)

    def draw(self, call: str, *arguments) -> None:
        ours = [a.ours if isinstance(a, Both) else a for a in arguments]
        desks = [a.desks if isinstance(a, Both) else a for a in arguments]
        result = getattr(self.ours, call)(*ours)
        assert result == getattr(self.desks, call)(*desks)
        assert self.looks_alike(), (call, arguments)

    def looks_alike(self) -> bool:
        places = [(x, y) for y in range(-1, HEIGHT + 1) for x in range(-1, WIDTH + 1)]
        return all(self.ours.pixel(*at) == self.desks.pixel(*at) for at in places)


def panel(format: int) -> Both:
    colours = 16 if format == framebuf.GS4_HMSB else 2
    bitmap = displayio.Bitmap(WIDTH, HEIGHT, colours)
    return Both(framebuf.BitmapFrame(bitmap, colours), format)


def packed(format: int) -> Both:
    pixels = bytearray(WIDTH * HEIGHT)
    return Both(framebuf.FrameBuffer(pixels, WIDTH, HEIGHT, format), format)


def letter(chance: Random, format: int) -> Both:
    """A small picture in bytes that both read."""
    ink = bytearray(chance.randbytes(128))
    width, height = chance.randint(1, 14), chance.randint(1, 16)
    stride = chance.choice((width, 14))
    both = Both(framebuf.FrameBuffer(ink, width, height, format, stride), format)
    both.desks = desk.FrameBuffer(ink, width, height, format, stride)
    return both


def draw_anything(on: Both, chance: Random) -> None:
    x, y = chance.randint(-20, 50), chance.randint(-20, 50)
    size = chance.randint(-2, 40), chance.randint(-2, 40)
    colour = chance.randrange(16 if on.format == framebuf.GS4_HMSB else 2)
    call = chance.choice(("fill_rect", "hline", "vline", "line", "rect", "pixel"))
    more = {
        "fill_rect": (*size, colour),
        "hline": (size[0], colour),
        "vline": (size[1], colour),
        "line": (chance.randint(-20, 50), chance.randint(-20, 50), colour),
        "rect": (abs(size[0]) + 1, abs(size[1]) + 1, colour, chance.random() < 0.3),
        "pixel": chance.choice(((colour,), ())),
    }[call]
    on.draw(call, x, y, *more)


def test_every_call_draws_what_micropython_draws():
    for make in (panel, packed):
        for format in FORMATS:
            chance, on = Random(format), make(format)
            for _ in range(60):
                draw_anything(on, chance)


def test_letters_are_set_in_any_colour_and_cut_at_the_edges():
    chance = Random(7)
    for make in (panel, packed):
        for format in FORMATS:
            on, colours = make(format), packed(format)
            on.draw("fill", 1)
            for _ in range(60):
                ink = chance.randrange(2 if format in MONO else 16)
                colours.draw("pixel", 0, 0, ink ^ 1)
                colours.draw("pixel", 1, 0, ink)
                x, y = chance.randint(-15, 40), chance.randint(-17, 30)
                key = chance.choice((-1, ink ^ 1))
                glyph = letter(chance, chance.choice(MONO))
                on.draw("blit", glyph, x, y, key, colours)


def test_a_picture_is_copied_with_all_its_colours_but_the_key():
    chance = Random(9)
    on = panel(framebuf.GS4_HMSB)
    for _ in range(50):
        picture = letter(chance, framebuf.GS4_HMSB)
        x, y = chance.randint(-15, 40), chance.randint(-17, 30)
        on.draw("blit", picture, x, y, chance.choice((-1, 3)))


def test_a_letter_is_read_anew_each_time():
    on, ink = panel(framebuf.MONO_HLSB), bytearray(8)
    glyph = framebuf.FrameBuffer(ink, 8, 8, framebuf.MONO_VLSB)
    ink[2] = 0b1000_0001
    on.ours.blit(glyph, 0, 0)
    assert [y for y in range(8) if on.ours.pixel(2, y)] == [0, 7]


def test_a_colour_on_one_bit_is_ink():
    on = panel(framebuf.MONO_HLSB)
    on.draw("fill_rect", 1, 1, 5, 5, 15)


def test_a_format_that_no_screen_uses_is_refused():
    try:
        framebuf.FrameBuffer(bytearray(8), 2, 2, 1)
    except ValueError as error:
        assert str(error) == "no pixels have the format 1"
    else:
        raise AssertionError("RGB565 was taken")
