"""The lesson is played by presses on every layout, in every language."""

import pytest

from firmware.languages import LANGUAGES
from firmware.words import Words
from tests.device.lesson import play_lesson
from tests.device.thumbs import run
from tests.interpreters import run_micropython
from tools.scenes import LAYOUTS

# The cards as they come when a mistake is made wherever one can be made.
TOLD = ["PLACE", "PLACE", "LAST_LOOK", "TURN", "TURN", "CROSS", "CROSS", "CROSS"]
TOLD += ["COIN", "PALM", "CELL", "CELL", "COMPLETE", "COMPLETE", "TAKE", "SCORE", "END"]
SCRIPT = "tests.device.lesson"

each_board = pytest.mark.parametrize("board", (*LAYOUTS, "picosystem", "display_pack"))
each_language = pytest.mark.parametrize(
    "place",
    [
        0,
        *[
            pytest.param(nth, marks=pytest.mark.slow)
            for nth in range(1, len(LANGUAGES))
        ],
    ],
)


def titles_in(language: str) -> list[str]:
    words = Words(language)
    return [words.choices("LESSON_" + name)[0] for name in TOLD]


@each_board
@each_language
def test_the_lesson_is_played_through_and_explains_every_mistake(board, place):
    assert run(play_lesson(board, place)) == titles_in(LANGUAGES[place][0])


@each_board
def test_the_lesson_is_played_through_on_micropython(board, compiled):
    printed = run_micropython(SCRIPT, board, "3", folder=compiled)
    assert printed.splitlines() == titles_in(LANGUAGES[3][0])
