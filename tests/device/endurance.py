"""Plays game after game on one device that is never switched off.

    micropython -m tests.device.endurance BOARD SEED GAMES FOLDER

Seeded thumbs play against a bot, look at every menu, and save into a folder. After
each game, back at the title, the heap is tidied up and looked at: MicroPython prints
its largest free piece, and this how many tasks wait; tools/torture/endurance.py reads
both.
"""

import asyncio
import gc
import sys

import micropython

from board.storage import Storage
from engine_core.journal import PERSON
from firmware import kept
from tests.device.thumbs import Thumbs, run

_LONGEST_WAY_BACK = 60
_TITLE_PAGES = (1, 2, 3)  # how to play, settings, hall of fame: below "new game"
_MENU_PAGES = (1, 2, 3)  # below "go on playing", and not the way out


class Disk(Storage):
    """Saved files in a folder: as on flash, none of them takes heap."""

    @property
    def files(self) -> "Disk":
        return self

    def __contains__(self, name: str) -> bool:
        return self.read(name) is not None

    def __getitem__(self, name: str) -> bytes | None:
        return self.read(name)


async def play(board: str, seed: int, games: int, folder: str) -> None:
    thumbs = Thumbs(board, seed, Disk(folder), leaves=False)
    from firmware import fame
    from firmware.app import main

    seats = [[PERSON, "Ada"], [1, "Bot"]]
    kept.save(thumbs.device.storage, "settings", {"seats": seats, "language": "en"})
    await thumbs.switch_on(main)
    for game in range(games):
        thumbs.device.power.next_seed = seed * 1000 + game
        await look_at_the_title(thumbs)
        await thumbs.begin_game(2)
        await look_at_the_menu(thumbs)
        await thumbs.play_to_the_end()
        await leave_the_scores(thumbs)
        gc.collect()
        micropython.mem_info()
        print("waiting tasks:", waiting_tasks())
    assert fame.load(thumbs.device.storage).games == games
    await thumbs.switch_off()


async def look_at_the_title(thumbs: Thumbs) -> None:
    """What else can be chosen there, and back to the first line."""
    for page in _TITLE_PAGES:
        down, up = [thumbs.down] * page, [thumbs.up] * page
        await thumbs.press(*down, thumbs.ok, thumbs.back, *up)


async def look_at_the_menu(thumbs: Thumbs) -> None:
    for page in _MENU_PAGES:
        await thumbs.press(thumbs.menu, *[thumbs.down] * page, thumbs.ok)
        await thumbs.press(thumbs.back, thumbs.back)


async def leave_the_scores(thumbs: Thumbs) -> None:
    for _ in range(_LONGEST_WAY_BACK):
        if "game" not in thumbs.files:
            return
        await thumbs.press(thumbs.ok)
    raise AssertionError("the scores are still there")


def waiting_tasks() -> int:
    """All but this one: taken out of the queue, and put back."""
    queue = asyncio.core._task_queue  # type: ignore[attr-defined]
    tasks = []
    while queue.peek():
        tasks.append(queue.pop())
    for task in tasks:
        queue.push(task, task.ph_key)
    return len(tasks) + len(asyncio.core._io_queue.map)  # type: ignore[attr-defined]


if __name__ == "__main__":
    run(play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
