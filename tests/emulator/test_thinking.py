"""Bots on the emulated Pico: they choose as on the desk, and nobody waits long."""

import re

import pytest

from engine_core.bots import NAMES, Bot
from engine_core.game import Game
from tools.setup.places import ROOT
from tools.thinking import Calls, Move, longest_moves, pico_with_bots, think

LIMIT_MS = 1000
GAMES = 3  # with two, three and four seats


@pytest.fixture(scope="module")
def thinking_pico(emulator, pico_image, mpy_cross, micropython32):
    with pico_with_bots() as pico:
        yield pico


def on_the_desk(move: Move) -> int:
    game = Game(move.players, move.seed)
    for action in move.actions:
        game.apply(action)
    return Bot(move.bot, move.seed, game.player).choose(game)


def told_in_the_readme(bot: str) -> int:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(rf"`{bot}` \|.*\| (\d+) ms \|", readme)
    assert found, f"the README does not tell how long {bot} thinks"
    return int(found[1])


@pytest.mark.slow
@pytest.mark.parametrize("bot", NAMES)
def test_the_longest_thought_is_within_a_second_and_the_same_as_on_the_desk(
    bot, thinking_pico
):
    (move,) = longest_moves(bot, GAMES, 1)
    took_ms, action = think(thinking_pico, move)
    assert action == on_the_desk(move)
    assert 0 < took_ms <= told_in_the_readme(bot) < LIMIT_MS


def test_calls_are_counted_while_it_is_wanted_only():
    with Calls() as calls:
        len(str(7))
    before = calls.count
    len("after")
    assert calls.count == before >= 2
