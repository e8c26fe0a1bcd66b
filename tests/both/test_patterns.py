"""Each pattern in each pose, and where it can be laid."""

from binascii import crc32

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
    POSES,
    T4,
    V3,
    placements,
)


def laid_on(pattern: int, picture: str) -> list[str]:
    """The placements on a map, as pictures."""
    found = bytearray(MOST_WAYS)
    total = placements(pattern, pack(picture), found)
    return [draw(EVERY_WAY_TO_LAY[pattern][found[nth]]) for nth in range(total)]


def poses_of(pattern: int) -> list[list[str]]:
    """Each pose as the rows of its picture."""
    return [pose.split() for pose in POSES.split("\n")[pattern].split("|")]


def turned(rows: list[str]) -> list[str]:
    """A quarter turn clockwise: the left column, from below, is the new top row."""
    below_first = list(reversed(rows))
    return ["".join([row[at] for row in below_first]) for at in range(len(rows[0]))]


def mirrored(rows: list[str]) -> list[str]:
    return ["".join(reversed(row)) for row in rows]


def slid(rows: list[str], down: int, right: int) -> int:
    """The cells of a pose so far from the top left corner."""
    return pack(" ".join(["."] * down + ["." * right + row for row in rows]))


def test_the_poses_are_the_first_turned_clockwise_then_mirrored_and_turned_again():
    for pattern in range(len(NAMES)):
        expected = []
        pose = poses_of(pattern)[0]
        for step in range(8):
            if step == 4:
                pose = mirrored(pose)
            if pose not in expected:
                expected.append(pose)
            pose = turned(pose)
        assert poses_of(pattern) == expected, NAMES[pattern]


def test_each_pose_is_slid_over_the_whole_map_row_by_row():
    for pattern, every in enumerate(EVERY_WAY_TO_LAY):
        expected = []
        for pose in poses_of(pattern):
            for down in range(6 - len(pose) + 1):
                for right in range(5 - len(pose[0]) + 1):
                    expected.append(slid(pose, down, right))
        assert list(every) == expected, NAMES[pattern]


def test_no_way_ever_changes_its_place_because_saved_games_name_it_by_that():
    written = b"".join(
        [way.to_bytes(4, "little") for every in EVERY_WAY_TO_LAY for way in every]
    )
    assert crc32(written) == 0xEF486589


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
