from engine_core.grid import ALL_CELLS, count, draw, pack
from engine_core.patterns import (
    EVERY_WAY_TO_LAY,
    EXPEDITION,
    I2,
    I3,
    L4,
    MOST_WAYS,
    NAMES,
    O4,
    T4,
    V3,
    placements,
)


def laid_on(pattern: int, picture: str) -> list[str]:
    """The placements on a map, as pictures."""
    found = bytearray(MOST_WAYS)
    total = placements(pattern, pack(picture), found)
    return [draw(EVERY_WAY_TO_LAY[pattern][found[nth]]) for nth in range(total)]


def test_there_are_373_ways_to_lay_six_patterns():
    # By hand: a pose of h x w cells has (6 - h + 1) * (5 - w + 1) places; for the L
    # four lying poses of 15 places and four standing ones of 16.
    ways = [len(every) for every in EVERY_WAY_TO_LAY]
    assert ways == [49, 38, 80, 62, 124, 20]
    assert sum(ways) == 373
    assert max(ways) == MOST_WAYS


def test_no_way_comes_twice_and_each_has_the_cells_of_its_pattern():
    for pattern, every in enumerate(EVERY_WAY_TO_LAY):
        assert len(set(every)) == len(every)
        for laid in every:
            assert count(laid) == int(NAMES[pattern][1])
            assert laid & ALL_CELLS == laid


def test_eight_expedition_cards_show_two_patterns_twice():
    cards = sorted(EXPEDITION)
    assert cards == [I2, I3, I3, V3, V3, T4, L4, O4]


def test_an_l_may_be_turned_by_a_quarter_and_mirrored():
    for picture in ("#.. ###", "## #. #.", "### ..#", ".# .# ##"):
        assert draw(pack(picture)) in laid_on(L4, picture)
    for picture in ("..# ###", "## .# .#", "### #..", "#. #. ##"):
        assert draw(pack(picture)) in laid_on(L4, picture)


def test_nothing_wraps_round_the_edge_of_the_map():
    assert laid_on(I2, "....# #....") == []
    assert laid_on(I3, "...## #....") == []


def test_a_pattern_lies_whole_on_open_cells_only():
    assert laid_on(O4, "### ###") == [
        draw(pack("## ##")),
        draw(pack(".## .##")),
    ]
    assert laid_on(O4, "### #.#") == []
    assert len(laid_on(T4, "##### #####")) == 6
    assert len(laid_on(V3, "## ##")) == 4


def test_a_full_map_takes_no_pattern():
    for pattern in range(len(NAMES)):
        assert laid_on(pattern, "") == []
