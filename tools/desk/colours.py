"""Which colours a terminal has, and how to ask for one of them."""

import os
from collections.abc import Mapping
from functools import cache

Colour = tuple[int, int, int]

_TRUE_COLOUR_TERMS = ("direct", "kitty", "foot", "alacritty", "ghostty", "wezterm")
_STEPS = (0, 95, 135, 175, 215, 255)  # of the cube of 6x6x6 colours


class NoColours(Exception):
    """The terminal cannot show the panel; the message says why and what to do."""


def has_true_colour(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether every colour can be shown, or else 256; fewer raise NoColours."""
    term = environment.get("TERM", "")
    if environment.get("NO_COLOR"):
        raise NoColours(
            "NO_COLOR is set, and the panel is drawn in colours."
            " To see it all the same: NO_COLOR= make play"
        )
    if environment.get("COLORTERM") in ("truecolor", "24bit"):
        return True
    if any(name in term for name in _TRUE_COLOUR_TERMS):
        return True
    if _colours_of(term) < 256:
        raise NoColours(
            f"a terminal of the kind TERM={term!r} has too few colours for the panel."
            " Use one with 256 colours or more; if yours has them, say so:"
            " TERM=xterm-256color make play"
        )
    return False


def _colours_of(term: str) -> int:
    """What the system knows of such a terminal."""
    if term in ("", "dumb", "unknown"):
        return 0
    if "256color" in term:
        return 256
    try:
        import curses

        curses.setupterm(term)
    except (ImportError, curses.error):
        return 0
    return curses.tigetnum("colors")


@cache
def codes(ink: Colour | None, paper: Colour | None, true_colour: bool) -> str:
    """The escape sequence for two colours; None is the terminal's own."""
    return f"\x1b[0{_code(3, ink, true_colour)}{_code(4, paper, true_colour)}m"


def _code(place: int, colour: Colour | None, true_colour: bool) -> str:
    if colour is None:
        return ""
    if true_colour:
        return ";{}8;2;{};{};{}".format(place, *colour)
    return f";{place}8;5;{nearest_of_256(colour)}"


@cache
def nearest_of_256(colour: Colour) -> int:
    """The most similar colour of the cube or the row of greys."""
    red, green, blue = (
        min(range(6), key=lambda step: abs(_STEPS[step] - channel))
        for channel in colour
    )
    cube = 16 + 36 * red + 6 * green + blue
    level = min(range(24), key=lambda step: abs(8 + 10 * step - sum(colour) // 3))
    grey = 232 + level
    return min(cube, grey, key=lambda code: _difference(_colour_of_code(code), colour))


def _colour_of_code(code: int) -> Colour:
    if code >= 232:
        level = 8 + 10 * (code - 232)
        return level, level, level
    red, rest = divmod(code - 16, 36)
    return _STEPS[red], _STEPS[rest // 6], _STEPS[rest % 6]


def _difference(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
