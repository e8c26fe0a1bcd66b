"""Tries everything that could lose a game, and puts the figures into the README.

    make torture

It takes about an hour. With SHORT=1 it does a little of each and only prints.
"""

import asyncio
import os
import sys

import tools.desk  # noqa: F401  (brings framebuf, which firmware imports)
from tools.setup.places import ROOT
from tools.setup.tiers import why_missing
from tools.torture.cable import pull_the_cable
from tools.torture.endurance import play_on
from tools.torture.every_cut import cut_everywhere
from tools.torture.fingers import WORK, press_a_lot
from tools.torture.flips import damage_everything
from tools.torture.recorded_game import record
from tools.torture.report import Report
from tools.torture.row_on_pico import play_on_pico

_NEEDED = ("mpy_cross", "micropython32", "pico_image", "emulator")
_SECTORS = 352  # over which littlefs spreads the wear
_ERASES_OF_A_SECTOR = 100_000  # W25Q16JV, as its maker promises
_GAMES_A_DAY = 10


def damage(report: Report, is_short: bool) -> None:
    report.begin("saved files are damaged")
    tried, found = damage_everything(1 if is_short else 20)
    if tried != found:
        raise AssertionError(f"{tried - found} damaged files were taken for whole")
    report.add("flipped bits and cut-off files", f"{tried:,} tried, all detected")


def press(report: Report, is_short: bool) -> None:
    heard = 0
    for seed, work in enumerate(WORK):
        report.begin(f"buttons bounce, and the board does this meanwhile: {work}")
        heard += press_a_lot(work, 6 if is_short else 40, seed)
    report.add(
        "presses that bounce for 20 ms, some of two buttons at once, beside a stuck"
        " button, while the panel refreshes and flash is written",
        f"{heard} presses, none doubled, none lost",
    )


def cut(report: Report, is_short: bool) -> None:
    report.begin("a game is recorded, with every operation of flash")
    recording = asyncio.run(record(3, most_actions=4 if is_short else None))
    cuts = cut_everywhere(recording, list(range(1, 4 if is_short else 25)))
    report.add(
        f"power cuts amid each of the {len(recording.operations)} operations of flash"
        " in a whole game, each in several ways",
        f"{cuts.made:,} cuts, and {cuts.second:,} more amid the saving after them:"
        " 0 confirmed actions lost",
    )
    report.begin("the cable is pulled")
    pulled = asyncio.run(pull_the_cable(2 if is_short else 30, seed=4))
    report.add(
        "power cuts of games that run on the emulated Pico, every other one amid an"
        " operation of flash, the others at any cycle",
        f"{pulled.made} cuts, 0 confirmed actions lost; {pulled.unconfirmed} times the"
        " one being confirmed was not there",
    )
    wear(report, recording.erases)


def wear(report: Report, erases: int) -> None:
    report.add("erases of flash in a game", f"{erases}")
    games = _SECTORS * _ERASES_OF_A_SECTOR // erases
    years = games // (_GAMES_A_DAY * 365)
    report.say(
        "The maker of the flash promises 100,000 erases of a sector, and littlefs"
        f" spreads them\nover {_SECTORS} sectors: that is enough for {games:,} games,"
        f" or for {years:,} years of\nten games a day."
    )


def endure(report: Report, is_short: bool) -> None:
    report.begin("games are played in a row on the 32-bit interpreter")
    endured = play_on(4, 3) if is_short else play_on(1000, 100)
    report.add(
        "games in a row by thumbs and a bot on 32 bits with a Pico's heap, on one"
        " device that is never switched off",
        f"{endured.games:,} games, and {endured.others} on each of three other boards:"
        " no error, no task left over, and after each the largest free piece of the"
        f" heap is as large as after the first ones ({endured.least_free:,} bytes on"
        " the board with the least)",
    )
    report.begin("games are played in a row on the emulated Pico")
    free = play_on_pico(1 if is_short else 6, seed=5)
    report.add(
        "games in a row on the emulated Pico, by its buttons",
        f"{len(free)} games, likewise ({min(free):,} bytes)",
    )


def main() -> int:
    missing = [f"{name}: {why}" for name in _NEEDED if (why := why_missing(name))]
    if missing:
        print("tools.torture needs " + "; ".join(missing), file=sys.stderr)
        return 1
    report, is_short = Report(), os.environ.get("SHORT") == "1"
    for part in (damage, press, cut, endure):
        part(report, is_short)
    if is_short:
        print(report.text())
    else:
        report.write_into(ROOT / "README.md")
        print("These figures are now in README.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
