"""The signs of the game: letters of the font in one or two colours."""

from firmware import roles
from firmware.canvas import Canvas

# Every map colour has a sign of its own: grey, green, orange, purple.
OF_COLOUR = ("●", "▲", "■", "◆")

BOT = "\ue009"
PERSON = "\ue00a"
TICK = "✓"

SIZE = 11  # a sign is as wide, and drawn in the middle of a line of text
TOP = 2  # rows of such a line above a sign

_COIN_FACE = "\ue000"
_COIN_RIM = "\ue001"
_COIN_BOX = "\ue002"
_PALM_CROWN = "\ue003"
_PALM_TRUNK = "\ue004"
_CROSS = "\ue005"
_CUP = "\ue006"
_CUP_WON = "\ue007"
_BUTTON = "\ue008"


def colour(canvas: Canvas, x: int, y: int, map_colour: int) -> None:
    canvas.text(x, y, OF_COLOUR[map_colour], roles.of_map(map_colour))


def coin(canvas: Canvas, x: int, y: int) -> None:
    if not canvas.is_mono:
        canvas.text(x, y, _COIN_FACE, roles.GOLD)
    canvas.text(x, y, _COIN_RIM)


def coin_box(canvas: Canvas, x: int, y: int, is_crossed: bool) -> None:
    """A box of the score sheet: empty, or with a coin in it."""
    if is_crossed:
        canvas.text(x, y, _COIN_FACE, roles.GOLD)
    canvas.text(x, y, _COIN_BOX)


def palm(canvas: Canvas, x: int, y: int) -> None:
    canvas.text(x, y, _PALM_CROWN, roles.LEAF)
    canvas.text(x, y, _PALM_TRUNK)


def cross(canvas: Canvas, x: int, y: int) -> None:
    canvas.text(x, y, _CROSS, roles.RED)


def cup(canvas: Canvas, x: int, y: int, is_won: bool) -> None:
    if is_won:
        canvas.text(x, y, _CUP_WON, roles.GOLD)
    canvas.text(x, y, _CUP)


def button(canvas: Canvas, x: int, y: int, name: str) -> int:
    """A button as it is on the board, with its letter; returns where it ends."""
    end = canvas.text(x, y, _BUTTON, roles.INK)
    canvas.text_in(x, y, end - x, name, roles.LAND, True)
    return end
