"""The twin of expand_viper.py, for where there is no native code."""


def expand(
    lines: memoryview,
    colours: bytearray,
    pixels: bytearray,
    start: int,
    count: int,
    stride: int,
    rows: int,
) -> None:
    """Look up `count` bytes of the frame in each row, from `start` on.

    A byte is two pixels, and becomes four bytes of colour. The count is divisible
    by four.
    """
    at = 0
    for row in range(start, start + rows * stride, stride):
        for pair in pixels[row : row + count]:
            lines[at : at + 4] = colours[4 * pair : 4 * pair + 4]
            at += 4
