"""The twin of ink_viper.py, for where there is no native code."""


def ink_4_bits(
    pixels: bytearray,
    stride: int,
    x: int,
    y: int,
    columns: bytes,
    first: int,
    last: int,
    colour: int,
) -> None:
    """Colour the ink of some columns of the font; two pixels are a byte, left high.

    A column has two bytes; its lowest bit is its top. Nothing is clipped.
    """
    for column in range(first, last):
        ink = columns[2 * column] | columns[2 * column + 1] << 8
        at = y * stride + x
        x += 1
        while ink:
            if ink & 1:
                byte = pixels[at >> 1]
                pixels[at >> 1] = (
                    byte & 0xF0 | colour if at & 1 else byte & 0x0F | colour << 4
                )
            ink >>= 1
            at += stride


def ink_1_bit(
    pixels: bytearray,
    stride: int,
    x: int,
    y: int,
    columns: bytes,
    first: int,
    last: int,
    colour: int,
) -> None:
    """The same where eight pixels below each other are a byte, the top one lowest."""
    for column in range(first, last):
        ink = (columns[2 * column] | columns[2 * column + 1] << 8) << (y & 7)
        at = (y >> 3) * stride + x
        x += 1
        while ink:
            if colour:
                pixels[at] |= ink & 0xFF
            else:
                pixels[at] &= ~ink & 0xFF
            ink >>= 8
            at += stride
