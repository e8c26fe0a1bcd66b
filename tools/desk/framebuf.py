"""MicroPython's framebuf for CPython: the same bytes, also for what is cut off.

A test draws the same on MicroPython and compares. Left out are text(), which brings
a font that the game does not use, the formats RGB565 and GS8, and what a picture
looks like that is blitted onto itself.
"""

import sys
from collections.abc import Iterator, Sequence

from tools.desk.pixels import Banks, Buffer, Rows

MONO_VLSB = 0
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4
GS2_HMSB = 5

_FORMATS: dict[int, Rows | Banks] = {
    MONO_VLSB: Banks(),
    GS4_HMSB: Rows(4, leftmost_is_low=False),
    MONO_HLSB: Rows(1, leftmost_is_low=False),
    MONO_HMSB: Rows(1, leftmost_is_low=True),
    GS2_HMSB: Rows(2, leftmost_is_low=True),
}
_LARGEST_SIDE = 0xFFFF
_QUARTERS = ((1, -1), (-1, -1), (-1, 1), (1, 1))

_Edge = tuple[tuple[int, int], tuple[int, int]]


def install() -> None:
    """Let `import framebuf` find this module, unless there is a real one."""
    sys.modules.setdefault("framebuf", sys.modules[__name__])


class FrameBuffer:
    """A picture in somebody's buffer. What lies outside of it is not drawn."""

    def __init__(
        self,
        buffer: Buffer,
        width: int,
        height: int,
        format: int,
        stride: int | None = None,
    ) -> None:
        if format not in _FORMATS:
            raise ValueError(f"no pixels here have the format {format}")
        self._format = _FORMATS[format]
        stride = width if stride is None else stride
        if not (0 < width <= stride <= _LARGEST_SIDE and 0 < height <= _LARGEST_SIDE):
            raise ValueError(f"no picture has {width}x{height} pixels, stride {stride}")
        size = self._format.size(width, height, stride)
        if len(buffer) < size:
            raise ValueError(f"{width}x{height} pixels need {size}, not {len(buffer)}")
        self._buffer, self._width, self._height = buffer, width, height
        self._stride = self._format.full_stride(stride)

    def fill(self, c: int) -> None:
        self.fill_rect(0, 0, self._width, self._height, c)

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int) -> None:
        xs = range(max(x, 0), min(x + w, self._width))
        ys = range(max(y, 0), min(y + h, self._height))
        if xs and ys:
            self._format.fill(self._buffer, xs, ys, self._stride, c)

    def pixel(self, x: int, y: int, c: int | None = None) -> int | None:
        """Without a colour: which one is there, or None outside the picture."""
        if not (0 <= x < self._width and 0 <= y < self._height):
            return None
        if c is None:
            return self._format.read(self._buffer, x, y, 1, self._stride)[0]
        self.fill_rect(x, y, 1, 1, c)
        return None

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

    def ellipse(
        self, x: int, y: int, xr: int, yr: int, c: int, f: bool = False, m: int = 15
    ) -> None:
        """m chooses quarters: 1 is top right, then on against the clock."""
        if xr == 0 and yr == 0:
            m = 1 if m & 15 else 0
        arcs = [*_arc(xr, yr), *[(right, down) for down, right in _arc(yr, xr)]]
        for right, down in arcs:
            for quarter, (side, level) in enumerate(_QUARTERS):
                if not m >> quarter & 1:
                    continue
                if f:
                    start = x if side == 1 else x - right
                    self.hline(start, y + level * down, right + 1, c)
                else:
                    self.pixel(x + side * right, y + level * down, c)

    def poly(
        self, x: int, y: int, coords: Sequence[int], c: int, f: bool = False
    ) -> None:
        """Corners are pairs of numbers in an array, counted from x and y."""
        values = list(memoryview(coords))  # type: ignore[arg-type]
        corners = list(zip(values[::2], values[1::2], strict=False))
        edges = list(zip(corners, corners[-1:] + corners[:-1], strict=True))
        if f:
            self._fill_poly(x, y, edges, c)
            return
        for (x1, y1), (x2, y2) in edges:
            self.line(x + x1, y + y1, x + x2, y + y2, c)

    def _fill_poly(self, x: int, y: int, edges: list[_Edge], c: int) -> None:
        heights = [y1 for (_, y1), _ in edges]
        for row in range(min(heights, default=0), max(heights, default=-1) + 1):
            crossings = sorted(_crossings(edges, row))
            for left, right in zip(crossings[::2], crossings[1::2], strict=True):
                self.hline(x + left, y + row, right - left + 1, c)
            for left, right in _lower_ends(edges, row):
                self.hline(x + left, y + row, right - left + 1, c)

    def blit(
        self,
        fbuf: "FrameBuffer",
        x: int,
        y: int,
        key: int = -1,
        palette: "FrameBuffer | None" = None,
    ) -> None:
        """The key is the colour, after the palette, that is left out."""
        left, right = max(x, 0), min(x + fbuf._width, self._width)
        if left >= right:
            return
        colours = palette and palette._read(0, 0, palette._width).ljust(256, b"\0")
        for to_y in range(max(y, 0), min(y + fbuf._height, self._height)):
            row = fbuf._read(left - x, to_y - y, right - left)
            if colours:
                row = row.translate(colours)
            if 0 <= key <= 255 and key in row:
                if row.count(key) == len(row):
                    continue
                beneath = self._read(left, to_y, right - left)
                pairs = zip(row, beneath, strict=True)
                row = bytes([below if top == key else top for top, below in pairs])
            self._format.write(self._buffer, left, to_y, self._stride, row)

    def scroll(self, xstep: int, ystep: int) -> None:
        """What is uncovered keeps its old pixels."""
        before = FrameBuffer.__new__(FrameBuffer)
        before.__dict__.update(self.__dict__, _buffer=bytearray(self._buffer))
        self.blit(before, xstep, ystep)

    def _read(self, x: int, y: int, width: int) -> bytes:
        return self._format.read(self._buffer, x, y, width, self._stride)


def _part(distance: int, step: int, steps: int) -> int:
    """The distance gone after some of all steps, rounded to the nearest pixel."""
    gone = (2 * abs(distance) * step + steps) // (2 * steps or 1)
    return gone if distance > 0 else -gone


def _arc(radius: int, other: int) -> Iterator[tuple[int, int]]:
    """From the end of one radius to where the curve turns towards the other one."""
    across, a = radius, radius * radius
    along, b = 0, other * other
    while b * across >= a * along:
        yield across, along
        along += 1
        outside = a * along * along + b * (across * across - a)
        if 2 * outside + b * (1 - 2 * across) > 0:
            across -= 1


def _crossings(edges: list[_Edge], row: int) -> Iterator[int]:
    """Where a row meets the edges; the lower end of an edge belongs to the next."""
    for (x1, y1), (x2, y2) in edges:
        if (y1 > row) != (y2 > row):
            along = _towards_zero(32 * (x2 - x1) * (row - y1), y2 - y1)
            yield _towards_zero(32 * x1 + along + 16, 32)


def _lower_ends(edges: list[_Edge], row: int) -> Iterator[tuple[int, int]]:
    """What the crossings miss: lower corners, and edges that lie in the row."""
    for (x1, y1), (x2, y2) in edges:
        if row == y1 == y2:
            yield min(x1, x2), max(x1, x2)
        elif row == max(y1, y2):
            end = x1 if y1 > y2 else x2
            yield end, end


def _towards_zero(dividend: int, divisor: int) -> int:
    """Divide as C does."""
    quotient = abs(dividend) // abs(divisor)
    return quotient if (dividend < 0) == (divisor < 0) else -quotient
