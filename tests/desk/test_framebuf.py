"""The stand-in draws what MicroPython's framebuf draws, byte for byte."""

import sys

import pytest

from tests.interpreters import run_micropython
from tools.desk import framebuf

CALLS = 3000


@pytest.fixture
def artist(monkeypatch):
    """The script that draws at random, with the stand-in as its framebuf."""
    monkeypatch.setitem(sys.modules, "framebuf", framebuf)
    from tests.desk import draw_at_random

    return draw_at_random


FORMATS = ["GS4_HMSB", "GS2_HMSB", "MONO_HLSB", "MONO_HMSB", "MONO_VLSB"]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("format_name", FORMATS)
def test_random_drawings_are_the_same_on_micropython(
    format_name, seed, artist, capsys, micropython32
):
    artist.main(format_name, seed, CALLS)
    here = capsys.readouterr().out.splitlines()
    script = "tests/desk/draw_at_random.py"
    there = run_micropython(script, format_name, str(seed), str(CALLS)).splitlines()
    assert len(here) == len(there) == CALLS
    for drawn, expected in zip(here, there, strict=True):
        assert drawn == expected
