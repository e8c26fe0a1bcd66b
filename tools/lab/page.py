"""The report: one HTML page that needs nothing else, and its figures as CSV."""

import csv
import zlib
from html import escape
from pathlib import Path

from engine_core.map_data import PACKED
from tools.lab import figures, plots
from tools.lab.figures import Row, Target
from tools.lab.findings import ByPlayers, together

_STYLE = """
body { font: 15px/1.45 sans-serif; color: #30281f; background: #fffdf7;
  max-width: 62em; margin: 2em auto; padding: 0 1em; }
table { border-collapse: collapse; margin: 1em 0; font-variant-numeric: tabular-nums; }
th, td { padding: .15em .7em; text-align: right; border-bottom: 1px solid #e2d8c0; }
th:first-child, td:first-child { text-align: left; white-space: nowrap; }
.kept { color: #2c6e2c; } .broken { color: #b3261e; font-weight: bold; }
svg { max-width: 100%; height: auto; }
"""
_HOW = """Every seat is played by the same bot. A turn is shared out among the maps
that it crossed cells of, bonus cells counted. A map pays its points, its seal, its
palms, and for each of its coins a point and a quarter of the cup that it helped to
win; all maps together pay just the scores. Turns on maps that stayed unfinished
count too. A choice of 1 is as often as by chance."""


class Report:
    def __init__(self, hard_by_players: ByPlayers, normal: ByPlayers) -> None:
        hard = together(hard_by_players)
        self.targets = figures.targets(hard, normal)
        self.tables: dict[str, list[Row]] = {
            "colours": figures.by_colour(hard),
            "symbols": figures.by_symbol(hard),
            "maps": figures.by_map(hard),
            "games": [
                *figures.by_players("hard", hard_by_players),
                *figures.by_players("normal", normal),
            ],
            "seats": [
                {"players": players, "seat": seat + 1, "wins of normal": wins}
                for players, seen in sorted(normal.items())
                for seat, wins in enumerate(figures.seat_wins(seen, players))
            ],
            "scores": [
                {"score": score, "times": times}
                for score, times in sorted(hard.totals.items())
            ],
        }
        self.plots = {
            "colours": self._bars(
                "colours", "points a turn", "Points a turn, by colour"
            ),
            "symbols": self._bars(
                "symbols", "points a turn", "Points a turn, by symbol"
            ),
            "scores": plots.histogram("Scores of hard", dict(hard.totals)),
            "pay": self._bars("maps", "points a turn", "Points a turn, by map"),
            "choice": self._bars("maps", "choice", "How often a map is chosen", 1),
            "turns": self._bars("maps", "turns to complete", "Turns to complete a map"),
            "wins": self._bars(
                "maps", "wins of who completes", "Win rate of those who complete a map"
            ),
        }

    def _bars(self, table: str, what: str, title: str, line: float = 0) -> str:
        rows = self.tables[table]
        values = [float(str(row[what])) for row in rows]
        return plots.bars(title, [str(row["name"]) for row in rows], values, line)

    def write(self, folder: Path) -> Path:
        """The page, and a CSV file for each table and an SVG file for each plot."""
        folder.mkdir(parents=True, exist_ok=True)
        for name, rows in self.tables.items():
            _write_csv(folder / f"{name}.csv", rows)
        for name, plot in self.plots.items():
            (folder / f"{name}.svg").write_text(plot + "\n", encoding="utf-8")
        page = folder / "report.html"
        page.write_text(self.html(), encoding="utf-8")
        return page

    def html(self) -> str:
        parts = [
            "<!DOCTYPE html><html lang='en'><meta charset='utf-8'>",
            f"<title>The deck</title><style>{_STYLE}</style>",
            f"<h1>The deck of Hundred Crosses</h1><p>Deck {deck()}. {_HOW}</p>",
            "<h2>What it promises</h2>",
            _targets(self.targets),
            "<h2>Colours and symbols</h2>",
            self.plots["colours"] + _table(self.tables["colours"]),
            self.plots["symbols"] + _table(self.tables["symbols"]),
            "<h2>Games</h2>",
            _table(self.tables["games"]) + _table(self.tables["seats"]),
            self.plots["scores"],
            "<h2>Maps</h2>",
        ]
        for name in ("pay", "choice", "turns", "wins"):
            parts.append(self.plots[name])
        return "\n".join([*parts, _table(self.tables["maps"]), "</html>\n"])


def deck() -> str:
    """Names the maps as they are drawn now."""
    return f"{zlib.crc32(PACKED):08x}"


def _targets(targets: list[Target]) -> str:
    rows = []
    for target in targets:
        kind, word = ("kept", "kept") if target.is_kept else ("broken", "not kept")
        rows.append(
            f"<tr><td>{escape(target.promise)}<td>{target.measured}"
            f"<td class='{kind}'>{word}"
        )
    return f"<table>{''.join(rows)}</table>"


def _table(rows: list[Row]) -> str:
    head = "".join(f"<th>{escape(name)}" for name in rows[0])
    lines = [
        "<tr>" + "".join(f"<td>{escape(_shown(value))}" for value in row.values())
        for row in rows
    ]
    return f"<table><tr>{head}{''.join(lines)}</table>"


def _shown(value: object) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def _write_csv(path: Path, rows: list[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
