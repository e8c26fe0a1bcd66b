"""What the game uses of MicroPython's framebuf, for CircuitPython, which has none.

The frame of a panel is the Bitmap that displayio shows, so there is no second
picture to hold in memory and to copy. Its rectangles and rows are written by
bitmaptools, in native code. Small pictures, such as letters and palettes, stay
packed in bytes, as they are on MicroPython.
"""

import bitmaptools
import displayio

MONO_VLSB = 0
GS4_HMSB = 2
MONO_HLSB = 3


class FrameBuffer:
    """A picture in somebody's bytes. What lies outside of it is not drawn."""

    def __init__(
        self,
        buffer: bytearray | memoryview,
        width: int,
        height: int,
        format: int,
        stride: int | None = None,
    ) -> None:
        if format not in (MONO_VLSB, GS4_HMSB, MONO_HLSB):
            raise ValueError(f"no pixels have the format {format}")
        self._buffer, self._width, self._height = buffer, width, height
        self._is_vertical = format == MONO_VLSB
        self._bits = 4 if format == GS4_HMSB else 1
        self._mask = (1 << self._bits) - 1
        across = 1 if self._is_vertical else 8 // self._bits
        self._stride = -(-(stride or width) // across)  # in bytes

    def fill(self, c: int) -> None:
        self.fill_rect(0, 0, self._width, self._height, c)

    def hline(self, x: int, y: int, w: int, c: int) -> None:
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x: int, y: int, h: int, c: int) -> None:
        self.fill_rect(x, y, 1, h, c)

    def rect(self, x: int, y: int, w: int, h: int, c: int, f: bool = False) -> None:
        if f:
            self.fill_rect(x, y, w, h, c)
            return
        self.hline(x, y, w, c)
        self.hline(x, y + h - 1, w, c)
        self.vline(x, y, h, c)
        self.vline(x + w - 1, y, h, c)

    def line(self, x1: int, y1: int, x2: int, y2: int, c: int) -> None:
        steps = max(abs(x2 - x1), abs(y2 - y1))
        for step in range(steps + 1):
            x = x1 + _part(x2 - x1, step, steps)
            self.pixel(x, y1 + _part(y2 - y1, step, steps), c)

    def pixel(self, x: int, y: int, c: int | None = None) -> int | None:
        """Without a colour: which one is there, or None outside the picture."""
        if c is not None:
            self.fill_rect(x, y, 1, 1, c)
        elif 0 <= x < self._width and 0 <= y < self._height:
            return self._row(y, x, x + 1)[0]
        return None

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int) -> None:
        left, right = max(x, 0), min(x + w, self._width)
        top, bottom = max(y, 0), min(y + h, self._height)
        if left < right and top < bottom:
            # A single bit holds whether there is any colour.
            self._fill(left, top, right, bottom, min(c, self._mask))

    def blit(
        self,
        fbuf: "FrameBuffer",
        x: int,
        y: int,
        key: int = -1,
        palette: "FrameBuffer | None" = None,
    ) -> None:
        """The key is the colour, after the palette, that is left out."""
        left, right = max(-x, 0), min(self._width - x, fbuf._width)
        if left >= right:
            return
        colours = palette._row(0, 0, palette._width) if palette else range(16)
        for row in range(max(-y, 0), min(self._height - y, fbuf._height)):
            line = bytes([colours[pixel] for pixel in fbuf._row(row, left, right)])
            self._write(x + left, y + row, line, key)

    def _row(self, y: int, left: int, right: int) -> list[int]:
        """The colours of a piece of one row."""
        if self._is_vertical:  # as letters are: the quick way
            start, shift = y // 8 * self._stride, y % 8
            part = self._buffer[start + left : start + right]
            return [byte >> shift & 1 for byte in part]
        places = [self._place(x, y) for x in range(left, right)]
        return [self._buffer[byte] >> shift & self._mask for byte, shift in places]

    def _fill(self, left: int, top: int, right: int, bottom: int, colour: int) -> None:
        line = bytes([colour]) * (right - left)
        for y in range(top, bottom):
            self._write(left, y, line, -1)

    def _write(self, x: int, y: int, line: bytes, key: int) -> None:
        """Put colours side by side, all but the key."""
        for i, colour in enumerate(line):
            if colour != key:
                byte, shift = self._place(x + i, y)
                others = self._buffer[byte] & ~(self._mask << shift)
                self._buffer[byte] = others | colour << shift

    def _place(self, x: int, y: int) -> tuple[int, int]:
        """The byte of a pixel, and by how much its bits are shifted there."""
        if self._is_vertical:
            return y // 8 * self._stride + x, y % 8
        across = 8 // self._bits
        return y * self._stride + x // across, (across - 1 - x % across) * self._bits


class BitmapFrame(FrameBuffer):
    """A picture in a bitmap of two colours or sixteen, which displayio can show."""

    def __init__(self, bitmap: displayio.Bitmap, colours: int) -> None:
        self._bitmap, self._mask = bitmap, colours - 1
        self._width, self._height = bitmap.width, bitmap.height

    def _row(self, y: int, left: int, right: int) -> list[int]:
        return [self._bitmap[x, y] for x in range(left, right)]

    def _fill(self, left: int, top: int, right: int, bottom: int, colour: int) -> None:
        bitmaptools.fill_region(self._bitmap, left, top, right, bottom, colour)

    def _write(self, x: int, y: int, line: bytes, key: int) -> None:
        skipped = None if key < 0 else key
        bitmaptools.arrayblit(
            self._bitmap, line, x, y, x + len(line), y + 1, skip_index=skipped
        )


def _part(distance: int, step: int, steps: int) -> int:
    """The distance gone after some of all steps, rounded to the nearest pixel."""
    gone = (2 * abs(distance) * step + steps) // (2 * steps or 1)
    return gone if distance > 0 else -gone
