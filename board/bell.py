"""What an interrupt rings to wake the task that waits for it.

`asyncio.ThreadSafeFlag` does the same, but takes some of the heap for every wait. This
one stays with the poller of asyncio once it is there: for that it also says that it
waits until it can be written to, which it never can.
"""

import asyncio
import io
import select

_core = getattr(asyncio, "core", None)
_POLL = 3  # what the poller asks a stream for


class Bell(io.IOBase):
    """Awaited by one task at a time, until it has been rung since the last time."""

    def __init__(self) -> None:
        self._is_rung = False
        self._heard = StopIteration()

    def ring(self) -> None:
        """Also from a hard interrupt: nothing is allocated."""
        self._is_rung = True

    def ioctl(self, request: int, events: int) -> int:
        is_ready = request == _POLL and self._is_rung
        return events & select.POLLIN if is_ready else 0

    def __iter__(self) -> "Bell":
        return self

    def __next__(self) -> None:
        """What MicroPython calls when the task goes on; the end is a StopIteration."""
        if self._is_rung:
            self._is_rung = False
            self._heard.__traceback__ = None
            raise self._heard
        streams = _core._io_queue  # type: ignore[union-attr]  # not in the stubs
        is_new = id(self) not in streams.map
        streams.queue_read(self)
        if is_new:
            streams.queue_write(self)


def new_bell() -> Bell | None:
    """None where asyncio does not wait for streams, as in a web page."""
    return Bell() if hasattr(_core, "_io_queue") else None
