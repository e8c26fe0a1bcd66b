"""The device in the players' hands: what screens draw on, read and wait for."""

import gc

from firmware import roles, settings, signs
from firmware.canvas import Canvas
from firmware.keys import Keys
from firmware.languages import LANGUAGES
from firmware.layout import layout_for
from firmware.lettering import width_of
from firmware.shelf import Shelf
from firmware.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Device

_TICK_MS = 25


class Handheld:
    TITLE_BAR = 20  # pixels, with the gap below it

    def __init__(self, device: "Device") -> None:
        self.canvas = Canvas(device.display)
        self.layout = layout_for(self.canvas.width, self.canvas.height)
        self.keys = Keys(device.buttons)
        self.storage = Shelf(device.storage)
        self.power = device.power
        self.settings = settings.load(self.storage)
        self.words = Words(self.settings.language or LANGUAGES[0][0])
        self.power.backlight(self.settings.backlight)

    def speak(self, language: str) -> None:
        """From now on all words are of this language; those before are forgotten."""
        self.words.speak(language)

    async def intent(self) -> int:
        """Show what was drawn, and wait for what the player means."""
        await self.canvas.show()
        self.tidy()
        return await self.keys.intent()

    def tidy(self) -> None:
        """Collect garbage while the player looks, and not before the next answer.

        Calls take and give back much of the heap. A desk has enough of it.
        """
        if hasattr(gc, "threshold"):
            gc.collect()

    async def wait_for(self, *intents: int) -> int:
        """Like `intent`, but for some intents only."""
        while True:
            intent = await self.intent()
            if intent in intents:
                return intent

    async def pause(self, ms: int) -> int | None:
        """Show what was drawn for a while; a press ends it and is returned."""
        await self.canvas.show()
        while ms > 0:
            if self.keys.is_waiting():
                return await self.keys.intent()
            await self.power.sleep_ms(_TICK_MS)
            ms -= _TICK_MS
        return None

    # Parts of every screen.

    def title_bar(self, title: str) -> None:
        """A heading over a page of text or a list."""
        self.canvas.fill(0, 0, self.canvas.width, 18, roles.INK)
        self.canvas.text_in(4, 1, self.canvas.width - 8, title, roles.LAND, True)

    def button_name(self, intent: int) -> str:
        """The button for an intent in a text: [A], or [A…] if it is to be held."""
        found = self.keys.button_for(intent)
        if not found:
            return ""
        name, is_held = found
        return f"[{name}…]" if is_held else f"[{name}]"

    def hints(self, *hints: tuple[int, str]) -> None:
        """The bar: which button does what, the most important first."""
        bar, canvas = self.layout.bar, self.canvas
        canvas.fill(bar.x, bar.y, bar.width, bar.height, roles.DIM)
        if canvas.is_mono:
            canvas.fill(bar.x, bar.y, bar.width, 1, roles.INK)
        x = bar.x + 2
        for intent, word in hints:
            found = self.keys.button_for(intent)
            if found:
                name, is_held = found
                word = "… " + word if is_held else word
                if x + 17 + width_of(word) > bar.x + bar.width:
                    continue  # a shorter one may find room
                x = signs.button(canvas, x, bar.y + 1, name) + 2
                x = canvas.text(x, bar.y + 1, word) + 6
