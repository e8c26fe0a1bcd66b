"""Let bots play many games: `python3 -m tools.tournament --help`."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from engine_core.bots import NAMES
from engine_core.chance import SEED_LIMIT
from engine_core.scoring import Score
from tools.setup.places import BUILD
from tools.tournament.games import Batch, batches, line_ups, play
from tools.tournament.progress import Progress
from tools.tournament.state import OtherRun, State, fingerprint
from tools.tournament.tally import WIN, Tally
from tools.tournament.workers import NoWorkers, on_cluster, on_this_machine

MOST_GAMES = 1_000_000


def main(arguments: list[str] | None = None) -> int:
    chosen = _options(arguments)
    try:
        tallies = run(chosen)
    except (NoWorkers, OtherRun, OSError) as error:
        print(f"tournament: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\ntournament: the same command goes on from here", file=sys.stderr)
        return 130
    for line_up, tally in tallies.items():
        print("\n".join(table(line_up, tally)))
    return 0


def run(chosen: argparse.Namespace) -> dict[tuple[str, ...], Tally]:
    """Play what is not played yet, keeping each batch, and add all up."""
    jobs = batches(chosen.bots, chosen.players, chosen.games, chosen.seed)
    state = State(chosen.state, _described(chosen))
    left = [job for job in jobs if _name(job) not in state.done]
    total = sum(job.games for job in jobs)
    progress = Progress(total - sum(job.games for job in left), total)
    for job, tally in _results(chosen.scheduler, left):
        state.keep(_name(job), tally.to_json())
        progress.add(job.games)
    progress.end()
    tallies = _added_up(jobs, state)
    state.close()
    return tallies


def _results(scheduler: str | None, jobs: list[Batch]) -> Iterable[tuple[Batch, Tally]]:
    if scheduler:
        return on_cluster(scheduler, play, jobs)
    return on_this_machine(play, jobs)


def _added_up(jobs: list[Batch], state: State) -> dict[tuple[str, ...], Tally]:
    tallies: dict[tuple[str, ...], Tally] = {}
    for job in jobs:
        tally = tallies.setdefault(job.line_up, Tally(len(job.line_up)))
        tally.add(Tally.from_json(state.done[_name(job)]))
    return tallies


def _name(job: Batch) -> str:
    return f"{'-'.join(job.line_up)} {job.first}"


def _described(chosen: argparse.Namespace) -> dict[str, object]:
    names = ("bots", "players", "games", "seed")
    return {name: getattr(chosen, name) for name in names} | {"engine": fingerprint()}


def table(line_up: tuple[str, ...], tally: Tally) -> list[str]:
    """What became of a line-up, for people."""
    parts = "".join(f"{part:>8}" for part in ("spread", *Score._fields))
    lines = [f"{', '.join(line_up)}: {tally.games} games"]
    lines.append(f"  {'bot':8}  {'wins':>6}  {'95 % interval':>16}{parts}")
    for entrant, bot in enumerate(line_up):
        low, high = tally.interval(entrant)
        figures = (tally.spread(entrant), *tally.means(entrant))
        lines.append(
            f"  {bot:8}  {tally.win_rate(entrant):6.1%}  {low:7.1%} ..{high:6.1%}"
            + "".join(f"{figure:8.1f}" for figure in figures)
        )
    rates = [f"{shares / WIN / tally.games:.1%}" for shares in tally.seat_wins]
    return [*lines, f"  wins by seat: {', '.join(rates)}"]


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.tournament",
        description="Let bots play many games. An interrupted run goes on when the"
        " same command is given again.",
    )
    known = ", ".join(NAMES)
    parser.add_argument(
        "--bots",
        type=_bots,
        required=True,
        metavar="A,B,...",
        help=f"who plays; with more than seats, all choices of them; known: {known}",
    )
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument(
        "--games", type=_games, default=2000, help="of each line-up (2000)"
    )
    parser.add_argument("--seed", type=_seed, default=0, help="of the first deal (0)")
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="of a Dask cluster, as in tcp://host:8786",
    )
    parser.add_argument(
        "--state", type=Path, metavar="FILE", help="where a run keeps what it has done"
    )
    chosen = parser.parse_args(arguments)
    if not line_ups(chosen.bots, chosen.players):
        parser.error(f"{len(chosen.bots)} bots for {chosen.players} seats")
    chosen.state = chosen.state or _usual_state(chosen)
    return chosen


def _usual_state(chosen: argparse.Namespace) -> Path:
    name = f"{'-'.join(chosen.bots)}-{chosen.players}-{chosen.games}-{chosen.seed}"
    return BUILD / "tournament" / f"{name}.jsonl"


def _bots(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in NAMES:
            raise argparse.ArgumentTypeError(
                f"no bot is called {name!r}; there are: {', '.join(NAMES)}"
            )
    if len(names) > 8:
        raise argparse.ArgumentTypeError(f"{len(names)} bots are named; 8 can enter")
    return names


def _games(text: str) -> int:
    return _number(text, 1, MOST_GAMES, "the number of games")


def _seed(text: str) -> int:
    return _number(text, 0, SEED_LIMIT - 1 - MOST_GAMES, "a seed here")


def _number(text: str, least: int, most: int, what: str) -> int:
    if not (text.isascii() and text.isdigit()) or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(
            f"{what} is from {least} to {most}, not {text!r}"
        )
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
