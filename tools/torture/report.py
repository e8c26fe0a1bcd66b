"""The table of figures: printed as it grows, and kept in the README."""

import re
import time
from pathlib import Path

_BEGIN = "<!-- Written by `make torture`: -->\n"
_END = "<!-- up to here. -->\n"


class Report:
    def __init__(self) -> None:
        self._rows: list[tuple[str, str]] = []
        self._sentences: list[str] = []
        self._started = time.monotonic()

    def begin(self, what: str) -> None:
        print(f"[{time.monotonic() - self._started:5.0f} s] {what} ...", flush=True)

    def add(self, what: str, figure: str) -> None:
        """A row of the table."""
        self._rows.append((what, figure))
        print(f"  {what}: {figure}", flush=True)

    def say(self, sentence: str) -> None:
        """Something that stands below the table."""
        self._sentences.append(sentence)
        print(f"  {sentence}", flush=True)

    def text(self) -> str:
        rows = [f"| {what} | {figure} |" for what, figure in self._rows]
        table = ["| what was tried | what came of it |", "|---|---|", *rows]
        return "\n".join(["", *table, "", *self._sentences, "", ""])

    def write_into(self, readme: Path) -> None:
        """Put all of it between the marks."""
        told = readme.read_text(encoding="utf-8")
        pattern = re.escape(_BEGIN) + ".*?" + re.escape(_END)
        written, places = re.subn(
            pattern, lambda _: _BEGIN + self.text() + _END, told, flags=re.DOTALL
        )
        if places != 1:
            raise ValueError(f"{readme} has {places} places for the table, not one")
        readme.write_text(written, encoding="utf-8")
