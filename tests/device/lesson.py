"""Plays the lesson by presses alone, with a mistake wherever one can be made.

    micropython -m tests.device.lesson BOARD LANGUAGE

Prints the titles of all cards that were told, one a line; `tests/test_lesson.py`
compares them with the texts.
"""

import sys

import engine_core.journal  # noqa: F401  (first: its imports go deepest)
from tests.device.thumbs import Thumbs, run

_MOST_PAGES = 5

# What to press, step by step, between the cards: U D for up and down, T turn, M mirror,
# B back, S switch, O for OK. First what is wrong, then what is right.
_STEERED = (
    ("BO", "O", "O"),  # one cell; the pattern; confirm
    ("O", "MTDO" + "O"),  # no coin; mirrored and turned; confirm
    ("O", "TRO" + "O", "SO" + "O" + "O"),  # no cross; one; no other; one; confirm
    ("O" + "O" + "O",),  # the coin; confirm; a cup
    ("OO", "O", "BRRO" + "O"),  # the display; the square; the palm
    ("O", "SO" + "O" + "O"),  # the wrong map; the right one; confirm; complete
    ("O", "OO"),  # a new map; the score
)
_STEPPED = (
    ("BO", "O", "O"),
    ("O", "DDO" + "O"),
    ("O", "DDO" + "O", "SO" + "O" + "O"),
    ("O" + "O" + "O",),
    ("OO", "O", "BDDO" + "O"),
    ("O", "SO" + "O" + "O"),
    ("O", "OO"),
)


class Reader:
    """Knows whether a card of text is on the panel, and which were."""

    def __init__(self, pages) -> None:
        self.titles: list[str] = []
        self.is_reading = False
        self._read = pages.read
        pages.read = self._note

    async def _note(self, ui, title: str, text: str) -> bool:
        self.titles.append(title)
        self.is_reading = True
        went_on: bool = await self._read(ui, title, text)
        self.is_reading = False
        return went_on


async def play_lesson(board: str, language: int) -> list[str]:
    """The titles of the cards, in the language at this place of the choice."""
    thumbs = Thumbs(board, 1)
    from firmware import pages
    from firmware.app import main
    from firmware.keys import BACK, DOWN, MIRROR, OK, RIGHT, SWITCH, TURN, UP, Keys

    real_read = pages.read
    reader = Reader(pages)
    await thumbs.switch_on(main, language)
    await thumbs.press(thumbs.down, thumbs.ok, thumbs.ok)
    keys = Keys(thumbs.device.buttons)
    intents = {"U": UP, "D": DOWN, "R": RIGHT, "O": OK, "B": BACK}
    intents.update({"T": TURN, "M": MIRROR, "S": SWITCH})
    codes = {meaning: code for code, meaning in keys.meaning.items()}
    for step in _STEERED if keys.can_steer else _STEPPED:
        for presses in step:
            await _read_on(thumbs, reader)
            for press in presses:
                await thumbs.press(codes[intents[press]])
    await _read_on(thumbs, reader)
    await thumbs.switch_off()
    pages.read = real_read
    return reader.titles


async def _read_on(thumbs: Thumbs, reader: Reader) -> None:
    """To the last page of every card that is told now."""
    presses = 0
    while presses == 0 or reader.is_reading:
        assert reader.is_reading, "no card is told after " + reader.titles[-1]
        await thumbs.press(thumbs.ok)
        presses += 1
        assert presses < _MOST_PAGES, reader.titles[-1] + " does not end"


if __name__ == "__main__":
    print("\n".join(run(play_lesson(sys.argv[1], int(sys.argv[2])))))
