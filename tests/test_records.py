"""Public records: judged by the referee, and the same on every interpreter."""

import json
import subprocess
import sys

import pytest

from tests.interpreters import run_micropython, run_webassembly
from tests.referee import Referee
from tools.map_pictures import as_json
from tools.record_lines import record_lines
from tools.setup.places import ROOT

LINE_UPS = [
    ["easy", "random"],
    ["easy", "easy"],
    ["random", "easy", "random"],
    ["easy", "easy", "easy"],
    ["random", "random", "random", "random"],
    ["easy", "easy", "random", "easy"],
    ["hard", "normal"],
    ["hard", "easy", "random"],
    ["normal", "hard", "normal", "hard"],
]
GAMES = 1000
PRINT_RECORDS = """
import sys
sys.path.insert(0, ".")
from tools.record_lines import record_lines
for seed, bots in {games}:
    for line in record_lines(seed, bots):
        print(line)
"""
SEEDS = (1, 2, 3, 4, 5, 6, 7, 8, 2**31)
COMPARED = [(seed, LINE_UPS[seed % len(LINE_UPS)]) for seed in SEEDS]


def record(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command with the standard library alone: -S leaves out the rest."""
    command = [sys.executable, "-S", "-m", "tools.record", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def compared_on_cpython() -> str:
    lines = [line for seed, bots in COMPARED for line in record_lines(seed, bots)]
    return "\n".join(lines) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("line_up", range(len(LINE_UPS)))
def test_a_thousand_records_pass_the_referee(line_up):
    referee = Referee(json.loads(as_json()))
    for seed in range(line_up, GAMES, len(LINE_UPS)):
        referee.check(record_lines(seed, LINE_UPS[line_up]))


def test_records_on_32_bit_micropython_are_the_same(micropython32):
    script = PRINT_RECORDS.format(games=COMPARED)
    assert run_micropython(script) == compared_on_cpython()


def test_records_in_webassembly_are_the_same(webassembly):
    script = PRINT_RECORDS.format(games=COMPARED)
    assert run_webassembly(script) == compared_on_cpython()


def test_the_command_writes_the_record_to_a_file_and_to_the_output(tmp_path):
    chosen = ("--seed", "7", "--players", "3", "--bots", "easy,easy,random", "--out")
    file = tmp_path / "game.jsonl"
    assert record(*chosen, str(file)).returncode == 0
    lines = record_lines(7, ["easy", "easy", "random"])
    assert file.read_text().splitlines() == lines
    assert record(*chosen, "-").stdout.splitlines() == lines


def test_every_line_is_a_json_object_with_its_event_first():
    for line in record_lines(12, ["easy", "random"]):
        assert next(iter(json.loads(line))) == "event"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seed", "-1"), "a seed is a number from 0 to 4294967295"),
        (("--seed", "4294967296"), "not '4294967296'"),
        (("--players", "5"), "invalid choice: 5"),
        (("--bots", "easy,genius"), "no bot is called 'genius'"),
        (("--players", "3", "--bots", "easy,easy"), "3 players, but 2 bots are named"),
        (("--bots", "easy,easy,easy,easy,easy"), "5 bots are named; 2 to 4 can play"),
        (("--out", "no/such/folder/game"), "cannot write the record"),
    ],
)
def test_a_wrong_option_is_answered_with_what_is_wrong(arguments, complaint):
    ended = record(*arguments)
    assert ended.returncode != 0
    assert complaint in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_reader_who_has_seen_enough_is_no_error():
    ended = subprocess.run(
        f"'{sys.executable}' -m tools.record | head -n 1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert ended.stdout.count("\n") == 1
    assert ended.stderr == ""
