"""What a panel shows, as rows of red, green and blue bytes."""

from pathlib import Path
from typing import NamedTuple

from tools.png import write_png


class Picture(NamedTuple):
    width: int
    height: int
    rgb: bytes

    def pixel(self, x: int, y: int) -> tuple[int, int, int]:
        at = 3 * (y * self.width + x)
        red, green, blue = self.rgb[at : at + 3]
        return red, green, blue

    def ink(self) -> bytes:
        """One byte a pixel for a panel of black and white: 1 where it is black."""
        return bytes(1 if level < 128 else 0 for level in self.rgb[::3])

    def save(self, path: str | Path) -> None:
        """Write it as a PNG file."""
        write_png(path, self.width, self.height, self.rgb)
