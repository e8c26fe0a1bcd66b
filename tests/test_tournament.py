"""Tournaments: fair seats and deals, honest intervals, and nothing lost on the way."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.setup.places import ROOT
from tools.tournament import workers
from tools.tournament.games import BATCH, Batch, batches, line_ups, play, seating
from tools.tournament.state import OtherRun, State
from tools.tournament.tally import WIN, Tally, wilson

PAIR = ("--bots", "easy,random", "--games", "120")
CLUSTER_LIMIT_S = 120


def command(*options: str) -> list[str]:
    return [sys.executable, "-m", "tools.tournament", *options]


def tournament(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*options), cwd=ROOT, capture_output=True, text=True, timeout=300
    )


# Which games


def test_every_bot_sits_on_every_seat_of_every_deal():
    seats = [seating(("a", "b", "c"), turned) for turned in range(3)]
    assert seats == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_more_bots_than_seats_play_in_every_choice_on_the_same_deals():
    pairs = line_ups(["hard", "normal", "easy"], 2)
    assert pairs == [("hard", "normal"), ("hard", "easy"), ("normal", "easy")]
    played = batches(["hard", "normal", "easy"], 2, 50, 7)
    for pair in pairs:
        mine = [job for job in played if job.line_up == pair]
        assert [(job.first, job.games) for job in mine] == [(0, 20), (20, 20), (40, 10)]
        assert {job.seed for job in mine} == {7}


def test_one_bot_alone_takes_every_seat():
    assert line_ups(["easy"], 4) == [("easy",) * 4]


def test_a_batch_always_has_the_same_tally():
    batch = Batch(("easy", "random", "easy"), 40, 6, 3)
    tally = play(batch)
    assert tally.to_json() == play(batch).to_json()
    assert tally.games == 6
    assert sum(tally.wins) == sum(tally.seat_wins) == 6 * WIN


def test_tallies_add_up_to_the_tally_of_all():
    whole, parts = play(Batch(("easy", "random"), 0, 8, 1)), Tally(2)
    for first in (6, 0, 3):
        games = min(3, 8 - first)
        written = json.dumps(play(Batch(("easy", "random"), first, games, 1)).to_json())
        parts.add(Tally.from_json(json.loads(written)))
    assert parts.to_json() == whole.to_json()


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [  # worked out by hand from Wilson's formula
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1300, 2000, 0.6288, 0.6706),
    ],
)
def test_intervals_are_wilsons(won, games, low, high):
    assert wilson(won / games, games) == pytest.approx((low, high), abs=5e-5)


# The command


def test_the_command_prints_rates_intervals_and_parts(tmp_path):
    ended = tournament(*PAIR, "--state", str(tmp_path / "run"))
    assert ended.returncode == 0, ended.stderr
    title, heading, first, second, seats = ended.stdout.splitlines()
    assert title == "easy, random: 120 games"
    assert heading.split()[-6:] == ["coins", "cups", "palms", "maps", "seals", "total"]
    assert first.split()[0] == "easy" and second.split()[0] == "random"
    assert seats.startswith("  wins by seat: ")
    assert not (tmp_path / "run").exists()  # nothing is left to go on with


@pytest.mark.slow
def test_an_interrupted_run_goes_on_and_comes_to_the_same(tmp_path):
    state = tmp_path / "run"
    whole = tournament(*PAIR, "--state", str(state)).stdout
    slow = ("--bots", "hard", "--games", "5000", "--state", str(tmp_path / "slow"))
    run = subprocess.Popen(command(*slow), cwd=ROOT, start_new_session=True)
    wait_for_lines(tmp_path / "slow", 3)
    os.killpg(run.pid, signal.SIGKILL)  # its processes too: as in a power cut
    run.wait()
    head, *kept = (tmp_path / "slow").read_text().splitlines()
    assert kept and json.loads(head)["bots"] == ["hard"]

    described = json.loads(head) | {"bots": ["easy", "random"], "games": 120}
    cut_short = State(state, described)
    for batch in batches(["easy", "random"], 2, 120, 0)[:4]:
        cut_short.keep(f"easy-random {batch.first}", play(batch).to_json())
    with state.open("a") as file:
        file.write('["easy-random 80", {"games": 2')  # cut off in the middle
    assert tournament(*PAIR, "--state", str(state)).stdout == whole


def wait_for_lines(path: Path, lines: int) -> None:
    until = time.monotonic() + CLUSTER_LIMIT_S
    while not path.exists() or path.read_text().count("\n") < lines:
        assert time.monotonic() < until, f"{path} has not {lines} lines yet"
        time.sleep(0.05)


def test_a_state_of_another_run_is_refused(tmp_path):
    State(tmp_path / "run", {"bots": ["easy"], "engine": "1"})
    with pytest.raises(OtherRun, match="other engine: delete it"):
        State(tmp_path / "run", {"bots": ["easy"], "engine": "2"})


def test_a_file_of_something_else_is_refused_and_stays(tmp_path):
    path = tmp_path / "letter"
    for text in ("Dear Ada", "Dear Ada,\n", "[1, 2]\n"):
        path.write_text(text)
        with pytest.raises(OtherRun, match=r"letter is .*--state"):
            State(path, {"bots": ["easy"]})
        assert path.read_text() == text


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--bots", "genius"), "no bot is called 'genius'"),
        (("--bots", "easy,hard", "--players", "3"), "2 bots for 3 seats"),
        (("--bots", "easy", "--games", "0"), "from 1 to 1000000, not '0'"),
        (("--bots", "easy", "--seed", "x"), "not 'x'"),
    ],
)
def test_a_wrong_option_is_answered_with_what_is_wrong(options, complaint):
    ended = tournament(*options)
    assert ended.returncode == 2
    assert complaint in ended.stderr


def test_the_readme_tells_the_rates_that_the_docs_print():
    printed = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pairs = re.findall(r"^(\w+), (\w+): 2000 games\n.*\n(.*)$", printed, re.MULTILINE)
    assert len(pairs) == 3
    for stronger, weaker, line in pairs:
        bot, rate, low, _, high, *_ = line.split()
        assert bot == stronger
        assert f"{rate} against `{weaker}` ({low} .. {high})" in readme


# Workers that die


def die_once(path: str) -> str:
    """A job that takes its process down the first time."""
    if not os.path.exists(path):
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


def test_a_killed_process_loses_nothing(tmp_path):
    jobs = [str(tmp_path / str(number)) for number in range(2)]
    assert sorted(workers.on_this_machine(die_once, jobs)) == [
        (jobs[0], "done"),
        (jobs[1], "done"),
    ]


class Cluster:
    """A scheduler and some workers on this machine, each a process of its own."""

    def __init__(self, python: Path, folder: Path) -> None:
        self._python, self._folder = python, folder
        self._file = folder / "scheduler.json"
        local = ("--host", "127.0.0.1", "--no-dashboard")
        self._started = [self._start("scheduler", *local, "--port", "0")]
        self.workers = [self.add_worker() for _ in range(2)]

    def _start(self, what: str, *options: str) -> subprocess.Popen[bytes]:
        program = [str(self._python), "-m", "distributed.cli.dask_" + what, *options]
        log = (self._folder / f"{what}.log").open("ab")
        return subprocess.Popen(
            [*program, "--scheduler-file", str(self._file)],
            cwd=self._folder,  # not where the project is: its code must be sent
            stdout=log,
            stderr=log,
            start_new_session=True,
        )

    def add_worker(self) -> subprocess.Popen[bytes]:
        options = ("--no-nanny", "--nthreads", "1", "--no-dashboard")
        self._started.append(self._start("worker", *options))
        return self._started[-1]

    def address(self) -> str:
        until = time.monotonic() + CLUSTER_LIMIT_S
        while not self._file.exists() or not self._file.read_text().endswith("}"):
            assert time.monotonic() < until, "the scheduler has not begun"
            time.sleep(0.1)
        return str(json.loads(self._file.read_text())["address"])

    def stop(self) -> None:
        for process in reversed(self._started):
            process.kill()
            process.wait()


@pytest.fixture
def local_cluster(cluster, tmp_path):
    started = Cluster(cluster, tmp_path)
    yield started
    started.stop()


@pytest.mark.slow
def test_a_cluster_that_loses_a_worker_comes_to_the_same(local_cluster, tmp_path):
    """One worker is killed in the middle, and another joins late."""
    games = ("--bots", "hard,normal", "--games", "400")
    state = tmp_path / "run"
    address = local_cluster.address()
    run = subprocess.Popen(
        [
            *(str(local_cluster._python), "-m", "tools.tournament"),
            *(*games, "--scheduler", address, "--state", str(state)),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_lines(state, 3)
    local_cluster.workers[0].kill()
    local_cluster.add_worker()
    printed, complaints = run.communicate(timeout=300)
    assert run.returncode == 0, complaints
    assert printed == tournament(*games, "--state", str(tmp_path / "here")).stdout
    assert printed.startswith("hard, normal: 400 games")
    assert 400 / BATCH > 3  # the worker died before all was done


def test_a_scheduler_that_does_not_answer_is_named(cluster, tmp_path):
    ended = subprocess.run(
        [
            *(cluster, "-m", "tools.tournament", *PAIR, "--state", tmp_path / "run"),
            *("--scheduler", "tcp://127.0.0.1:9"),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ended.returncode == 1
    assert "tournament: no scheduler answers at tcp://127.0.0.1:9" in ended.stderr


def test_without_dask_a_cluster_is_refused_with_what_to_do(tmp_path):
    ended = tournament(
        *PAIR, "--scheduler", "tcp://127.0.0.1:9", "--state", str(tmp_path / "run")
    )
    assert ended.returncode == 1
    assert "needs Dask's distributed: run `make setup`" in ended.stderr
