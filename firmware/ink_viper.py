"""Text into pixels as native code: text is most of what is drawn.

A letter takes 20 microseconds on a Pico; the plain twin takes a millisecond.
"""

# Only viper knows ptr8.
# ruff: noqa: F821
# mypy: ignore-errors

from array import array

import micropython
import uctypes
from micropython import const

# The bits of a style above its colour, as in lettering.py.
_BOLD = const(0x10)
_LARGE = const(0x20)
_MONO = const(0x40)
_UNSEEN = const(0x80)

_LEFT = const(7)
_TOP = const(8)
_RIGHT = const(9)
_BOTTOM = const(10)


# What a pen knows, as in lettering.py: the tables of the font, here by their addresses,
# the pixels, the size of the frame, the last letter, and what was drawn over.


def new_pen(pixels: bytearray, width: int, height: int, tables, last: int):
    """A pen for a frame; its tables and pixels have to live as long as it does."""
    places = [uctypes.addressof(table) for table in tables]
    places.append(uctypes.addressof(pixels))
    return array("I", places + [width, height, last, width, height, 0, 0])


@micropython.viper
def touch(pen: ptr32, x: int, y: int, width: int, height: int):
    """Note that a rectangle was drawn over, as far as it lies in the frame."""
    if x < pen[_LEFT]:
        pen[_LEFT] = x if x > 0 else 0
    if y < pen[_TOP]:
        pen[_TOP] = y if y > 0 else 0
    x += width
    if x > pen[_RIGHT]:
        pen[_RIGHT] = x if x < pen[4] else pen[4]
    y += height
    if y > pen[_BOTTOM]:
        pen[_BOTTOM] = y if y < pen[5] else pen[5]


@micropython.viper
def write(text: ptr8, x: int, y: int, pen: ptr32, style: int) -> int:
    """Set a text with its top left corner there; returns how wide it is.

    What leaves the frame is cut off. Two pixels are a byte, the left one high; in MONO,
    eight that are below each other, the top one lowest. The first three arguments are
    those that viper keeps in registers, so they also serve for the dots of a column.
    """
    codes = ptr8(pen[0])
    starts = ptr8(pen[1])
    columns = ptr8(pen[2])
    width = pen[4]
    bold = 1 if style & _BOLD else 0
    scale = 2 if style & _LARGE else 1
    begin = x
    left = x
    top = y if y > 0 else 0
    hidden = top - y  # rows of dots above the frame
    room = pen[5] - top if pen[5] > top else 0
    room = (1 << room) - 1 if room < 30 else -1
    next = int(text)
    while True:
        text = ptr8(next)
        x = text[0]
        if not x:  # MicroPython puts a zero after every text
            break
        next += 1
        if x >= 0x80:
            x &= 0x1F if x < 0xE0 else 0x0F if x < 0xF0 else 0x07
            while text[1] & 0xC0 == 0x80:
                text = ptr8(next)
                x = x << 6 | text[0] & 0x3F
                next += 1
        place = x - 32
        if x < 32 or x > 126:  # the others are all there, in order
            place = 127 - 32
            y = pen[6]
            while place < y:
                middle = (place + y) >> 1
                if (codes[2 * middle] | codes[2 * middle + 1] << 8) < x:
                    place = middle + 1
                else:
                    y = middle
            if (codes[2 * place] | codes[2 * place + 1] << 8) != x:
                place = pen[6]  # the letter that stands for those that are not here
        column = starts[2 * place] | starts[2 * place + 1] << 8
        end = starts[2 * place + 2] | starts[2 * place + 3] << 8
        if style & _UNSEEN:
            left += (end + bold - column) * scale
            column = end + bold
        before = 0
        while column < end + bold:
            x = before
            if column < end:
                ink = columns[2 * column] | columns[2 * column + 1] << 8
                x |= ink
                before = ink if bold else 0
            column += 1
            if scale == 2:
                ink = x
                x = 0
                y = 3
                while ink:
                    if ink & 1:
                        x |= y
                    y <<= 2
                    ink >>= 1
            dots = x >> hidden & room if hidden < 30 else 0
            copies = scale
            while copies:
                x = dots if left >= 0 and left < width else 0
                if style & _MONO:
                    y = top
                    while x:
                        if x & 1:
                            text = ptr8(pen[3] + (y >> 3) * width + left)
                            if style & 1:
                                text[0] = text[0] | 1 << (y & 7)
                            else:
                                text[0] = text[0] & ~(1 << (y & 7))
                        x >>= 1
                        y += 1
                else:
                    text = ptr8(pen[3] + ((top * width + left) >> 1))
                    kept = 0xF0 if left & 1 else 0x0F
                    new = style & 15 if left & 1 else (style & 15) << 4
                    y = width >> 1
                    while x:
                        if x & 1:
                            text[0] = text[0] & kept | new
                        x >>= 1
                        text = ptr8(int(text) + y)
                left += 1
                copies -= 1
        left += scale
    if left == begin:
        return 0
    left -= scale
    if not style & _UNSEEN:
        if begin < pen[_LEFT]:
            pen[_LEFT] = begin if begin > 0 else 0
        if top < pen[_TOP]:
            pen[_TOP] = top
        if left > pen[_RIGHT]:
            pen[_RIGHT] = left if left < width else width
        y = top - hidden + 15 * scale
        if y > pen[_BOTTOM]:
            pen[_BOTTOM] = y if y < pen[5] else pen[5]
    return left - begin
