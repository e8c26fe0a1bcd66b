"""Letters into pixels as native code: text is most of what is drawn.

`framebuf.blit` asks for every pixel of a letter; this touches only its ink.
"""

# Only viper knows ptr8.
# ruff: noqa: F821
# mypy: ignore-errors

import micropython


@micropython.viper
def ink_4_bits(
    pixels: ptr8,
    stride: int,
    x: int,
    y: int,
    columns: ptr8,
    first: int,
    last: int,
    colour: int,
):
    """Colour the ink of some columns of the font; two pixels are a byte, left high.

    A column has two bytes; its lowest bit is its top. Nothing is clipped.
    """
    column = first
    while column < last:
        ink = columns[2 * column] | columns[2 * column + 1] << 8
        at = y * stride + x
        x += 1
        column += 1
        while ink:
            if ink & 1:
                byte = pixels[at >> 1]
                if at & 1:
                    pixels[at >> 1] = byte & 0xF0 | colour
                else:
                    pixels[at >> 1] = byte & 0x0F | colour << 4
            ink >>= 1
            at += stride


@micropython.viper
def ink_1_bit(
    pixels: ptr8,
    stride: int,
    x: int,
    y: int,
    columns: ptr8,
    first: int,
    last: int,
    colour: int,
):
    """The same where eight pixels below each other are a byte, the top one lowest."""
    column = first
    while column < last:
        ink = (columns[2 * column] | columns[2 * column + 1] << 8) << (y & 7)
        at = (y >> 3) * stride + x
        x += 1
        column += 1
        while ink:
            if colour:
                pixels[at] = pixels[at] | ink
            else:
                pixels[at] = pixels[at] & ~ink
            ink >>= 8
            at += stride
