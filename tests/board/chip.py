"""What the models of all panel chips share: commands and data off the wires."""

from pretended import lines


class Chip:
    """Listens on a bus while it is selected; a low reset line starts it afresh."""

    name = "chip"

    def __init__(self, bus: int, cs: int, dc: int, reset) -> None:
        self._bus, self._cs, self._dc = bus, lines[cs], lines[dc]
        self._command = None
        self._data = bytearray()
        if reset is not None:
            lines[reset].listeners.append(lambda level: level or self.reset())
        self._cs.listeners.append(lambda level: level and self._deselected())
        lines.chips.append(self)

    def is_selected(self, bus: int) -> bool:
        return bus == self._bus and self._cs.level == 0

    def receive(self, data) -> None:
        if self._dc.level:
            assert self._command is not None, "data that belongs to no command"
            self._more(data)
            return
        for command in data:
            self._finish()
            self._command = command
            self._begin(command)

    def reset(self) -> None:
        """Everything as it is after a hardware reset."""

    def _begin(self, command: int) -> None:
        """A command has come, its data has not."""

    def _more(self, data) -> None:
        self._data += data

    def _finish(self) -> None:
        """A command is over: do what it says."""
        if self._command is None:
            return
        command, data = self._command, bytes(self._data)
        self._command = None
        self._data = bytearray()
        carry_out = getattr(self, f"_{command:02x}", None)
        assert carry_out, f"{self.name} has no command 0x{command:02X}"
        carry_out(data)

    def _deselected(self) -> None:
        self._finish()
