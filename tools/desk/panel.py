"""A panel that is memory: what was sent to it, and nothing else, is seen on it.

Runs on MicroPython too.
"""

import gc

import framebuf

from tools.desk.boards import Board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_GREYS = tuple(level * 0x111111 for level in range(16))


class Panel:
    """The `display` of a simulated device.

    The game draws into `frame`; `show` and `refresh` copy from there to `seen`, as a
    real panel keeps what it was sent. Without `seen`, the memory for it is saved.
    """

    def __init__(self, board: Board, keeps_seen: bool = True) -> None:
        self.width, self.height, self.bits = board.width, board.height, board.bits
        gc.collect()  # the largest pieces find room only in a tidy heap
        self.pixels = bytearray(board.size)
        self.frame = framebuf.FrameBuffer(
            self.pixels, self.width, self.height, board.format
        )
        self.seen = bytearray(board.size) if keeps_seen else None
        self.palette = _GREYS
        self.shows = 0
        self.refreshes = 0

    def set_palette(self, colours: "Sequence[int]") -> None:
        self.palette = tuple(colours)

    async def show(self, x: int, y: int, width: int, height: int) -> None:
        """Send the part of a rectangle that lies on the panel."""
        self.shows += 1
        left, right = max(x, 0), min(x + width, self.width)
        top, bottom = max(y, 0), min(y + height, self.height)
        if self.seen is not None and left < right:
            self._send(left, top, right, bottom)

    async def refresh(self) -> None:
        self.refreshes += 1
        if self.seen is not None:
            self.seen[:] = self.pixels

    def _send(self, left: int, top: int, right: int, bottom: int) -> None:
        """Copy whole bytes: two pixels of a line, or eight of a column."""
        if self.bits == 4:
            rows, per_byte = range(top, bottom), 2
        else:
            rows, per_byte = range(top // 8, -(-bottom // 8)), 1
        for row in rows:
            start = (row * self.width + left) // per_byte
            stop = -(-(row * self.width + right) // per_byte)
            self.seen[start:stop] = self.pixels[start:stop]  # type: ignore[index]
