"""The referee: replays a game record and refuses the first line that breaks a rule.

It knows the rulebook and the two public formats and nothing of the engine, so the
two can only agree when both are right. Each file tells one part of the rules:

    referee_lines      the form of a record       referee_mark      step 2
    referee_maps       the treasure maps          referee_complete  step 3
    referee_patterns   the expedition cards       referee_score     the end
    referee_table      what lies where            referee_set_up    the beginning

From the project's folder:

    python3 -m tests.referee maps.json record.jsonl...
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.referee_complete import complete_step
from tests.referee_lines import Record, RefereeError
from tests.referee_maps import MapsError, checked_maps
from tests.referee_mark import mark_step
from tests.referee_patterns import EXPEDITION_CARDS
from tests.referee_score import check_scores, check_winners
from tests.referee_set_up import set_up

ROUNDS = 4
TURNS = 7  # of 8 expedition cards: the eighth is never shown

__all__ = ["MapsError", "Referee", "RefereeError", "Summary"]


@dataclass
class Summary:
    """What a right record told: the outcome, and how often rare things were seen."""

    lines: int
    scores: list[int]
    winners: list[int]
    seen: Counter[str]

    def __str__(self) -> str:
        rare = [f"{what} {times}" for what, times in sorted(self.seen.items())]
        outcome = f"{self.lines} lines, scores {self.scores}, winners {self.winners}"
        return f"{outcome}; {', '.join(rare) or 'nothing rare'}"


class Referee:
    """Checks game records against the rules, all played with the same maps."""

    def __init__(self, maps: object) -> None:
        self._maps = checked_maps(maps)

    def check(self, lines: Iterable[str]) -> Summary:
        """Four rounds of seven turns; raises `RefereeError` at the first breach."""
        record = Record(lines)
        table, start_player = set_up(record, self._maps)
        for number in range(1, ROUNDS + 1):
            cards = Counter(EXPEDITION_CARDS)
            for turn in range(1, TURNS + 1):
                pattern = _reveal(record, (number, turn, start_player), cards)
                mark_step(record, table, pattern, start_player)
                last_turn = (number, turn) == (ROUNDS, TURNS)
                complete_step(record, table, start_player, last_turn)
                start_player = (start_player + 1) % len(table.players)
        table.seen["deck ran out"] += not table.deck
        scores = check_scores(record, table)
        winners = check_winners(record, table, scores)
        record.finish()
        return Summary(len(record), scores, winners, +table.seen)


def _reveal(record: Record, due: tuple[int, int, int], cards: Counter[str]) -> str:
    """Step 1: the top card is turned up; it is one of those not shown this round."""
    rule = "the turn is over, and 28 turns make a game: the next card is turned up"
    line = record.read("reveal", rule)
    found = line["round"], line["turn"], line["start_player"]
    record.demand(
        found == due,
        "7 turns make a round, and the start player moves one seat clockwise each "
        f"turn: expected round {due[0]}, turn {due[1]}, start player {due[2]}",
    )
    pattern: str = line["pattern"]
    record.demand(
        cards[pattern] > 0,
        f"'{pattern}' is not among the cards left in this round: {+cards}",
    )
    cards[pattern] -= 1
    return pattern


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.referee", description="Check game records by the rules."
    )
    parser.add_argument("maps", type=Path, help="the maps, as one JSON array")
    parser.add_argument("records", type=Path, nargs="+", help="JSON lines of one game")
    options = parser.parse_args(arguments)
    try:
        referee = Referee(json.loads(options.maps.read_text("utf-8")))
    except (OSError, ValueError, RecursionError) as problem:
        print(f"{options.maps}: {problem}", file=sys.stderr)
        return 1
    return _check_files(referee, options.records)


def _check_files(referee: Referee, paths: list[Path]) -> int:
    """One line for each record, and a last one that adds up."""
    refused = 0
    seen: Counter[str] = Counter()
    for path in paths:
        try:
            # Not splitlines(): JSON texts may hold line separators of Unicode.
            text = path.read_text("utf-8").removesuffix("\n")
            summary = referee.check(text.split("\n"))
        except (OSError, UnicodeDecodeError, RefereeError) as problem:
            refused += 1
            in_one_line = " ".join(str(problem).split("\n"))
            print(f"{path}: REFUSED, {in_one_line}")
        else:
            seen += summary.seen
            print(f"{path}: {summary}")
    print(f"{len(paths)} records, {refused} refused; seen in all: {dict(seen)}")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
