"""Games in a row on the real firmware, by its buttons, on an emulated Pico."""

import re
import tempfile
from pathlib import Path

from tools.emulator.installed import files_on_pico, flash_with
from tools.emulator.pico import Pico
from tools.emulator.side_by_side import Thumbs
from tools.setup.tiers import TIERS
from tools.torture.endurance import BLOCK_BYTES, Exhausted, check_free
from tools.torture.recorded_game import BEGIN, BOARD, press

_MOST_PRESSES = 5000  # of a game

# Stands in for the app, and is the app: only the title tells of the heap.
_TELLING_APP = """\
import gc, micropython
from firmware import real_app
from firmware.screens import title
real_title = title.title
async def tell_and_show(*arguments):
    gc.collect()
    micropython.mem_info()
    return await real_title(*arguments)
title.title = tell_and_show
main = real_app.main
"""


def with_app(folder: Path, app: str) -> bytes:
    """The flash of a Pico with another app; the game's own is beside it, real_app."""
    files_on_pico(folder, BOARD)
    real = folder / "hundred_crosses/a/firmware/app.mpy"
    real.rename(real.with_name("real_app.mpy"))
    real.with_suffix(".py").write_text(app)
    return flash_with(TIERS["pico_image"], folder)


def play_on_pico(games: int, seed: int) -> list[int]:
    """The largest free piece of the heap after each game, in bytes."""
    with tempfile.TemporaryDirectory(prefix="row-") as folder:
        flash = with_app(Path(folder) / "files", _TELLING_APP)
    with Pico(BOARD, seed) as pico:
        pico.load_flash(flash)
        pico.power_on()
        pico.run_until_quiet(500)
        press(pico, *BEGIN)
        thumbs = Thumbs(pico, seed)
        for game in range(games):
            play_to_the_title(pico, thumbs, game)
            press(pico, "A", "A")  # a new game, with the same seats
        if pico.resets or b"Traceback" in pico.output:
            raise Exhausted(pico.output[-1000:].decode(errors="replace"))
        free = free_pieces(pico)[1:]  # the first title was before all games
    check_free(free)
    return free


def play_to_the_title(pico: Pico, thumbs: Thumbs, game: int) -> None:
    titles = len(free_pieces(pico))
    for _ in range(_MOST_PRESSES):
        press(pico, thumbs.choose())
        if len(free_pieces(pico)) > titles:
            return
    raise Exhausted(f"game {game} did not end in {_MOST_PRESSES} presses")


def free_pieces(pico: Pico) -> list[int]:
    found = re.findall(rb"max free sz: (\d+)", pico.output)
    return [int(blocks) * BLOCK_BYTES for blocks in found]
