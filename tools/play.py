"""Play Hundred Crosses in a terminal: `make play`, or `python3 -m tools.play`.

The very program of the handheld, on a simulated board. Set in the environment, or
after `make play`: BOARD=name of a board, SEED=number for the same cards each time,
SAVE=folder for saved games, BLOCKS=quadrants, sextants or octants.
"""

import asyncio
import os
import secrets
import shutil
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tools.desk.boards import BOARDS, DEFAULT_BOARD, Board
from tools.desk.stage import STYLES, best_fit

if TYPE_CHECKING:
    from tools.desk.theatre import Game

_SEEDS = 1 << 30
_LOW_BOARD = "pico_lcd_1_14"
_DRAWS_SEXTANTS = ("kitty", "foot", "ghostty", "wezterm", "contour")


class Unusable(Exception):
    """A setting makes no sense; the message says which, and what would."""


def main(game: "Game | None" = None) -> int:
    """Play `game`, or Hundred Crosses; returns the exit code."""
    try:
        board, seed = _board(os.environ), _seed(os.environ)
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return _tell_a_game(seed)
        return _play(game, board, seed)
    except Unusable as problem:
        print(problem, file=sys.stderr)
        return 2


def _board(environment: Mapping[str, str]) -> Board:
    name = environment.get("BOARD") or _board_that_fits()
    if name not in BOARDS:
        known = ", ".join(BOARDS)
        raise Unusable(f"BOARD={name}: no board is called so; there are: {known}")
    return BOARDS[name]


def _board_that_fits() -> str:
    """The usual board, or one with a lower panel for an ordinary small window."""
    size = shutil.get_terminal_size()
    for name in (DEFAULT_BOARD, _LOW_BOARD):
        if best_fit(BOARDS[name], *size, "quadrants"):
            return name
    return DEFAULT_BOARD


def _seed(environment: Mapping[str, str]) -> int | None:
    text = environment.get("SEED", "")
    if not text:
        return None
    is_short_number = text.isascii() and text.isdigit() and len(text) < 20
    if not is_short_number or int(text) >= _SEEDS:
        raise Unusable(f"SEED={text}: a seed is a number from 0 to {_SEEDS - 1}")
    return int(text)


def _style(environment: Mapping[str, str]) -> str:
    """As asked for, or the finest characters that this terminal surely draws."""
    style = environment.get("BLOCKS")
    if style and style not in STYLES:
        raise Unusable(f"BLOCKS={style}: there are {', '.join(STYLES)}")
    if style:
        return style
    names = (environment.get("TERM", "") + environment.get("TERM_PROGRAM", "")).lower()
    new_vte = environment.get("VTE_VERSION", "0").rjust(4, "0") >= "6200"
    knows = new_vte or any(name in names for name in _DRAWS_SEXTANTS)
    return "sextants" if knows else "quadrants"


def _tell_a_game(seed: int | None) -> int:
    from tools.desk.text_game import course_of_a_game

    lines = course_of_a_game(secrets.randbelow(_SEEDS) if seed is None else seed)
    try:
        for line in lines:
            print(line)
        print("\nTo play yourself, run `make play` in a terminal.")
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough, as in `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _play(game: "Game | None", board: Board, seed: int | None) -> int:
    from tools.desk.colours import NoColours, has_true_colour
    from tools.desk.live import LiveDevice
    from tools.desk.saves import InUse, Saves, save_folder
    from tools.desk.terminal import Terminal
    from tools.desk.theatre import Theatre
    from tools.desk.view import View

    try:
        true_colour = has_true_colour()
        with Saves(save_folder()) as saves:
            terminal = Terminal(sys.stdin.fileno(), sys.stdout.fileno())
            view = View(board, true_colour, _style(os.environ), saves.warning)
            theatre = Theatre(terminal, view)
            device = LiveDevice(board, saves.storage(), seed, theatre.changed)
            exit_code = asyncio.run(theatre.play(game or _hundred_crosses(), device))
    except (NoColours, InUse) as problem:
        print(problem, file=sys.stderr)
        return 1
    if exit_code == 0:
        print(saves.warning or f"The game is kept in {saves.folder}.")
    return exit_code


def _hundred_crosses() -> "Game":
    from firmware.app import main as hundred_crosses

    return hundred_crosses


if __name__ == "__main__":
    sys.exit(main())
