"""A name, letter by letter, from a keyboard on the panel."""

from firmware import keys, roles, signs
from firmware.emblems import EMBLEMS
from firmware.handheld import Handheld
from firmware.pages import help_here

LONGEST = 8

_SHIFT = "↑"
_SPACE = " "
_DELETE = "←"
_TOP = 40
_KEY = 20


async def enter_name(ui: Handheld, name: str) -> str:
    """The name as the player leaves it; an empty one stays what it was."""
    keyboard = _Keyboard(ui)
    was = name
    while True:
        keyboard.draw(name)
        intent = await ui.intent()
        key = keyboard.key() if intent == keys.OK else ""
        if key == signs.TICK or (intent == keys.BACK and not name):
            return name.strip() or was
        if intent == keys.MENU:
            await help_here(ui, "NAME")
        elif key == _SHIFT:
            keyboard.shift()
        elif intent == keys.BACK or key == _DELETE:
            name = name[:-1]
        elif key:
            name = (name + key)[:LONGEST]
            keyboard.go_on_small()
        else:
            keyboard.move(intent)


class _Keyboard:
    """Capitals or small letters of the language, the emblems, and what edits."""

    def __init__(self, ui: Handheld) -> None:
        self._ui = ui
        self._across = ui.canvas.width // _KEY
        self._is_small = False
        self._lay_out()
        self._at = len(self._keys) - 1

    def _lay_out(self) -> None:
        letters = self._ui.words.choices("ALPHABET")[self._is_small]
        edits = _SPACE + _SHIFT + _DELETE + signs.TICK
        self._keys = letters + EMBLEMS + edits

    def key(self) -> str:
        return self._keys[self._at]

    def shift(self) -> None:
        """The other letters; the cursor stays on its key, wherever that is now."""
        to_end = len(self._keys) - self._at
        self._is_small = not self._is_small
        self._lay_out()
        self._at = len(self._keys) - to_end

    def go_on_small(self) -> None:
        """After a capital small letters follow."""
        if not self._is_small:
            self.shift()

    def move(self, intent: int) -> None:
        """One key on, or one row, where left and right are buttons too."""
        step = 1
        if intent in (keys.UP, keys.DOWN) and self._ui.keys.can_steer:
            step = self._across
        if intent in (keys.LEFT, keys.UP):
            step = -step
        self._at = (self._at + step) % len(self._keys)

    def draw(self, name: str) -> None:
        canvas, words = self._ui.canvas, self._ui.words
        canvas.clear()
        self._ui.title_bar(words.WHAT_NAME)
        canvas.text_in(0, 21, canvas.width, name + "_", roles.PEN, True)
        rows = (len(self._keys) + self._across - 1) // self._across
        pitch = min((self._ui.layout.page.height - _TOP) // rows, _KEY)
        for nth in range(len(self._keys)):
            self._draw_key(nth, pitch)
        back = words.DELETE if name else words.GO_BACK
        self._ui.hints(
            (keys.OK, words.CHOOSE), (keys.BACK, back), (keys.MENU, words.HELP)
        )

    def _draw_key(self, nth: int, pitch: int) -> None:
        x, y = nth % self._across * _KEY, _TOP + nth // self._across * pitch
        is_here = nth == self._at
        if is_here:
            self._ui.canvas.fill(x, y, _KEY, pitch, roles.PEN)
        role = roles.LAND if is_here else roles.INK
        top = y + (pitch - 15) // 2
        key = "_" if self._keys[nth] == _SPACE else self._keys[nth]
        self._ui.canvas.text_in(x, top, _KEY, key, role, is_here)
