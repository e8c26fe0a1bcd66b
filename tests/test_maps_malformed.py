"""A malformed drawing of the maps is named for what it is, and changes nothing."""

from pathlib import Path

import pytest

from tests.map_project import DRAWN, copy_project, mirrored, rewrite, run, spoil, turned

LUMP = ["#...", "####", "###."]  # alike in no two of its eight poses

FAULTS = {
    "a sign of its own": (
        spoil(0, rows=["###", "#?#", "###"]),
        "line 3, map 0 (grey): bad sign '?' in column 2",
    ),
    "no blank line between two maps": (
        spoil(0, rows=["###", "#.#", "###", "grey"]),
        "line 5, map 0 (grey): bad sign 'g' in column 1",
    ),
    "rows of two lengths": (
        spoil(0, rows=["###", "#.#", "##"]),
        "line 4, map 0 (grey): a row of 2 signs; its first row has 3",
    ),
    "no rows": (spoil(0, rows=[]), "line 1, map 0 (grey): it has no rows"),
    "too wide": (
        spoil(0, rows=["######", "#....#"]),
        "line 1, map 0 (grey): it is 6 wide; at most 5",
    ),
    "too tall": (
        spoil(0, rows=["#", "#", "#", "#", "#", "#", "#"]),
        "line 1, map 0 (grey): it is 7 tall; at most 6",
    ),
    "an empty first row": (
        spoil(0, rows=["...", "###", "#.#", "###"]),
        "map 0 (grey): its first row is empty",
    ),
    "an empty last row": (
        spoil(0, rows=["###", "#.#", "###", "..."]),
        "map 0 (grey): its last row is empty",
    ),
    "an empty first column": (
        spoil(0, rows=[".###", ".#.#", ".###"]),
        "map 0 (grey): its first column is empty",
    ),
    "an empty last column": (
        spoil(0, rows=["###.", "#.#.", "###."]),
        "map 0 (grey): its last column is empty",
    ),
    "a cell too many": (
        spoil(0, rows=["###", "###", "###"]),
        "map 0 (grey): it has 9 cells; a map of this colour has 8",
    ),
    "a cell too few": (
        spoil(46, rows=["#####", "#####", ".###."]),
        "map 46 (purple): it has 13 cells; a map of this colour has 14",
    ),
    "two pieces": (
        spoil(0, rows=["####", "....", "####"]),
        "map 0 (grey): it is in 2 pieces",
    ),
    "pieces that touch at a corner": (
        spoil(0, rows=["##..", "##..", "..##", "..##"]),
        "map 0 (grey): it is in 2 pieces; cells join by their edges alone",
    ),
    "two palms": (
        spoil(0, rows=["p##", "#.#", "##p"]),
        "map 0 (grey): it has 2 palms; at most one",
    ),
    "an unknown colour": (
        spoil(0, colour="blue"),
        "line 1, map 0 (blue): unknown colour: use one of grey, green",
    ),
    "no colour": (
        spoil(0, colour="###"),
        "line 1, map 0: bad heading '###'",
    ),
    "a seal without its comma": (
        spoil(0, colour="grey seal green", seal=None),
        "line 1, map 0: bad heading 'grey seal green'",
    ),
    "an unknown seal": (
        spoil(0, seal="blue"),
        "line 1, map 0 (grey): unknown seal blue: use one of grey, green",
    ),
    "a seal of its own colour": (
        spoil(0, seal="grey"),
        "line 1, map 0 (grey): a seal of its own colour",
    ),
    "a map too few": (DRAWN[1:], "wrong number of grey maps: 10; there must be 11"),
    "a map too many": (
        [*DRAWN, DRAWN[46]],
        "wrong number of purple maps: 13; there must be 12",
    ),
    "no maps": ([], "wrong number of grey maps: 0; there must be 11"),
    "colours out of order": (
        [*DRAWN[:10], DRAWN[11], DRAWN[10], *DRAWN[12:]],
        "map 10 (green): out of order: this place is for a grey map",
    ),
    "the same shape twice": (
        [*spoil(2, rows=LUMP)[:8], DRAWN[8]._replace(rows=LUMP), *DRAWN[9:]],
        "map 8 (grey): same shape as map 2 (line ",
    ),
    "the same shape turned": (
        [*spoil(2, rows=LUMP)[:8], DRAWN[8]._replace(rows=turned(LUMP)), *DRAWN[9:]],
        "map 8 (grey): same shape as map 2 (line ",
    ),
    "the same shape mirrored": (
        [*spoil(2, rows=LUMP)[:8], DRAWN[8]._replace(rows=mirrored(LUMP)), *DRAWN[9:]],
        "map 8 (grey): same shape as map 2 (line ",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_malformed_drawing_is_named_and_changes_nothing(fault, tmp_path):
    project = copy_project(tmp_path)
    maps, message = FAULTS[fault]
    rewrite(project, maps)
    assert_refused(project, message)


def test_a_drawing_that_is_no_text_changes_nothing(tmp_path):
    project = copy_project(tmp_path)
    (project / "engine_core" / "maps.txt").write_bytes(b"grey\n\xff\xfe##\n")
    assert_refused(project, "byte 5 is not UTF-8")


def test_a_missing_drawing_changes_nothing(tmp_path):
    project = copy_project(tmp_path)
    (project / "engine_core" / "maps.txt").unlink()
    assert_refused(project, "No such file")


def assert_refused(project: Path, message: str) -> None:
    """Both ways to read the drawing fail in one clear line; no file is touched."""
    before = contents(project)
    for option in ("--compile", "--check"):
        answer = run(project, option)
        assert answer.returncode == 1
        assert answer.stdout == ""
        assert answer.stderr.count("\n") == 1
        assert "maps.txt" in answer.stderr
        assert message in answer.stderr
    assert contents(project) == before


def contents(project: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
