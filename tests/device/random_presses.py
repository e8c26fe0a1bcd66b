"""Presses buttons at random, as a child would, and looks that nothing breaks.

    micropython -m tests.device.random_presses BOARD SEED PRESSES

Any exception ends the program, and so this. Now and then the device is switched off
and on again; before that there must be a way back to the title. Prints how many games
came to their end.
"""

import sys

from engine_core.journal import from_bytes
from tests.device.thumbs import Thumbs, run

_BETWEEN_RESTARTS = 2500
_LONGEST_WAY_BACK = 100


async def press_at_random(board: str, seed: int, presses: int) -> int:
    thumbs = Thumbs(board, seed)
    from firmware import fame
    from firmware.app import main
    from firmware.screens import title

    visits = _count_visits(title)
    for start in range(0, presses, _BETWEEN_RESTARTS):
        await thumbs.switch_on(main)
        for _ in range(min(_BETWEEN_RESTARTS, presses - start)):
            await thumbs.press_something()
        await _find_the_title(thumbs, visits)
        await thumbs.switch_off()
        if "game" in thumbs.files:
            from_bytes(thumbs.files["game"])  # what is saved can be continued
    return fame.load(thumbs.device.storage).games


def _count_visits(title) -> list[int]:
    """A list of one number, which grows whenever the title is shown."""
    visits, real_title = [0], title.title

    async def counted(*arguments):
        visits[0] += 1
        return await real_title(*arguments)

    title.title = counted
    return visits


async def _find_the_title(thumbs: Thumbs, visits: list[int]) -> None:
    """One of the ways that lead out of something, until the title is there."""
    ways = (
        (thumbs.back,) * 4,  # lists and texts
        (thumbs.menu, thumbs.up, thumbs.ok),  # the last item of a menu leaves
        (thumbs.ok,),  # what is to be seen first
    )
    before = visits[0]
    for _ in range(_LONGEST_WAY_BACK):
        await thumbs.press(*thumbs.one_of(ways))
        if visits[0] > before:
            return
    raise AssertionError("no way back to the title")


if __name__ == "__main__":
    print(run(press_at_random(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
