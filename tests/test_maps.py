"""The drawn maps, their compiler, and the command that shows them."""

import json
import os
import subprocess
import sys

import pytest

from engine_core import grid, map_data, treasure_maps
from tests.map_project import DRAWN, ROOT, as_text, copy_project, rewrite, run, spoil
from tools.map_compiler import module_text, pack
from tools.map_pictures import rows
from tools.map_reader import DrawnMap, read_maps
from tools.maps import DRAWING, MODULE

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
SEALED = [drawn for drawn in DRAWN if drawn.seal]


def symbols(drawn: DrawnMap) -> str:
    return "".join(drawn.rows).replace(".", "").replace("#", "")


# What is drawn and what is packed


def test_the_packed_module_is_what_the_drawing_compiles_to():
    assert MODULE.read_text(encoding="ascii") == module_text(DRAWING)
    assert b"".join(map(pack, DRAWN)) == map_data.PACKED


def test_the_packed_module_opens_with_its_source_its_command_and_its_size():
    source, size, *_ = MODULE.read_text(encoding="ascii").splitlines()
    assert "engine_core/maps.txt" in source
    assert "python3 -m tools.maps --compile" in source
    assert f"47 maps, {len(map_data.PACKED)} bytes" in size


@pytest.mark.parametrize("drawn", DRAWN, ids=lambda drawn: str(drawn.number))
def test_a_map_is_drawn_again_as_it_was_packed(drawn):
    assert rows(drawn.number) == drawn.rows
    sea = ["."] * (grid.HEIGHT - len(drawn.rows))
    art = "\n".join(row.ljust(grid.WIDTH, ".") for row in drawn.rows + sea)
    land = art.translate(str.maketrans("xop", "###"))
    assert grid.draw(treasure_maps.land(drawn.number)) == land
    assert grid.draw(grid.pack(land)) == land


def test_what_follows_a_semicolon_is_a_remark():
    remarked = as_text(DRAWN).replace("\n#", " ; a remark\n; another\n#")
    assert [drawn.rows for drawn in read_maps(remarked)] == [d.rows for d in DRAWN]


# The deck as a whole


def test_the_deck_has_its_share_of_symbols():
    deck = "".join(map(symbols, DRAWN))
    assert 39 <= deck.count("o") <= 45
    assert 15 <= deck.count("p") <= 17
    assert 52 <= deck.count("x") <= 58


def test_sealed_maps_carry_few_symbols():
    others = [drawn for drawn in DRAWN if not drawn.seal]
    assert max(len(symbols(drawn)) for drawn in SEALED) <= 2
    assert min(len(symbols(drawn)) for drawn in others) >= 2


def test_each_larger_colour_carries_more_symbols_a_map():
    def a_map(colour: str) -> float:
        carried = [len(symbols(drawn)) for drawn in DRAWN if drawn.colour == colour]
        return sum(carried) / len(carried)

    assert a_map("grey") < a_map("green") < a_map("orange") < a_map("purple")


def test_neighbours_in_the_file_differ_in_outline():
    outlines = [(len(drawn.rows), len(drawn.rows[0])) for drawn in DRAWN]
    alike = [n for n in range(46) if outlines[n] == outlines[n + 1]]
    assert alike == []


def test_some_islands_have_a_lagoon():
    assert 4 <= sum(map(has_lagoon, DRAWN)) <= 12


def has_lagoon(drawn: DrawnMap) -> bool:
    """Whether some sea cannot be sailed to from outside, edge by edge."""
    height, width = len(drawn.rows), len(drawn.rows[0])
    frame = {(r, c) for r in range(-1, height + 1) for c in range(-1, width + 1)}
    sea = frame - drawn.cells()
    sailed = {(-1, -1)}
    for _ in frame:
        sailed |= {(r + dr, c + dc) for r, c in sailed for dr, dc in STEPS} & sea
    return sailed != sea


# The command


def test_json_is_one_array_of_the_maps_in_the_public_format():
    answer = run(ROOT, "--json")
    assert answer.returncode == 0, answer.stderr
    points = {"grey": 8, "green": 10, "orange": 12, "purple": 14}
    pays = {"grey": 1, "green": 1, "orange": 2, "purple": 2}
    assert json.loads(answer.stdout) == [
        {
            "id": number,
            "colour": drawn.colour,
            "points": points[drawn.colour],
            "seal": drawn.seal and {"colour": drawn.seal, "points": pays[drawn.seal]},
            "rows": drawn.rows,
        }
        for number, drawn in enumerate(DRAWN)
    ]


def test_json_names_its_fields_in_the_documented_order():
    for record in json.loads(run(ROOT, "--json").stdout):
        assert list(record) == ["id", "colour", "points", "seal", "rows"]


@pytest.mark.parametrize("columns", [80, 120, 200])
def test_the_pictures_show_every_map_within_the_terminal(columns):
    shown = run(ROOT, columns=columns).stdout
    assert max(map(len, shown.splitlines())) <= columns
    _, pictures = shown.split("\n\n", 1)
    assert pictures.count("seal ") == len(SEALED)
    assert pictures.count("[") == sum(len(drawn.cells()) for drawn in DRAWN)
    for drawn in DRAWN:
        assert f"{drawn.number} {drawn.colour}, " in pictures


@pytest.mark.parametrize("option", [[], ["--json"]])
def test_a_reader_who_leaves_early_sees_no_traceback(option):
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "tools.maps", *option]
    left = subprocess.run(
        command, cwd=ROOT, stdout=writing, stderr=subprocess.PIPE, timeout=60
    )
    os.close(writing)
    assert (left.returncode, left.stderr) == (0, b"")


def test_an_edited_drawing_disagrees_until_it_is_compiled(tmp_path):
    project = copy_project(tmp_path)
    assert run(project, "--check").returncode == 0
    rewrite(project, spoil(0, seal=None if DRAWN[0].seal else "green"))
    before = run(project, "--check")
    assert before.returncode == 1
    assert "run `python3 -m tools.maps --compile`" in before.stderr
    assert run(project, "--compile").returncode == 0
    assert run(project, "--check").returncode == 0
    edited = json.loads(run(project, "--json").stdout)[0]
    assert bool(edited["seal"]) != bool(DRAWN[0].seal)


def test_map_data_that_was_lost_is_made_again(tmp_path):
    project = copy_project(tmp_path)
    lost = project / "engine_core" / "map_data.py"
    lost.unlink()
    for option in ([], ["--json"], ["--check"]):
        answer = run(project, *option)
        assert answer.returncode == 1
        assert "run `python3 -m tools.maps --compile`" in answer.stderr
    assert run(project, "--compile").returncode == 0
    assert lost.read_bytes() == MODULE.read_bytes()
