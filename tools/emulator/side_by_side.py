"""One game twice, press by press: on an emulated board, and on the desk.

The desk's game tells when the emulated one has come as far, and what it ought to
show then: the same pixels.
"""

from pathlib import Path

from board import codes
from engine_core.chance import Chance
from engine_core.journal import Journal, from_bytes
from firmware.app import main
from tools.desk.scripted import Device, Session, Storage
from tools.emulator.on_the_desk import shown
from tools.emulator.pico import Pico, TooLong
from tools.emulator.picture import Picture

_MOST_LOOKS = 40  # of a sixth of a second or more each: bots think, e-ink flashes


class SideBySide:
    def __init__(self, pico: Pico, board: str, storage: Storage) -> None:
        """`storage` has the files that the emulated board has saved."""
        self.pico, self.presses = pico, 0
        self.device = Device(board, storage=storage)

    async def switch_on(self) -> None:
        self._session = Session(self.device, main)
        await self._session.settle()
        self.pico.power_on()
        self.look()

    async def press(self, *names: str) -> None:
        for name in names:
            await self._session.press(getattr(codes, name))
            self.pico.press(name)
            self.presses += 1
            self.look()

    async def press_until_cut(self, name: str) -> bool:
        """Press once; whether the board's supply was cut before it had done all."""
        await self._session.press(getattr(codes, name))
        self.pico.press(name)
        try:
            self.look()
        except TooLong:
            if self.pico.stopped != "cut":
                raise
        if self.pico.stopped:
            await self.switch_off()
        return self.pico.stopped is not None

    async def switch_off(self) -> None:
        await self._session.stop()

    def saved(self) -> bytes:
        """The game as it was saved last."""
        return self.device.storage.files["game"]

    def journal(self) -> Journal:
        return from_bytes(self.saved())

    def look(self) -> Picture:
        """The picture of both, as soon as it is the same."""
        expected = shown(self.device.display)
        for _ in range(_MOST_LOOKS):
            self.pico.run_until_quiet()
            seen = self.pico.picture()
            if seen == expected:
                return seen
        raise AssertionError(self._difference(seen, expected))

    def _difference(self, seen: Picture, expected: Picture) -> str:
        folder = Path("build/differs")
        folder.mkdir(parents=True, exist_ok=True)
        seen.save(folder / "pico.png")
        expected.save(folder / "desk.png")
        printed = self.pico.output[-1000:].decode(errors="replace")
        return f"other pixels after {self.presses} presses: see {folder}; {printed}"


class Thumbs:
    """Seeded presses that never open the menu: OK more often than others."""

    def __init__(self, pico: Pico, seed: int) -> None:
        buttons = pico.board.buttons
        self.ok = "CENTRE" if "CENTRE" in buttons and "X" not in buttons else "A"
        self._others = [name for name in buttons if name != "C"]
        self._chance = Chance(seed)

    def choose(self) -> str:
        if self._chance.below(2):
            return self.ok
        return self._others[self._chance.below(len(self._others))]
