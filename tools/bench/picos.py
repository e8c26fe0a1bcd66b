"""Emulated Picos with the game on them, as the bench wants them."""

import dataclasses
import tempfile
from pathlib import Path

from board.storage import Storage
from engine_core.bots import Bot
from engine_core.journal import PERSON, Journal
from engine_core.table import ROUNDS
from firmware import settings
from tools.emulator.boards import BOARDS
from tools.emulator.installed import files_on_pico, flash_with
from tools.emulator.pico import CYCLES_PER_MS, Pico, TooLong
from tools.firmware_image import frozen
from tools.setup.tiers import TIERS

BOARD = "pico_lcd_1_3"
CYCLES_PER_US = CYCLES_PER_MS // 1000
_SCRIPTS = Path(__file__).parent / "on_pico"
_TAPS = {"TELL": 22, "COLLECT": 26, "WHERE": 27}  # pins that nothing is wired to
_CAN_BE_HELD = ("B",)  # and then means something else
_PRESS_MS = 60
_TAP_MS = 5
_QUIET_MS = 120


class BenchPico(Pico):
    """The board with three wires more, for questions that a script answers."""

    def __init__(self, flash: bytes) -> None:
        board = BOARDS[BOARD]
        super().__init__(dataclasses.replace(board, buttons={**board.buttons, **_TAPS}))
        self.load_flash(flash)

    def __enter__(self) -> "BenchPico":
        return self

    def start(self) -> None:
        """To the title."""
        self.power_on()
        self.run_until_quiet(2 * _QUIET_MS)

    def prompt(self) -> None:
        """A button held at power-on leaves the prompt alone."""
        self.hold("A")
        self.power_on()
        self.run_until("is held", 5000)
        self.run_until_idle()
        self.release("A")

    def tap(self, name: str) -> int:
        """What the script answers: the last word that it prints."""
        printed = len(self.output)
        self.press(name, _TAP_MS)
        self.run_until_quiet(_QUIET_MS)
        return int(self.output[printed:].split()[-1])

    def push(self, *names: str) -> None:
        for name in names:
            self.press(name)
            self.run_until_quiet(_QUIET_MS)

    def answer_us(self, name: str, limit_ms: float) -> float:
        """Press; from the edge to the last bit of the answer, flash writes aside.

        A button that can be held answers when it is let go.
        """
        self.hold(name)
        if name in _CAN_BE_HELD:
            self.run(_PRESS_MS)
            self.release(name)
        edge, writes = self.cycles, len(self.flash_operations())
        try:
            self.run_until_answered(limit_ms)
        except TooLong:
            return 0.0  # here that button means nothing
        finally:
            took = self._since_us(edge, writes)
            self.release(name)
            self.run_until_quiet(_QUIET_MS)
        return took

    def _since_us(self, edge: int, writes: int) -> float:
        done = self.flash_operations(writes)
        written: int = sum(write["end"] - write["begin"] for write in done)
        return (self.last_bit() - edge - written) / CYCLES_PER_US


def measured(flash: bytes, script: str) -> dict[str, float]:
    """Run a script at the prompt; it prints names and numbers."""
    with BenchPico(flash) as pico:
        pico.prompt()
        printed = pico.execute((_SCRIPTS / script).read_text(), limit_ms=600_000)
    lines = [line.split() for line in printed.splitlines()]
    return {name: float(number) for name, number in lines}


def frozen_flash(boot: str = "", saved: Journal | None = None) -> bytes:
    """The game in the image; `boot` is a script that runs before it."""
    image = frozen.build(BOARD)
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        _add(Path(folder), boot, saved)
        return flash_with(image, Path(folder))


def copied_flash(boot: str = "", saved: Journal | None = None) -> bytes:
    """The game among the files, as `make flash` leaves it."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        files_on_pico(Path(folder), BOARD)
        _add(Path(folder), boot, saved)
        return flash_with(TIERS["pico_image"], Path(folder))


def _add(folder: Path, boot: str, saved: Journal | None) -> None:
    if boot:
        (folder / "boot.py").write_text((_SCRIPTS / boot).read_text())
    storage = Storage(str(folder / "save"))
    settings.save(storage, _english())
    if saved:
        storage.write("game", saved.to_bytes())


def _english() -> settings.Settings:
    """As after a first start: the language is chosen."""
    chosen = settings.Settings()
    chosen.language = "en"
    return chosen


def game_in(phase: int) -> Journal:
    """Two people have begun a game, and have come to the first such phase."""
    journal = Journal(1, [(PERSON, name) for name in ("Ada", "Ben")])
    bot = Bot("easy", 1, 0)
    while journal.game.phase != phase:
        journal.play(bot.choose(journal.game))
    return journal


def game_in_last_round() -> Journal:
    """Four people, who play as bots would, come to their last turn."""
    journal = Journal(1, [(PERSON, name) for name in ("Ada", "Ben", "Cleo", "Dan")])
    bots = [Bot("easy", 1, seat) for seat in range(4)]
    while not (journal.game.round == ROUNDS - 1 and journal.game.is_last_turn()):
        journal.play(bots[journal.game.player].choose(journal.game))
    return journal
