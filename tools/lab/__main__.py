"""Watch many games and report on the deck: `python3 -m tools.lab --help`."""

import argparse
import sys
from pathlib import Path

from tools.lab.findings import ByPlayers, Findings
from tools.lab.page import Report
from tools.lab.watch import Watched, watch
from tools.setup.places import BUILD
from tools.tournament.progress import Progress
from tools.tournament.workers import NoWorkers, on_this_machine

BATCH = 20
LEAST_GAMES = 20
PLAYERS = (2, 3, 4)


def main(arguments: list[str] | None = None) -> int:
    chosen = _options(arguments)
    jobs = _jobs("hard", chosen.games) + _jobs("normal", chosen.seat_games)
    try:
        report = Report(*_watched(jobs))
        page = report.write(chosen.out)
    except (NoWorkers, OSError) as error:
        print(f"lab: {error}", file=sys.stderr)
        return 1
    for target in report.targets:
        sign = "kept    " if target.is_kept else "NOT KEPT"
        print(f"{sign}  {target.promise}: {target.measured}")
    print(page)
    return 0


def _jobs(bot: str, games: int) -> list[Watched]:
    return [
        Watched(bot, players, first, min(BATCH, games - first))
        for players in PLAYERS
        for first in range(0, games, BATCH)
    ]


def _watched(jobs: list[Watched]) -> tuple[ByPlayers, ByPlayers]:
    """What is seen in games of hard and of normal, all played side by side."""
    progress = Progress(0, sum(job.games for job in jobs))
    found: dict[str, ByPlayers] = {"hard": {}, "normal": {}}
    for job, seen in on_this_machine(watch, jobs):
        found[job.bot].setdefault(job.players, Findings()).add(seen)
        progress.add(job.games)
    progress.end()
    return found["hard"], found["normal"]


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.lab",
        description="Watch games of hard and of normal, so many each with two, three"
        " and four players, and report on the deck: an HTML page, its plots and its"
        " figures as CSV.",
    )
    parser.add_argument(
        "--games", type=int, default=1000, help="of hard, from 20 on (1000)"
    )
    parser.add_argument(
        "--seat-games", type=int, default=20_000, help="of normal, from 20 on (20000)"
    )
    parser.add_argument(
        "--out", type=Path, default=BUILD / "lab", metavar="FOLDER", help="(build/lab)"
    )
    chosen = parser.parse_args(arguments)
    if min(chosen.games, chosen.seat_games) < LEAST_GAMES:
        parser.error(f"too few games to tell anything: at least {LEAST_GAMES} of each")
    return chosen


if __name__ == "__main__":
    sys.exit(main())
