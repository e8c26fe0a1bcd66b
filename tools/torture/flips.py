"""Saved files that are damaged in every small way: each must be found out."""

from collections.abc import Iterator
from typing import NamedTuple

from engine_core.bots import Bot
from engine_core.journal import Journal, JournalError
from firmware import fame, kept, saves, settings
from firmware.match import Match
from tools.desk.scripted import Storage

_SEATS = [(1, "Ada"), (2, "Ben")]


class Damage(NamedTuple):
    tried: int
    found: int


def damage_everything(games: int) -> Damage:
    """Every bit flipped and every beginning, of journals, settings and fame."""
    tried = found = 0
    for name, data in _files(games):
        for damaged in _damaged(data):
            tried += 1
            found += _is_found_out(name, damaged)
    return Damage(tried, found)


def _files(games: int) -> Iterator[tuple[str, bytes]]:
    """What whole games leave behind."""
    storage = Storage()
    hall = fame.Fame()
    for seed in range(games):
        match = _played(seed)
        saves.save(storage, match)
        yield "game", storage.files["game"]
        hall.enter(match)
    settings.save(storage, settings.Settings())
    fame.save(storage, hall)
    yield "settings", storage.files["settings"]
    yield "fame", storage.files["fame"]


def _played(seed: int) -> Match:
    journal = Journal(seed, _SEATS)
    bots = [Bot("random", seed, 0), Bot("easy", seed, 1)]
    while not journal.game.is_over():
        journal.play(bots[journal.game.player].choose(journal.game))
    return Match(journal)


def _damaged(data: bytes) -> Iterator[bytes]:
    for length in range(len(data)):
        yield data[:length]
    for bit in range(8 * len(data)):
        wrong = bytearray(data)
        wrong[bit // 8] ^= 1 << bit % 8
        yield bytes(wrong)


def _is_found_out(name: str, data: bytes) -> bool:
    storage = Storage({name: data})
    if name != "game":
        return kept.load(storage, name) is None
    try:
        saves.load(storage)
    except JournalError:
        return True
    return False
