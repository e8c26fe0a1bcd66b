"""From buttons to what the player means.

Every board has other buttons; screens know only intents. A scheme tells which
button, pressed or held, means what.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable

    from firmware.device import Buttons

# Codes of buttons, as every board counts them.
_UP, _DOWN, _LEFT, _RIGHT, _CENTRE, _A, _B, _C, _X, _Y = range(10)
_HELD = 16
_NAMES = ("↑", "↓", "←", "→", "●", "A", "B", "C", "X", "Y")

UP, DOWN, LEFT, RIGHT, OK, BACK, TURN, MIRROR, SWITCH, MENU = range(10)

_D_PAD = {_UP: UP, _DOWN: DOWN, _LEFT: LEFT, _RIGHT: RIGHT}

_FOUR_BUTTONS = {_A: OK, _B: BACK, _X: TURN, _Y: MIRROR, _B | _HELD: MENU}
_TWO_BUTTONS = {
    _CENTRE: OK,
    _A: TURN,
    _B: BACK,
    _CENTRE | _HELD: SWITCH,
    _A | _HELD: MIRROR,
    _B | _HELD: MENU,
}
_NO_D_PAD = {
    _A: OK,
    _B: BACK,
    _X: UP,
    _Y: DOWN,
    _A | _HELD: SWITCH,
    _B | _HELD: MENU,
    _Y | _HELD: TURN,
}
_UP_AND_DOWN = {
    _A: OK,
    _B: BACK,
    _C: MENU,
    _UP: UP,
    _DOWN: DOWN,
    _A | _HELD: SWITCH,
    _C | _HELD: TURN,
}


def _scheme(codes: tuple[int, ...]) -> dict[int, int]:
    """What the buttons of a board mean."""
    if _LEFT not in codes:
        return _UP_AND_DOWN if _UP in codes else _NO_D_PAD
    scheme = dict(_D_PAD)
    if _X not in codes:
        scheme.update(_TWO_BUTTONS)
    else:
        scheme.update(_FOUR_BUTTONS)
        scheme[_CENTRE if _CENTRE in codes else _Y | _HELD] = SWITCH
    return scheme


class Keys:
    """The buttons of one board, read as intents."""

    def __init__(self, buttons: "Buttons") -> None:
        self._buttons = buttons
        self.meaning = _scheme(buttons.codes)
        self._buttons_for = {
            meaning: (_NAMES[code & ~_HELD], code & _HELD != 0)
            for code, meaning in self.meaning.items()
        }
        # Without left and right a player steps through what is possible.
        self.can_steer = _LEFT in buttons.codes
        buttons.holds = tuple([code & ~_HELD for code in self.meaning if code & _HELD])

    async def intent(self) -> int:
        """The next thing that the player means; a press without meaning is none."""
        while True:
            meaning = self.meaning_of(await self.press())
            if meaning is not None:
                return meaning

    def press(self) -> "Awaitable[int]":
        """The next press, whatever it means."""
        return self._buttons.press()

    def meaning_of(self, press: int) -> int | None:
        return self.meaning.get(press)

    def is_waiting(self) -> bool:
        return self._buttons.waiting()

    def button_for(self, intent: int) -> tuple[str, bool] | None:
        """The button for an intent, and whether it has to be held."""
        return self._buttons_for.get(intent)
