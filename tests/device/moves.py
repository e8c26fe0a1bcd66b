"""Moves a ghost about, and prints how much of the heap that took.

micropython -m tests.device.moves
"""

import gc

import tools.desk  # noqa: F401  (brings framebuf)
from engine_core import phases
from engine_core.bots import Bot
from engine_core.journal import PERSON, Journal
from firmware import keys
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.screens.mark import _Marking
from tools.desk.scripted import Device

# Over the edge of a map is the other one; that would be more than a move.
_ROUND = (keys.DOWN, keys.DOWN, keys.DOWN, keys.UP, keys.UP, keys.UP)


def marking() -> _Marking:
    """Two people have kept their maps, and one of them is to mark."""
    journal = Journal(1, [(PERSON, "Ada"), (PERSON, "Ben")])
    bot = Bot("easy", 1, 0)
    while journal.game.phase != phases.MARK:
        journal.play(bot.choose(journal.game))
    ui = Handheld(Device("pico_lcd_1_3", 1, None, keeps_seen=False))
    return _Marking(ui, Match(journal))


def move(ghost: _Marking) -> None:
    for intent in _ROUND:
        ghost.change(intent)
        ghost.tell()


if __name__ == "__main__":
    ghost = marking()
    ghost.draw()
    move(ghost)  # words are unpacked when they are first wanted
    gc.collect()
    gc.threshold(-1)  # type: ignore[attr-defined]  # nothing is freed meanwhile
    before = gc.mem_alloc()  # type: ignore[attr-defined]
    for _ in range(15):
        move(ghost)
    print(gc.mem_alloc() - before, "bytes")  # type: ignore[attr-defined]
