"""What a game takes of the heap, measured where it is played: on MicroPython.

Run by tools/figures.py with engine_core compiled to .mpy on the path. Prints a
name and a number a line.
"""

import gc

from engine_core import grid, patterns, treasure_maps
from engine_core.bots import Bot
from engine_core.journal import Journal
from engine_core.player import Player
from engine_core.treasure_maps import MAPS

SEED = 7
SEATS = [(0, "Anna"), (0, "Bela"), (0, "Carl"), (0, "Dora")]


def allocated() -> int:
    """Bytes of the heap that are taken, be they in use or garbage."""
    heap: int = gc.mem_alloc()  # type: ignore[attr-defined]
    return heap


def used() -> int:
    gc.collect()
    return allocated()


def measure_state() -> None:
    """The heap that a game and its journal hold, fresh and at its most."""
    bots = [Bot("easy", SEED, seat) for seat in range(len(SEATS))]
    before = used()
    journal = Journal(SEED, SEATS)
    most = fresh = used() - before
    while not journal.game.is_over():
        journal.play(bots[journal.game.player].choose(journal.game))
        most = max(most, used() - before)
    print("fresh_state", fresh)
    print("most_state", most)
    print("actions", len(journal.actions()))
    print("journal_bytes", len(journal.to_bytes()))


class Ints:
    """Looks at every int that a thing is made of."""

    def __init__(self) -> None:
        self.seen = 0
        self.largest = 0

    def look(self, thing: object) -> None:
        if isinstance(thing, int):
            self.seen += 1
            self.largest = max(self.largest, abs(thing))
        elif isinstance(thing, (list, tuple, bytes, bytearray)):
            for part in thing:
                self.look(part)
        elif hasattr(thing, "__dict__"):
            self.look(list(thing.__dict__.values()))


def measure_ints() -> None:
    """The largest int that a whole game holds or hands out, looked at every step."""
    ints = Ints()
    bots = [Bot("random", SEED, seat) for seat in range(len(SEATS))]
    journal = Journal(SEED, SEATS)
    game = journal.game
    told: list[tuple] = []
    game.told = told
    while not game.is_over():
        allowed = game.legal_actions()
        ints.look([journal, allowed, game.scores(), game.palm_points()])
        ints.look([game.cells_of(action) for action in allowed])
        journal.play(bots[game.player].choose(game))
        ints.look(told)
        told.clear()
    print("ints_seen", ints.seen)
    print("largest_int", ints.largest)


def heap_taken(work: object) -> int:
    """All that a function takes of the heap, garbage too."""
    gc.collect()
    gc.disable()
    before = allocated()
    try:
        work()  # type: ignore[operator]
    except MemoryError:
        pass  # all of the heap is taken, and that is told
    taken = allocated() - before
    gc.enable()
    return taken


found = bytearray(patterns.MOST_WAYS)
player = Player([])


def read_maps() -> None:
    for map_id in range(MAPS):
        treasure_maps.land(map_id)
        treasure_maps.crosses(map_id)
        treasure_maps.coins(map_id)
        treasure_maps.palms(map_id)


def count_cells() -> None:
    for map_id in range(MAPS):
        grid.count(treasure_maps.land(map_id))
        grid.count(grid.ALL_CELLS & ~treasure_maps.land(map_id))


def find_placements() -> None:
    for pattern in range(len(patterns.NAMES)):
        for map_id in range(MAPS):
            patterns.placements(pattern, treasure_maps.land(map_id), found)
        patterns.placements(pattern, grid.ALL_CELLS, found)


def mark_cells() -> None:
    for map_id in range(MAPS):
        player.lay_out(0, map_id)
        for cell in range(grid.CELLS):
            player.mark(0, 1 << cell & treasure_maps.land(map_id), 1)
        assert player.is_full(0) and not player.has_open_cell()


def use_one_bit_more() -> None:
    """A mask of one bit more for each map: shows that heap taken is seen."""
    for _ in range(MAPS):
        _ = grid.ALL_CELLS + 1


def measure_masks() -> None:
    for work in (read_maps, count_cells, find_placements, mark_cells):
        print(work.__name__, heap_taken(work))
    print("one_bit_more", heap_taken(use_one_bit_more))


measure_state()
measure_ints()
measure_masks()
