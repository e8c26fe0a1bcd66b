"""One game on the real firmware, and somebody who pulls the cable again and again."""

from engine_core.chance import Chance
from engine_core.journal import from_bytes
from tools.desk import scripted
from tools.emulator.pico import CYCLES_PER_MS, Pico
from tools.emulator.side_by_side import SideBySide, Thumbs
from tools.torture.every_cut import Cuts, Lost
from tools.torture.littlefs import saved_files
from tools.torture.recorded_game import BOARD, begun

_LATEST_MS = 3000
_MOST_OPERATIONS = 8
_MOST_PRESSES = 40  # some of them save nothing, and so are not cut


class Remembering(scripted.Storage):
    """The desk's files, and every game that was ever saved there."""

    def __init__(self, files: dict[str, bytes]) -> None:
        super().__init__(files)
        self.games = [files.get("game")]

    def write(self, name: str, data: bytes) -> None:
        super().write(name, data)
        if name == "game":
            self.games.append(bytes(data))

    def remove(self, name: str) -> None:
        super().remove(name)
        if name == "game":
            self.games.append(None)  # it is over


async def pull_the_cable(cuts: int, seed: int) -> Cuts:
    """So many cuts, in as many games as that takes."""
    made = missing = 0
    while made < cuts:
        game = await _pull_in_one_game(cuts - made, seed + made)
        made += game.made
        missing += game.unconfirmed
    return Cuts(made, missing)


async def _pull_in_one_game(cuts: int, seed: int) -> Cuts:
    """Play on after each cut, in step with the desk: pixels tell that it goes on.

    Every other cut is amid an operation of flash, the others at any cycle.
    """
    chance = Chance(seed)
    missing = made = 0
    with begun(seed) as pico:
        while made < cuts and not _is_over(pico):
            game = await _switched_on(pico)
            if made % 2:
                cycles = chance.below(_LATEST_MS) * CYCLES_PER_MS + chance.below(9999)
                pico.cut_power_at(pico.cycles + cycles, noise=seed + made)
            else:
                pico.cut_power_in(chance.below(_MOST_OPERATIONS), noise=seed + made)
            missing += await _play_until_cut(game, Thumbs(pico, seed + made))
            made += 1
        await (await _switched_on(pico)).switch_off()
    return Cuts(made, missing)


def _is_over(pico: Pico) -> bool:
    saved = saved_files(pico.flash()).get("game")
    return saved is None or from_bytes(saved).game.is_over()


async def _switched_on(pico: Pico) -> SideBySide:
    """Both show the same title, and go on with the same game."""
    files = saved_files(pico.flash())
    game = SideBySide(pico, BOARD, Remembering(files))
    await game.switch_on()
    await game.press("A")
    return game


async def _play_until_cut(game: SideBySide, thumbs: Thumbs) -> bool:
    """Whether the newest action is missing; raise Lost if a confirmed one is."""
    storage = game.device.storage
    assert isinstance(storage, Remembering)
    for _ in range(_MOST_PRESSES):
        storage.games = storage.games[-1:]
        if not await game.press_until_cut(thumbs.choose()):
            continue
        found = saved_files(game.pico.flash()).get("game")
        if found not in storage.games:
            raise Lost(f"{found!r} is none of {storage.games!r}")
        return found != storage.games[-1]
    raise AssertionError(f"nothing was saved in {_MOST_PRESSES} presses")
