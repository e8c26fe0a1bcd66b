"""The game in a terminal: keys become presses, and what the panel shows is drawn."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from typing import Any

from board.codes import CENTRE, DOWN, LEFT, NAMES, RIGHT, UP, A
from tools.desk.keys import KeyReader
from tools.desk.live import LiveDevice
from tools.desk.terminal import Terminal
from tools.desk.view import View

Game = Callable[[LiveDevice], Coroutine[Any, Any, None]]

_BETWEEN_PICTURES_S = 0.02
_REST_OF_SEQUENCE_S = 0.05
_LOOK_AGAIN_S = 0.2
_BYTES_AT_ONCE = 1024
_WINDOW_GONE = 128 + signal.SIGHUP
_QUIT_KEYS = ("q", "Q", "ctrl-c", "ctrl-\\")
_ENDING_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
_ARROWS = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}
_LETTERS = {NAMES[code].lower(): code for code in range(A, len(NAMES))} | {"o": CENTRE}


class Theatre:
    """One terminal, from the first picture until somebody leaves."""

    def __init__(self, terminal: Terminal, view: View) -> None:
        self._terminal, self._view = terminal, view
        self._keys = KeyReader()
        self._is_open = False  # the terminal is ours, and we may draw
        self._drawing: asyncio.TimerHandle | None = None
        self._patience: asyncio.TimerHandle | None = None

    async def play(self, game: Game, device: LiveDevice) -> int:
        """Returns the exit code once the player quits; an error in the game is raised
        when the terminal is as it was."""
        self._device = device
        self._loop = asyncio.get_running_loop()
        self._left: asyncio.Future[int] = self._loop.create_future()
        playing = self._loop.create_task(game(device))
        try:
            self._listen_to_signals()
            self._open()
            await asyncio.wait((playing, self._left), return_when="FIRST_COMPLETED")
        finally:
            self._close()
            playing.cancel()
        if self._left.done():
            return self._left.result()
        await playing
        return 0

    def changed(self) -> None:
        """There is something new to see: draw it soon, with what comes right after."""
        if self._drawing is None and self._is_open:
            self._drawing = self._loop.call_later(_BETWEEN_PICTURES_S, self._draw)

    def _draw(self) -> None:
        self._drawing = None
        if not self._is_open:
            return
        try:
            self._terminal.write(self._view.changes(self._device.display))
        except OSError:
            self._leave(_WINDOW_GONE)

    def _leave(self, exit_code: int) -> None:
        if not self._left.done():
            self._left.set_result(exit_code)

    # The terminal, and who may stop or resize it.

    def _open(self) -> None:
        """Take the terminal, as soon as the shell lets us have it."""
        if not self._terminal.is_ours():
            self._loop.call_later(_LOOK_AGAIN_S, self._open)
            return
        self._terminal.enter()
        self._is_open = True
        self._loop.add_reader(self._terminal.input_fd, self._read)
        self._resized()

    def _close(self) -> None:
        self._is_open = False
        self._loop.remove_reader(self._terminal.input_fd)
        self._terminal.leave()

    def _listen_to_signals(self) -> None:
        for number in _ENDING_SIGNALS:
            self._loop.add_signal_handler(number, self._leave, 128 + number)
        self._loop.add_signal_handler(signal.SIGWINCH, self._resized)
        self._loop.add_signal_handler(signal.SIGTSTP, self._put_aside)
        self._loop.add_signal_handler(signal.SIGCONT, self._back_again)

    def _resized(self) -> None:
        self._view.resize(*self._terminal.size())
        self.changed()

    def _put_aside(self) -> None:
        """Stop as any program does on Ctrl-Z, and go on from here on `fg`."""
        self._close()
        self._loop.remove_signal_handler(signal.SIGTSTP)
        os.kill(os.getpid(), signal.SIGTSTP)
        self._loop.add_signal_handler(signal.SIGTSTP, self._put_aside)
        self._open()

    def _back_again(self) -> None:
        """Somebody stopped us unasked: who knows what the terminal shows now."""
        if self._is_open:
            self._open()

    # Keys.

    def _read(self) -> None:
        try:
            data = os.read(self._terminal.input_fd, _BYTES_AT_ONCE)
        except OSError:
            data = b""
        if not data:
            self._leave(_WINDOW_GONE)
            return
        for key in self._keys.feed(data):
            self._key(key)
        self._wait_for_the_rest()

    def _wait_for_the_rest(self) -> None:
        if self._patience:
            self._patience.cancel()
        if self._keys.is_amid:
            self._patience = self._loop.call_later(
                _REST_OF_SEQUENCE_S, self._keys.give_up
            )

    def _key(self, key: str) -> None:
        if key in _QUIT_KEYS:
            self._leave(0)
        elif key == "ctrl-z":
            os.kill(0, signal.SIGTSTP)  # all of the job, as `make` is part of it
        elif key == "tab":
            self._view.next_style()
        elif key == "?" or self._view.shows_keys:
            self._view.shows_keys = not self._view.shows_keys
        elif self._view.shows_panel:
            self._press(key)
        self.changed()

    def _press(self, key: str) -> None:
        if key == "enter":
            has_centre = CENTRE in self._device.board.codes
            self._device.buttons.push(CENTRE if has_centre else A, False)
        elif key in _ARROWS:
            self._device.buttons.push(_ARROWS[key], False)
        elif key.lower() in _LETTERS:
            self._device.buttons.push(_LETTERS[key.lower()], key.isupper())
