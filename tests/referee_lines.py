"""The form of a game record: one JSON object a line, each with exactly its fields.

`Record` checks the form of every line first, then hands the lines out in order,
as a referee follows a game. What the lines mean is the other files' business.
"""

import json
import reprlib
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

Line = dict[str, Any]

NUMBER = "a whole number"
NUMBERS = "a list of whole numbers"
WORD = "a word"
CELL = "a cell [row, column]"
CELLS = "a list of cells [row, column]"

FIELDS = {
    "start": {
        "format": NUMBER,
        "seed": NUMBER,
        "players": NUMBER,
        "start_player": NUMBER,
    },
    "deal": {"player": NUMBER, "maps": NUMBERS},
    "keep": {"player": NUMBER, "maps": NUMBERS},
    "display": {"maps": NUMBERS},
    "reveal": {
        "round": NUMBER,
        "turn": NUMBER,
        "pattern": WORD,
        "start_player": NUMBER,
    },
    "mark": {"player": NUMBER, "map": NUMBER, "cells": CELLS, "as": WORD},
    "bonus": {"player": NUMBER, "map": NUMBER, "cell": CELL},
    "palm": {"player": NUMBER, "points": NUMBER},
    "cup": {"player": NUMBER, "points": NUMBER},
    "complete": {"player": NUMBER, "map": NUMBER},
    "take": {"player": NUMBER, "map": NUMBER, "from": WORD},
    "score": {
        "player": NUMBER,
        "coins": NUMBER,
        "cups": NUMBER,
        "palms": NUMBER,
        "maps": NUMBER,
        "seals": NUMBER,
        "total": NUMBER,
    },
    "winners": {"players": NUMBERS},
}


def is_number(value: object) -> bool:
    return type(value) is int  # isinstance would let true and false through


def is_numbers(value: object) -> bool:
    return isinstance(value, list) and all(map(is_number, value))


def is_cell(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and is_numbers(value)


IS_KIND: dict[str, Callable[[Any], bool]] = {
    NUMBER: is_number,
    NUMBERS: is_numbers,
    WORD: lambda value: isinstance(value, str),
    CELL: is_cell,
    CELLS: lambda value: isinstance(value, list) and all(map(is_cell, value)),
}


class RefereeError(Exception):
    """A line that breaks a rule: its number (from 1), its text, and the rule."""

    def __init__(self, number: int, line: str, reason: str) -> None:
        shown = line if len(line) <= 300 else line[:300] + "..."
        super().__init__(f"line {number}: {reason}\n    {shown}")
        self.number, self.line, self.reason = number, line, reason


class Record:
    """The lines of one game, read from the first to the last, none left out."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._texts = [line.rstrip("\r\n") for line in lines]
        self._number = 0  # of the line read last; lines count from 1
        self._lines = [self._well_formed(text) for text in self._texts]
        self._number = 0

    def __len__(self) -> int:
        return len(self._lines)

    def read(self, event: str, rule: str, seat: int | None = None) -> Line:
        """The next line, which must be this event (of this player); or the rule."""
        upcoming = self._upcoming()
        self._number += 1
        wanted = f"'{event}'" if seat is None else f"'{event}' of player {seat}"
        if upcoming is None:
            self.refuse(f"the record ends where {wanted} is expected: {rule}")
        if upcoming["event"] != event or seat not in (None, upcoming.get("player")):
            self.refuse(f"expected {wanted}, found {_named(upcoming)}: {rule}")
        return upcoming

    def forbid(self, event: str, rule: str, seat: int | None = None) -> None:
        """The next line must not be this event (of this player), says the rule."""
        upcoming = self._upcoming()
        if upcoming is None or upcoming["event"] != event:
            return
        if seat in (None, upcoming.get("player")):
            self._number += 1
            self.refuse(f"no '{event}' may come here: {rule}")

    def demand(self, kept: bool, rule: str) -> None:
        """The line read last must keep the rule."""
        if not kept:
            self.refuse(rule)

    def refuse(self, rule: str) -> NoReturn:
        at = self._number - 1
        text = self._texts[at] if at < len(self._texts) else "(no more lines)"
        raise RefereeError(self._number, text, rule)

    def finish(self) -> None:
        if self._upcoming() is not None:
            self._number += 1
            self.refuse("the game is over: nothing may follow the 'winners' line")

    def _upcoming(self) -> Line | None:
        at = self._number
        return self._lines[at] if at < len(self._lines) else None

    def _well_formed(self, text: str) -> Line:
        self._number += 1
        line = self._parsed(text)
        event = line.get("event")
        if not isinstance(event, str) or event not in FIELDS:
            self.refuse(
                f"'event' must be one of {', '.join(FIELDS)}; "
                f"found {reprlib.repr(event)}"
            )
        self._demand_fields(line, event)
        return line

    def _parsed(self, text: str) -> Line:
        try:
            line = json.loads(text, object_pairs_hook=_without_repeats)
        except (ValueError, RecursionError) as problem:
            self.refuse(f"each line must be one JSON object: {problem}")
        if not isinstance(line, dict):
            self.refuse("each line must be one JSON object, this is something else")
        return line

    def _demand_fields(self, line: Line, event: str) -> None:
        kinds = FIELDS[event]
        missing = [field for field in kinds if field not in line]
        self.demand(not missing, f"a '{event}' line lacks {', '.join(missing)}")
        extra = sorted(line.keys() - kinds.keys() - {"event"})
        self.demand(not extra, f"a '{event}' line has no field {reprlib.repr(extra)}")
        for field, kind in kinds.items():
            if not IS_KIND[kind](line[field]):
                found = reprlib.repr(line[field])
                self.refuse(f"'{field}' of '{event}' must be {kind}, found {found}")


def _without_repeats(pairs: list[tuple[str, Any]]) -> Line:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a field is named twice")
    return fields


def _named(line: Line) -> str:
    player = f" of player {line['player']}" if "player" in line else ""
    return f"'{line['event']}'{player}"
