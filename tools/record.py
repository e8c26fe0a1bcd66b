"""Play one game between bots and write its record: `python3 -m tools.record --help`."""

import argparse
import os
import sys

from engine_core.bots import NAMES
from engine_core.chance import SEED_LIMIT
from tools.record_lines import record_lines


def main(arguments: list[str] | None = None) -> int:
    chosen = _options(arguments)
    text = "\n".join(record_lines(chosen.seed, chosen.bots)) + "\n"
    try:
        if chosen.out == "-":
            sys.stdout.write(text)
            sys.stdout.flush()
        else:
            with open(chosen.out, "w", encoding="ascii", newline="\n") as file:
                file.write(text)
    except BrokenPipeError:  # the reader has seen enough, as in `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        print(f"cannot write the record: {error}", file=sys.stderr)
        return 1
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.record",
        description="Play one whole game between bots and write it as JSON lines.",
    )
    known = ", ".join(NAMES)
    parser.add_argument("--seed", type=_seed, default=0, help="which deal (0)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), metavar="2..4")
    parser.add_argument(
        "--bots",
        type=_bots,
        default=["easy"],
        metavar="A,B,...",
        help=f"one for each seat, or one name for all (easy); known: {known}",
    )
    parser.add_argument(
        "--out", default="-", metavar="FILE", help="- is standard output (-)"
    )
    chosen = parser.parse_args(arguments)
    if len(chosen.bots) > 4:
        parser.error(f"{len(chosen.bots)} bots are named; 2 to 4 can play")
    chosen.players = chosen.players or max(2, len(chosen.bots))
    if len(chosen.bots) == 1:
        chosen.bots *= chosen.players
    if len(chosen.bots) != chosen.players:
        parser.error(f"{chosen.players} players, but {len(chosen.bots)} bots are named")
    return chosen


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) >= SEED_LIMIT:
        raise argparse.ArgumentTypeError(
            f"a seed is a number from 0 to {SEED_LIMIT - 1}, not {text!r}"
        )
    return int(text)


def _bots(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in NAMES:
            raise argparse.ArgumentTypeError(
                f"no bot is called {name!r}; there are: {', '.join(NAMES)}"
            )
    return names


if __name__ == "__main__":
    sys.exit(main())
