"""What is written reaches an emulated terminal, and nothing is written twice."""

import pyte
import pytest

from engine_core.chance import Chance
from tools.desk.colours import NoColours, codes, has_true_colour, nearest_of_256
from tools.desk.mosaic import Cell
from tools.desk.screen import BLANK, Screen, text_cells

COLUMNS, ROWS = 30, 8
LETTERS = "ab▀▄ │"


def random_picture(chance):
    colours = [None, (1, 2, 3), (200, 100, 50)]
    return [
        [
            Cell(
                LETTERS[chance.below(len(LETTERS))],
                colours[chance.below(3)],
                colours[chance.below(3)],
            )
            for _ in range(COLUMNS)
        ]
        for _ in range(ROWS)
    ]


def shown_on(terminal):
    return [
        [
            Cell(seen.data, colour_of(seen.fg), colour_of(seen.bg))
            for seen in (terminal.buffer[row][column] for column in range(COLUMNS))
        ]
        for row in range(ROWS)
    ]


def colour_of(name):
    return None if name == "default" else tuple(bytes.fromhex(name))


def test_an_emulated_terminal_shows_every_picture():
    terminal = pyte.Screen(COLUMNS, ROWS)
    stream = pyte.Stream(terminal)
    stream.feed("what was there before\r\n" * ROWS)
    screen, chance = Screen(COLUMNS, ROWS, true_colour=True), Chance(3)
    for _ in range(30):
        picture = random_picture(chance)
        stream.feed(screen.change_to(picture))
        assert shown_on(terminal) == picture


def test_only_what_changes_is_written():
    screen, picture = Screen(COLUMNS, ROWS, True), random_picture(Chance(4))
    screen.change_to(picture)
    assert screen.change_to([list(row) for row in picture]) == ""
    changed = [list(row) for row in picture]
    changed[3][7] = Cell("Z", None, None)
    assert screen.change_to(changed) == "\x1b[?2026h\x1b[4;8H\x1b[0mZ\x1b[?2026l"


def test_a_blank_cell_is_cleared_when_text_goes():
    terminal = pyte.Screen(COLUMNS, ROWS)
    stream, screen = pyte.Stream(terminal), Screen(COLUMNS, ROWS, True)
    empty = [[BLANK] * COLUMNS] * ROWS
    stream.feed(screen.change_to([text_cells("x" * COLUMNS), *empty[1:]]))
    stream.feed(screen.change_to(empty))
    assert terminal.display == [" " * COLUMNS] * ROWS


def test_colours_are_asked_for_as_the_terminal_knows_them():
    assert codes((1, 2, 3), None, True) == "\x1b[0;38;2;1;2;3m"
    assert codes(None, (255, 0, 0), False) == "\x1b[0;48;5;196m"


@pytest.mark.parametrize(
    "colour, code",
    [((0, 0, 0), 16), ((255, 255, 255), 231), ((8, 8, 8), 232), ((95, 135, 175), 67)],
)
def test_the_nearest_of_256_colours_is_found(colour, code):
    assert nearest_of_256(colour) == code


@pytest.mark.parametrize(
    "environment, is_true",
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, True),
        ({"TERM": "xterm-256color", "COLORTERM": "24bit"}, True),
        ({"TERM": "xterm-kitty"}, True),
        ({"TERM": "xterm-256color"}, False),
        ({"TERM": "screen-256color", "NO_COLOR": ""}, False),
    ],
)
def test_a_terminal_has_all_colours_or_256(environment, is_true):
    assert has_true_colour(environment) is is_true


@pytest.mark.parametrize(
    "environment, reason",
    [
        ({"TERM": "dumb"}, "TERM='dumb' has too few colours"),
        ({}, "TERM='' has too few colours"),
        ({"TERM": "vt100"}, "TERM='vt100' has too few colours"),
        ({"TERM": "nobody-knows-me"}, "TERM='nobody-knows-me' has too few"),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "NO_COLOR is set"),
    ],
)
def test_a_terminal_without_colours_is_told_so(environment, reason):
    with pytest.raises(NoColours, match=reason):
        has_true_colour(environment)
