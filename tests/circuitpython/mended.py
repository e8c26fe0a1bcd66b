"""Where Blinka's modules differ from CircuitPython's, in what the device uses.

- `bitmaptools.arrayblit` takes its data from the wrong place unless it fills the
  whole bitmap.
- `displayio` refreshes and `keypad` scans from threads of their own, and no event has
  a time: here they do it as our clock passes.
- `keypad.Keys.reset` stops the keys for good.
- `EPaperDisplay.time_to_refresh` counts milliseconds instead of seconds, and `busy`
  takes the idle level of its pin for the busy one.
"""

from types import SimpleNamespace

import bitmaptools
import displayio
import epaperdisplay
import keypad
from clock import clock


def arrayblit(bitmap, data, x1, y1, x2, y2, skip_index=None):
    """Row by row, from the first of the data on; strict where CircuitPython is."""
    assert 0 <= x1 <= x2 <= bitmap.width and 0 <= y1 <= y2 <= bitmap.height
    if len(data) < (x2 - x1) * (y2 - y1):
        raise IndexError("index out of range")
    values = iter(data)
    for y in range(y1, y2):
        for x in range(x1, x2):
            value = next(values)
            if value != skip_index:
                bitmap[x, y] = value


class EPaperDisplay(epaperdisplay.EPaperDisplay):
    @property
    def time_to_refresh(self):
        return super().time_to_refresh / 1000

    @property
    def busy(self):
        return self._refreshing and self._busy.value == self._busy_state

    def _background(self):
        """The end of a refresh is seen when the next one begins."""


class Event(keypad.Event):
    def __init__(self, key_number=0, pressed=True, timestamp=None):
        super().__init__(key_number, pressed)
        self.timestamp = clock.ticks_ms() if timestamp is None else timestamp


def get_into(queue, event):
    happened = queue.get()
    if happened is None:
        return False
    event._key_number, event._pressed = happened.key_number, happened.pressed
    event.timestamp = happened.timestamp
    return True


def reset(keys):
    keys._currently_pressed = [False] * keys.key_count
    keys._previously_pressed = [False] * keys.key_count


class ScanningByClock:
    """Stands where keypad makes its thread: has the keys scanned as time passes."""

    def __init__(self, target, daemon):
        self._keys = target.__self__

    def start(self):
        clock.every(round(self._keys._interval * 1000), self._keys._scanning_function)


def refresh_by_themselves():
    for display in displayio.displays:
        display._background()


def mend():
    displayio._stop_background()
    clock.every(16, refresh_by_themselves)
    bitmaptools.arrayblit = arrayblit
    epaperdisplay.EPaperDisplay = EPaperDisplay
    keypad.Event = Event
    keypad.EventQueue.get_into = get_into
    keypad.Keys.reset = reset
    keypad.threading = SimpleNamespace(Thread=ScanningByClock)
