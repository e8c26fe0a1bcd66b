"""Pictures in block characters."""

import unicodedata

import pytest

from engine_core.chance import Chance
from tools.desk.mosaic import STYLES, Mosaic

BLACK, WHITE, RED = (0, 0, 0), (255, 255, 255), (200, 30, 30)


def parts_of(style, cell):
    """The colours that a cell shows, part by part."""
    bits = STYLES[style].characters.index(cell.character)
    parts = STYLES[style].across * STYLES[style].down
    return [cell.ink if bits >> part & 1 else cell.paper for part in range(parts)]


@pytest.mark.parametrize("style", ["halves", "quadrants", "sextants", "octants"])
def test_a_picture_of_two_colours_is_shown_pixel_by_pixel(style):
    across, down = STYLES[style].across, STYLES[style].down
    chance = Chance(5)
    rows = [bytes(chance.below(2) for _ in range(across * 20)) for _ in range(down * 9)]
    cells = Mosaic(style, across, down, [WHITE, RED]).picture(rows)
    for top, row in enumerate(cells):
        for left, cell in enumerate(row):
            pixels = [
                (WHITE, RED)[rows[top * down + y][left * across + x]]
                for y in range(down)
                for x in range(across)
            ]
            assert parts_of(style, cell) == pixels


def test_halves_show_every_picture_pixel_by_pixel():
    chance = Chance(6)
    palette = [(9 * i, 200 - i, 3 * i) for i in range(16)]
    rows = [bytes(chance.below(16) for _ in range(40)) for _ in range(30)]
    cells = Mosaic("halves", 1, 2, palette).picture(rows)
    shown = [[parts_of("halves", cell) for cell in row] for row in cells]
    for y, row in enumerate(rows):
        assert [parts[y % 2] for parts in shown[y // 2]] == [palette[c] for c in row]


@pytest.mark.parametrize("style", list(STYLES))
def test_each_choice_of_parts_has_a_character_of_its_own(style):
    characters = STYLES[style].characters
    parts = STYLES[style].across * STYLES[style].down
    assert len(set(characters)) == len(characters) == 1 << parts


def test_quadrants_and_sextants_are_what_unicode_calls_them():
    corners = ["UPPER LEFT", "UPPER RIGHT", "LOWER LEFT", "LOWER RIGHT"]
    for corner, name in enumerate(corners):
        character = STYLES["quadrants"].characters[1 << corner]
        assert unicodedata.name(character) == f"QUADRANT {name}"
    for bits, character in enumerate(STYLES["sextants"].characters):
        numbers = "".join(str(part + 1) for part in range(6) if bits >> part & 1)
        if ord(character) >= 0x1FB00:
            assert unicodedata.name(character) == f"BLOCK SEXTANT-{numbers}"


def test_octants_are_the_230_of_their_block_and_26_older_ones():
    codes = [ord(character) for character in STYLES["octants"].characters]
    assert sum(0x1CD00 <= code <= 0x1CDE5 for code in codes) == 230
    assert codes[0b00000100] == 0x1CD00  # OCTANT-3, the first
    assert codes[0b11111110] == 0x1CDE5  # OCTANT-2345678, the last
    assert chr(codes[0b00001111]) == "▀"
    assert chr(codes[0b01010101]) == "▌"


def test_three_colours_in_a_character_become_the_two_nearest():
    grey = (120, 120, 120)
    mosaic = Mosaic("quadrants", 2, 2, [BLACK, grey, WHITE])
    ((cell,),) = mosaic.picture([bytes([0, 0]), bytes([2, 1])])
    assert parts_of("quadrants", cell) == [(40, 40, 40)] * 2 + [WHITE, (40, 40, 40)]


def test_a_thin_line_is_never_lost_in_sextants():
    for line in range(4):
        rows = [bytes([y == line] * 2) for y in range(4)]
        ((cell,),) = Mosaic("sextants", 2, 4, [WHITE, BLACK]).picture(rows)
        assert BLACK in parts_of("sextants", cell)


def test_a_rest_of_the_picture_fills_its_character():
    mosaic = Mosaic("quadrants", 2, 4, [WHITE, BLACK])
    cells = mosaic.picture([bytes([0, 0, 1])] * 5)
    assert [len(row) for row in cells] == [2, 2]
    assert parts_of("quadrants", cells[1][1]) == [BLACK] * 4
