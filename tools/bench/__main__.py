"""Measures how fast and how small the game is: `make bench`.

Runs on an emulated Pico that counts cycles exactly, so the figures of two runs are
the same; only those of the desk are its own. A missed target is a failure.
"""

import argparse
import json
import sys
from collections.abc import Callable

from tools.bench import desk, picos, playing
from tools.bench.targets import Figures, as_table, missed, rows
from tools.firmware_image import frozen, uf2
from tools.setup.places import BUILD, write_whole
from tools.setup.tiers import TIERS, why_missing

FIGURES = BUILD / "bench.json"
NEEDED = ("emulator", "pico_image", "mpy_cross", "micropython32")
_WIRE_HZ = 62_500_000
_FRAME_BITS = 240 * 240 * 16


def display() -> Figures:
    found = picos.measured(picos.frozen_flash(), "frames.py")
    wire_us = _FRAME_BITS * 1_000_000 / _WIRE_HZ
    ratio = round(found["frame_us"] / wire_us, 4)
    return {**found, "wire_us": round(wire_us), "frame_ratio": ratio}


def rules() -> Figures:
    found = picos.measured(picos.frozen_flash(), "rules.py")
    ratio = round(found["naive_us"] / found["placements_us"])
    return {**found, "naive_ratio": ratio}


def bots() -> Figures:
    return picos.measured(picos.frozen_flash(), "bots.py")


def image() -> Figures:
    sizes = [
        len(uf2.unpack(path.read_bytes()))
        for path in (frozen.build(picos.BOARD), TIERS["pico_image"])
    ]
    return {"image_kb": round((sizes[0] - sizes[1]) / 1024, 1)}


PARTS: list[Callable[[], Figures]] = [
    *(desk.games, image, display, rules, bots),
    *(playing.starting, playing.marking, playing.heap, playing.whole_game),
]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools.bench")
    parser.description = "Measure how fast and how small the game is."
    parser.add_argument(
        "--table", action="store_true", help="only print the last figures, for a page"
    )
    if parser.parse_args(arguments).table:
        print(as_table(json.loads(FIGURES.read_text())))
        return 0
    for tier in NEEDED:
        reason = why_missing(tier)
        if reason:
            print(f"{tier} is missing: {reason}", file=sys.stderr)
            return 2
    return _judge(_measure())


def _measure() -> Figures:
    figures: Figures = {}
    for part in PARTS:
        print(f"measures {part.__name__} ...", file=sys.stderr, flush=True)
        figures |= part()
    write_whole(FIGURES, json.dumps(figures, indent=2) + "\n")
    return figures


def _judge(figures: Figures) -> int:
    for key, what, figure, limit, verdict in rows(figures):
        print(f"{key:<18} {what:<52} {figure:>10}  {limit:<17} {verdict}".rstrip())
    wrong = missed(figures)
    if wrong:
        print(f"missed: {', '.join(wrong)}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
