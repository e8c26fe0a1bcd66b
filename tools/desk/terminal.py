"""A terminal lent to the simulator, and given back as it was."""

import os
import termios

_ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l"  # other screen, no cursor, no wrapping
_LEAVE = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l"
_UNKNOWN_SIZE = (80, 24)

_LOCAL = 3  # where the local modes stand in what termios tells
_INPUT = 0
_CHARACTERS = 6


class Terminal:
    """Keys come one by one and unseen, also Ctrl-C and Ctrl-Z, between enter and
    leave. Both may be called twice."""

    def __init__(self, input_fd: int, output_fd: int) -> None:
        self.input_fd, self._output_fd = input_fd, output_fd
        self._before: list | None = None

    def enter(self) -> None:
        if self._before is None:
            self._before = termios.tcgetattr(self.input_fd)
        termios.tcsetattr(self.input_fd, termios.TCSADRAIN, _unbuffered(self._before))
        self.write(_ENTER)

    def leave(self) -> None:
        if self._before is None:
            return
        before, self._before = self._before, None
        try:
            self.write(_LEAVE)
            termios.tcsetattr(self.input_fd, termios.TCSADRAIN, before)
        except (OSError, termios.error):
            return  # its window was closed: there is nothing to give back

    def is_ours(self) -> bool:
        """Whether we are in front; the shell stops a job behind that touches modes."""
        try:
            return os.tcgetpgrp(self.input_fd) == os.getpgrp()
        except OSError:  # a terminal without any shell
            return True

    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        columns, rows = os.get_terminal_size(self._output_fd)
        return (columns, rows) if columns and rows else _UNKNOWN_SIZE

    def write(self, text: str) -> None:
        data = text.encode()
        while data:
            data = data[os.write(self._output_fd, data) :]


def _unbuffered(modes: list) -> list:
    changed = list(modes)
    changed[_INPUT] &= ~(termios.ICRNL | termios.INLCR | termios.IXON)
    changed[_LOCAL] &= ~(termios.ICANON | termios.ECHO | termios.ISIG | termios.IEXTEN)
    changed[_CHARACTERS] = list(modes[_CHARACTERS])
    changed[_CHARACTERS][termios.VMIN] = 1
    changed[_CHARACTERS][termios.VTIME] = 0
    return changed
