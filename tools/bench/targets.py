"""What is measured, and what it may be."""

from typing import NamedTuple

from engine_core.bots import NAMES

Figures = dict[str, float]


class Target(NamedTuple):
    """`at_most` and `at_least` are the limits; a figure may have none."""

    what: str
    at_most: float | None = None
    at_least: float | None = None

    def is_met(self, figure: float) -> bool:
        if self.at_most is not None and figure > self.at_most:
            return False
        return self.at_least is None or figure >= self.at_least

    def limit(self) -> str:
        if self.at_most is not None:
            return f"at most {self.at_most:,}"
        return "" if self.at_least is None else f"at least {self.at_least:,}"


TARGETS = {
    "frame_us": Target("a full frame of 240x240, from the canvas to the panel"),
    "wire_us": Target("its bits on the wire, at 62.5 MHz"),
    "frame_ratio": Target("the one by the other", at_most=1.02),
    "frame_bytes": Target("all buffers and tables of the display", at_most=32_000),
    "cell_us": Target("one rectangle of 20x20 pixels", at_most=210),
    "press_us": Target("a press that moves the ghost, median", at_most=16_000),
    "press_worst_us": Target("the slowest answer of a whole game", at_most=60_000),
    "placements_us": Target("all placements of a pattern on a map", at_most=60),
    "placements_bytes": Target("heap taken by that", at_most=0),
    "naive_us": Target("the same with sets of tuples"),
    "naive_ratio": Target("the one by the other", at_least=500),
    "turn_alloc_bytes": Target("heap taken by 100 moves of the ghost", at_most=6_400),
    "boot_ms": Target("power-on to title, frozen", at_most=800),
    "boot_mpy_ms": Target("power-on to title, copied as .mpy", at_most=1_500),
    "resume_ms": Target("power-on to a game in its last round", at_most=1_500),
    "heap_used": Target("live heap in a game of four, frozen", at_most=90_000),
    "heap_free_min": Target("least free heap, frozen", at_least=110_000),
    "heap_free_min_mpy": Target("least free heap, as .mpy", at_least=40_000),
    **{
        f"bot_ms_{name}": Target(f"longest thought of the bot {name}", at_most=1_000)
        for name in NAMES
    },
    "idle_share": Target("share asleep while a person thinks", at_least=0.98),
    "image_kb": Target("what the frozen game adds to the image", at_most=120),
    "desk_games_per_s": Target("games of two easy bots, CPython", at_least=150),
}


def missed(figures: Figures) -> list[str]:
    """The keys of all figures that are not what they may be."""
    return [key for key, target in TARGETS.items() if not target.is_met(figures[key])]


def rows(figures: Figures) -> list[tuple[str, str, str, str, str]]:
    """Key, what it is, the figure, its target, and whether it is met."""
    found = []
    for key, target in TARGETS.items():
        verdict = "ok" if target.is_met(figures[key]) else "missed"
        told = verdict if target.limit() else ""
        found.append((key, target.what, f"{figures[key]:,}", target.limit(), told))
    return found


def as_table(figures: Figures) -> str:
    """The same in Markdown."""
    lines = ["| | | measured | target |", "|---|---|---|---|"]
    for key, what, figure, limit, verdict in rows(figures):
        told = f"{limit}: {verdict}" if verdict == "missed" else limit
        lines.append(f"| `{key}` | {what} | {figure} | {told} |")
    return "\n".join(lines)
