"""A bar that grows while games are played, for those who watch a terminal."""

import sys
import time

_WIDTH = 30


class Progress:
    def __init__(self, done: int, total: int) -> None:
        self._done_before = self._done = done
        self._total = total
        self._started = time.monotonic()
        self._is_watched = sys.stderr.isatty()
        self._draw()

    def add(self, games: int) -> None:
        self._done += games
        self._draw()

    def _draw(self) -> None:
        if self._is_watched:
            filled = _WIDTH * self._done // self._total
            bar = "#" * filled + "." * (_WIDTH - filled)
            text = f"\r[{bar}] {self._done}/{self._total} games{self._time_left()}"
            print(text, end="", file=sys.stderr, flush=True)

    def _time_left(self) -> str:
        played = self._done - self._done_before
        if not played:
            return ""
        seconds = (time.monotonic() - self._started) / played
        left = round(seconds * (self._total - self._done))
        return f", {left // 60}:{left % 60:02} left "

    def end(self) -> None:
        if self._is_watched:
            print(file=sys.stderr)
