"""What screens draw on: rectangles, text and signs in colour roles.

The canvas remembers what was drawn over since the panel last saw it, and sends
that rectangle only.
"""

from firmware import lettering, roles
from firmware.lettering import BOTTOM, LEFT, RIGHT, TOP, touch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable

    from firmware.device import Display

_DIGITS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")


class Canvas:
    def __init__(self, display: "Display") -> None:
        self._display = display
        self._frame = display.frame
        self.width = display.width
        self.height = display.height
        self.is_mono = display.bits == 1
        # Two in a byte, for those who paint without us; not every display gives them.
        self.pixels = None if self.is_mono else getattr(display, "pixels", None)
        self._pen = lettering.pen_for(display)
        self._write = lettering.writer_for(display)
        inks = [ink | lettering.MONO for ink in roles.INKED]
        self._styles = bytes(inks if self.is_mono else range(16))
        display.set_palette(roles.PALETTE)
        self._forget()

    # Areas and lines.

    def clear(self, role: int = roles.PAPER) -> None:
        self.fill(0, 0, self.width, self.height, role)

    def fill(self, x: int, y: int, width: int, height: int, role: int) -> None:
        touch(self._pen, x, y, width, height)
        if not self.is_mono:
            self._frame.fill_rect(x, y, width, height, role)
        elif role in roles.HATCHES:
            self._hatch(x, y, width, height, roles.HATCHES[role])
        else:
            self._frame.fill_rect(x, y, width, height, roles.INKED[role])

    def _hatch(self, x: int, y: int, width: int, height: int, dots: int) -> None:
        """Fill with paper and the dots of a hatch, which lies still on the panel."""
        self._frame.fill_rect(x, y, width, height, 0)
        for dot in range(16):
            if dots << dot & 0x8000:
                first_x = x + (dot % 4 - x) % 4
                first_y = y + (dot // 4 - y) % 4
                for down in range(first_y, y + height, 4):
                    for right in range(first_x, x + width, 4):
                        self._frame.pixel(right, down, 1)

    def box(
        self, x: int, y: int, width: int, height: int, role: int, thick: int = 1
    ) -> None:
        """The outline of a rectangle, inside it."""
        touch(self._pen, x, y, width, height)
        ink = self._ink(role)
        for inset in range(thick):
            self._frame.rect(
                x + inset, y + inset, width - 2 * inset, height - 2 * inset, ink
            )

    def dash(self, x: int, y: int, width: int, height: int, role: int) -> None:
        """A thick line in pieces, along the longer side of a rectangle."""
        for at in range(0, max(width, height), 6):
            piece = min(3, max(width, height) - at)
            if width > height:
                self.fill(x + at, y, piece, height, role)
            else:
                self.fill(x, y + at, width, piece, role)

    def line(self, x: int, y: int, to_x: int, to_y: int, role: int) -> None:
        left, top = min(x, to_x), min(y, to_y)
        self.touch(left, top, abs(x - to_x) + 1, abs(y - to_y) + 1)
        self._frame.line(x, y, to_x, to_y, self._ink(role))

    # Text.

    def text(
        self, x: int, y: int, text: str, role: int = roles.INK, bold: bool = False
    ) -> int:
        """Write the text with its top left corner there; returns where it ends."""
        style = self._styles[role]
        if bold:
            style |= lettering.BOLD
        return x + self._write(text, x, y, self._pen, style)

    def number(self, x: int, y: int, number: int) -> int:
        """Write a number in bold; returns where it ends. One digit takes no heap."""
        text = _DIGITS[number] if number < 10 else str(number)
        return self.text(x, y, text, roles.INK, True)

    def text_in(
        self,
        x: int,
        y: int,
        width: int,
        text: str,
        role: int = roles.INK,
        bold: bool = False,
        align: int = 0,
    ) -> None:
        """Write the text inside a width: at its left (-1), middle (0), right (1)."""
        spare = width - lettering.width_of(text, bold)
        if spare < 0:
            text = lettering.shorten(text, width, bold)
            spare = width - lettering.width_of(text, bold)
        self.text(x + spare * (align + 1) // 2, y, text, role, bold)

    def large(self, x: int, y: int, text: str, role: int) -> int:
        """The text in bold at twice its size; returns where it ends."""
        style = self._styles[role] | lettering.BOLD | lettering.LARGE
        return x + self._write(text, x, y, self._pen, style)

    def large_in(self, x: int, y: int, width: int, text: str, role: int) -> None:
        """Large text in the middle of a width."""
        text = lettering.shorten(text, width // 2, True)
        self.large(x + width // 2 - lettering.width_of(text, True), y, text, role)

    def _ink(self, role: int) -> int:
        return roles.INKED[role] if self.is_mono else role

    # What the panel has not seen yet.

    def _forget(self) -> None:
        pen = self._pen
        pen[LEFT], pen[TOP] = self.width, self.height
        pen[RIGHT] = pen[BOTTOM] = 0

    def touch(self, x: int, y: int, width: int, height: int) -> None:
        """Have a rectangle sent that was drawn over."""
        touch(self._pen, x, y, width, height)

    def show(self) -> "Awaitable[None]":
        """Send what was drawn over to the panel.

        Not a coroutine of its own, which would take from the heap at every move.
        """
        pen = self._pen
        x, width = pen[LEFT], pen[RIGHT] - pen[LEFT]
        y, height = pen[TOP], pen[BOTTOM] - pen[TOP]
        self._forget()
        if width > 0 and height > 0:
            return self._display.show(x, y, width, height)
        return _nothing()

    async def refresh(self) -> None:
        """Send everything, without a trace of what was there before."""
        self._forget()
        await self._display.refresh()


async def _nothing() -> None:
    """There is nothing to wait for."""
