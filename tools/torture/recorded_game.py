"""A game on an emulated Pico by its buttons, with every operation of its flash."""

from functools import cache
from typing import NamedTuple

from tools.desk.scripted import Storage
from tools.emulator.installed import flash_with_game
from tools.emulator.pico import Pico
from tools.emulator.side_by_side import SideBySide, Thumbs
from tools.setup.tiers import TIERS
from tools.torture import flash_log
from tools.torture.flash_log import Operation
from tools.torture.littlefs import saved_files

BOARD = "pico_lcd_1_3"

# The first language; a new game, the second seat taken by the first bot, and begin.
BEGIN = ["A", "A", "DOWN", "DOWN", "A", "DOWN", "A", "UP", "UP", "A"]


class Recording(NamedTuple):
    flash: bytes  # before the first operation
    operations: list[Operation]
    confirmed: list[tuple[int, bytes]]  # after so many operations, this was promised
    erases: int
    presses: int


def begun(seed: int) -> Pico:
    """A Pico that is off, on which a game has begun."""
    pico = Pico(BOARD, seed)
    pico.load_flash(_begun_flash(seed))
    return pico


@cache
def _begun_flash(seed: int) -> bytes:
    with Pico(BOARD, seed) as pico:
        pico.load_flash(flash_with_game(TIERS["pico_image"], BOARD))
        pico.power_on()
        pico.run_until_quiet(500)
        press(pico, *BEGIN)
        return pico.flash()


def press(pico: Pico, *buttons: str) -> None:
    """One after the other, each when the last one has done its work."""
    for button in buttons:
        pico.press(button)
        pico.run_until_quiet()


async def record(seed: int, most_actions: int | None = None) -> Recording:
    """Play on in step with the desk, to the end or for some actions.

    The desk's game knows by itself what is confirmed when a press has done its work.
    """
    with begun(seed) as pico:
        flash = pico.flash()
        before = len(pico.flash_operations())
        game = SideBySide(pico, BOARD, Storage(saved_files(flash)))
        await game.switch_on()
        await game.press("A")
        confirmed = [(0, game.saved())]
        thumbs = Thumbs(pico, seed)
        while not _is_enough(game, most_actions):
            await game.press(thumbs.choose())
            if game.saved() != confirmed[-1][1]:
                done = len(pico.flash_operations(before))
                confirmed.append((done, game.saved()))
        await game.switch_off()
        recorded = pico.flash_operations(before)
        erases = sum(op["kind"] == "erase" for op in recorded)
        done_all = flash_log.operations(recorded)
        return Recording(flash, done_all, confirmed, erases, game.presses)


def _is_enough(game: SideBySide, most_actions: int | None) -> bool:
    journal = game.journal()
    if journal.game.is_over():
        return True
    return most_actions is not None and len(journal.actions()) >= most_actions
