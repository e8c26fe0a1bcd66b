"""How long each bot thinks on a Pico at its longest: `make thinking`.

Games are played on the desk, where function calls are counted. The moves that took
the most are then thought out again on the emulated Pico, by its own clock.
"""

import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from engine_core.bots import NAMES, Bot
from engine_core.game import Game
from tools.compiled import compile_modules
from tools.emulator.installed import PICO, flash_with
from tools.emulator.pico import Pico
from tools.setup.places import ROOT
from tools.setup.tiers import TIERS, why_missing

GAMES = 60  # of each bot, with two, three and four seats by turns
LONGEST = 5  # moves of each bot that are thought out again
TIERS_NEEDED = ("pico_image", "emulator", "mpy_cross", "micropython32")

_THINK = """
import time
from engine_core.bots import Bot
from engine_core.game import Game
game = Game({players}, {seed})
for action in {actions}:
    game.apply_unchecked(action)
bot = Bot({bot!r}, {seed}, game.player)
began = time.ticks_us()
action = bot.choose(game)
print(time.ticks_diff(time.ticks_us(), began), action)
"""


class Move(NamedTuple):
    """The actions that led to a position, and the calls that thinking took there."""

    calls: int
    bot: str
    players: int
    seed: int
    actions: list[int]


class Calls:
    """Counts the functions that are called while it is switched on."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> "Calls":
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, argument: object) -> None:
        self.count += event.endswith("call")


def longest_moves(bot: str, games: int, number: int) -> list[Move]:
    """The moves of some games that took the most calls, the longest first."""
    moves = [move for seed in range(games) for move in _moves(bot, seed)]
    return sorted(moves, reverse=True)[:number]


def _moves(bot: str, seed: int) -> list[Move]:
    players = 2 + seed % 3
    game = Game(players, seed)
    actions: list[int] = []
    moves = []
    bots = [Bot(bot, seed, seat) for seat in range(players)]
    while not game.is_over():
        with Calls() as calls:
            action = bots[game.player].choose(game)
        moves.append(Move(calls.count, bot, players, seed, list(actions)))
        game.apply(action)
        actions.append(action)
    return moves


def think(pico: Pico, move: Move) -> tuple[float, int]:
    """How many milliseconds the Pico thinks about a move, and what it chooses."""
    microseconds, action = pico.execute(_THINK.format(**move._asdict())).split()
    return int(microseconds) / 1000, int(action)


def pico_with_bots() -> Pico:
    """A Pico at the prompt, with the engine in its filesystem."""
    with tempfile.TemporaryDirectory() as folder:
        modules = sorted(ROOT.glob("engine_core/**/*.py"))
        compile_modules(modules, Path(folder), PICO.architecture)
        pico = Pico()
        pico.load_flash(flash_with(TIERS["pico_image"], Path(folder)))
    pico.boot()
    return pico


def main() -> int:
    for name in TIERS_NEEDED:
        reason = why_missing(name)
        if reason:
            print(f"thinking: {name} is missing: {reason}", file=sys.stderr)
            return 1
    with pico_with_bots() as pico:
        for bot in NAMES:
            moves = longest_moves(bot, GAMES, LONGEST)
            longest = max(think(pico, move)[0] for move in moves)
            print(f"{bot:8}{longest:6.0f} ms at the longest", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
