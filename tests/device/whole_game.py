"""Plays one whole game by presses alone, down to the scores on the panel.

    micropython -m tests.device.whole_game BOARD PLAYERS SEED

A process for each game, as a device starts for it: the panel's memory comes first.
Prints the totals that the panel shows and those that the record of the same choices
gives; `tests/test_whole_games.py` compares them.
"""

import sys

from engine_core.journal import from_bytes
from tests.device.panel_reader import is_on, numbers_after
from tests.device.thumbs import Thumbs, run
from tools.record_lines import lines_of_journal

_TOTAL = '"total": '


def recorded_totals(saved: bytes) -> list[int]:
    totals = []
    for line in lines_of_journal(from_bytes(saved)):
        if _TOTAL in line:
            totals.append(int(line.split(_TOTAL)[1].rstrip("}")))
    return totals


async def play(board: str, players: int, seed: int) -> tuple[list[int], list[int]]:
    """The totals on the panel, and in the record."""
    thumbs = Thumbs(board, seed, leaves=False)
    from firmware.app import main

    await thumbs.switch_on(main)
    await thumbs.begin_game(players)
    saved = await thumbs.play_to_the_end()
    display = thumbs.device.display
    while not is_on(display, "Total"):
        await thumbs.press(thumbs.ok)  # the maps of the last turn come first
    shown = numbers_after(display, "Total")
    await thumbs.press(thumbs.ok, thumbs.ok)
    assert "game" not in thumbs.files and "fame" in thumbs.files
    await thumbs.switch_off()
    return shown, recorded_totals(saved)


if __name__ == "__main__":
    shown, recorded = run(play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
    print(shown, recorded)
