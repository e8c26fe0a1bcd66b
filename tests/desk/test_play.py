"""`make play` without a terminal, and what it does not understand."""

import os
import re
import subprocess
import sys

import pytest

from tools.desk.text_game import course_of_a_game
from tools.record_lines import record_lines
from tools.setup.places import ROOT


def play(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.play", *arguments],
        cwd=ROOT,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_without_a_terminal_a_whole_game_is_told(monkeypatch):
    ended = play(SEED="7")
    assert ended.returncode == 0
    assert ended.stderr == ""
    assert re.findall("^Round [1-4]$", ended.stdout, re.MULTILINE) == [
        f"Round {number}" for number in range(1, 5)
    ]
    assert len(re.findall(r"^  [1-7]\. ", ended.stdout, re.MULTILINE)) == 28
    assert "run `make play` in a terminal" in ended.stdout


def test_a_seed_tells_the_same_game_again_and_none_another():
    assert play(SEED="7").stdout == play(SEED="7").stdout
    assert play(SEED="").stdout != play(SEED="").stdout


def test_the_told_scores_are_those_of_the_record():
    told = list(course_of_a_game(7))
    totals = [int(line.split()[-1]) for line in told if re.match(r"  \w+ +\d", line)]
    record = record_lines(7, ["easy", "easy", "random"])
    assert totals == [
        int(total)
        for line in record
        for total in re.findall(r'"event": "score".*"total": (\d+)', line)
    ]


def test_every_mark_of_the_record_is_told():
    told, record = (
        "\n".join(course_of_a_game(9)),
        record_lines(9, ["easy", "easy", "random"]),
    )
    for event, words in (
        ("complete", "is complete"),
        ("take", " takes "),
        ("bonus", "; and "),
    ):
        wanted = sum(f'"event": "{event}"' in line for line in record)
        assert told.count(words) == wanted > 0


@pytest.mark.parametrize(
    "setting, message",
    [
        (
            {"BOARD": "gameboy"},
            "BOARD=gameboy: no board is called so; there are: pico_",
        ),
        ({"SEED": "-1"}, "SEED=-1: a seed is a number from 0 to 1073741823"),
        ({"SEED": "1073741824"}, "a seed is a number from 0 to 1073741823"),
        ({"SEED": "٣"}, "a seed is a number"),
        ({"SEED": "9" * 5000}, "a seed is a number"),
    ],
)
def test_a_setting_that_makes_no_sense_is_told(setting, message):
    ended = play(**setting)
    assert ended.returncode == 2
    assert message in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_reader_who_has_seen_enough_is_no_error():
    command = f"{sys.executable} -m tools.play </dev/null | head -1"
    ended = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0
    assert ended.stderr == ""
    assert ended.stdout.startswith("Hundred Crosses")
