"""Right game records that a test may spoil, and the referee's word on them."""

import json
from collections import Counter
from itertools import pairwise
from typing import Any

from tests.referee import Referee, RefereeError, Summary
from tests.reference_maps import invented_maps
from tests.reference_player import RandomGame

END = -1


class Draft:
    """A record by the reference player: right, until a test changes its lines."""

    def __init__(self, kind: str = "ordinary", players: int = 3, seed: int = 1) -> None:
        self.maps = invented_maps(kind)
        self.lines = RandomGame(self.maps, players, seed).lines

    @classmethod
    def with_rare(cls, what: str, kind: str, players: int = 3) -> "Draft":
        """The first game in which the referee saw this rare thing happen."""
        for seed in range(500):
            draft = cls(kind, players, seed)
            if draft.summary().seen[what]:
                return draft
        raise AssertionError(f"no game of 500 with {kind} maps shows {what}")

    def texts(self) -> list[str]:
        return [json.dumps(line) for line in self.lines]

    def summary(self) -> Summary:
        return Referee(self.maps).check(self.texts())

    def is_refused_at(self, at: int, reason: str) -> None:
        """The referee stops at exactly this line, and says this of it."""
        if at == END:
            at = len(self.lines) - 1
        try:
            summary = self.summary()
        except RefereeError as refusal:
            assert reason in refusal.reason, refusal
            assert refusal.number == at + 1, refusal
        else:
            raise AssertionError(f"accepted: {summary}")

    def find(self, event: str, after: int = -1, **fields: object) -> int:
        """The place of the first such line after another; `as_` stands for `as`."""
        wanted = {"event": event, **{k.rstrip("_"): v for k, v in fields.items()}}
        for at in range(after + 1, len(self.lines)):
            if wanted.items() <= self.lines[at].items():
                return at
        raise AssertionError(f"no such line: {wanted}")

    def find_run(self, *wanted: dict[str, Any]) -> int:
        """The place of the first such lines in a row, all by one player."""
        for at in range(len(self.lines) - len(wanted)):
            run = self.lines[at : at + len(wanted)]
            same_player = len({line.get("player") for line in run}) == 1
            pairs = zip(wanted, run, strict=True)
            if same_player and all(w.items() <= line.items() for w, line in pairs):
                return at
        raise AssertionError(f"no such lines: {wanted}")

    def swap(self, one: int, other: int) -> None:
        self.lines[one], self.lines[other] = self.lines[other], self.lines[one]

    def repeat(self, at: int) -> None:
        self.lines.insert(at, dict(self.lines[at]))

    def face_up(self, at: int) -> list[int]:
        """The maps in the display before the line at this place."""
        maps: list[int] = []
        for line in self.lines[:at]:
            if line["event"] == "display":
                maps = list(line["maps"])
            elif line["event"] == "take" and line["from"] == "display":
                maps.remove(line["map"])
        return maps

    def in_deck(self, at: int) -> list[int]:
        """The maps that lie in the deck before the line at this place."""
        out = set(self.face_up(at))
        for line in self.lines[:at]:
            if line["event"] == "keep":
                out |= set(line["maps"])
            elif line["event"] == "take":
                out.add(line["map"])
        return [one for one in range(len(self.maps)) if one not in out]

    def a_cell(self, one: int) -> list[int]:
        """The first cell of a map."""
        rows = self.maps[one]["rows"]
        return next([0, c] for c, symbol in enumerate(rows[0]) if symbol != ".")

    def crossed(self, event: str) -> Counter[str]:
        """How often each symbol was crossed by all marks, or by all bonus cells."""
        symbols: Counter[str] = Counter()
        for line in (x for x in self.lines if x["event"] == event):
            rows = self.maps[line["map"]]["rows"]
            for row, column in line.get("cells") or [line["cell"]]:
                symbols[rows[row][column]] += 1
        return symbols

    def twins(self, event: str) -> int:
        """How often two such lines of one player stand together."""
        told = [(line["event"], line.get("player")) for line in self.lines]
        twice = [one for one, other in pairwise(told) if one == other]
        return sum(one[0] == event for one in twice)
