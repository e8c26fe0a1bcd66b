"""A picture in the block characters of a terminal, two colours to a character.

A character covers a block of pixels and is divided into parts; each part takes its
colour from its pixels, and the parts of a character are then shared out between two
colours. What a block of pixels becomes is worked out once and kept.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tools.desk.colours import Colour

Part = list[tuple[int, int]]  # pixels of a block, and how much of each


class Style(NamedTuple):
    """A set of characters, one for each choice of their parts.

    Parts count from the top left, row by row; a part's bit is set where it is inked.
    """

    across: int
    down: int
    characters: str


class Cell(NamedTuple):
    """One character and its two colours."""

    character: str
    ink: Colour | None  # None: the colour that the terminal has anyway
    paper: Colour | None


def _sextants() -> str:
    """In order of their bits, but for those that are older than the others."""
    older = {0: " ", 0b010101: "▌", 0b101010: "▐", 0b111111: "█"}
    rest = iter(range(0x1FB00, 0x1FB3C))
    return "".join(older.get(bits) or chr(next(rest)) for bits in range(64))


def _octants() -> str:
    """In order of their bits, but for those that have another name."""
    quadrants = {
        (bits & 3) * 5 | (bits >> 2 & 3) * 0x50: STYLES["quadrants"].characters[bits]
        for bits in range(16)
    }
    quarters = {1: 0x1CEA8, 2: 0x1CEAB, 64: 0x1CEA3, 128: 0x1CEA0, 20: 0x1FBE6}
    quarters |= {40: 0x1FBE7, 3: 0x1FB82, 63: 0x1FB85, 192: 0x2582, 252: 0x2586}
    older = quadrants | {bits: chr(code) for bits, code in quarters.items()}
    rest = iter(range(0x1CD00, 0x1CDE6))
    return "".join(older.get(bits) or chr(next(rest)) for bits in range(256))


STYLES = {
    "halves": Style(1, 2, " ▀▄█"),
    "quadrants": Style(2, 2, " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"),
    "sextants": Style(2, 3, _sextants()),
}
STYLES["octants"] = Style(2, 4, _octants())


class Mosaic:
    """Turns rows of palette colours into cells that each cover width x height."""

    def __init__(
        self, style: str, width: int, height: int, palette: list[Colour]
    ) -> None:
        self.style, self.width, self.height = STYLES[style], width, height
        self.palette, self._made_from = palette, (style, width, height, palette)
        # Letters stay crisp where a part is hardly larger than a pixel; larger
        # parts would swallow their lines, so there the colours are mixed.
        self._is_fine = width * height < 2 * self.style.across * self.style.down
        self._parts = list(self._shares())
        self._known: dict[bytes, Cell] = {}

    def is_for(
        self, style: str, width: int, height: int, palette: list[Colour]
    ) -> bool:
        return self._made_from == (style, width, height, palette)

    def _shares(self) -> Iterator[Part]:
        """For each part what it covers of a block."""
        for down in range(self.style.down):
            for across in range(self.style.across):
                yield [
                    (y * self.width + x, wide * high)
                    for y, high in _overlaps(down, self.style.down, self.height)
                    for x, wide in _overlaps(across, self.style.across, self.width)
                ]

    def picture(self, rows: list[bytes]) -> list[list[Cell]]:
        """All cells. The last pixels are doubled where they do not fill a character."""
        wide = [row + row[-1:] * (-len(row) % self.width) for row in rows]
        wide += wide[-1:] * (-len(wide) % self.height)
        tops = range(0, len(wide), self.height)
        return [self._row_of_cells(wide[top : top + self.height]) for top in tops]

    def _row_of_cells(self, rows: list[bytes]) -> list[Cell]:
        stops = range(self.width, len(rows[0]) + 1, self.width)
        blocks = [b"".join([row[x - self.width : x] for row in rows]) for x in stops]
        for block in set(blocks).difference(self._known):
            self._known[block] = self._cell(block)
        return [self._known[block] for block in blocks]

    def _cell(self, block: bytes) -> Cell:
        colour_of = self._commonest if self._is_fine else self._mixed
        parts = [colour_of(block, part) for part in self._parts]
        dark, light = _two_colours(parts)
        if dark == light:
            return Cell(" ", dark, light)
        inked = [_distance(part, dark) < _distance(part, light) for part in parts]
        both = list(zip(parts, inked, strict=True))
        return Cell(
            self.style.characters[sum(1 << i for i, dark in enumerate(inked) if dark)],
            _mean([(part, 1) for part, is_inked in both if is_inked]),
            _mean([(part, 1) for part, is_inked in both if not is_inked]),
        )

    def _mixed(self, block: bytes, part: Part) -> Colour:
        return _mean([(self.palette[block[at]], share) for at, share in part])

    def _commonest(self, block: bytes, part: Part) -> Colour:
        """Most of the part; of two that have as much, the rarer: lines, not ground."""
        shares = dict.fromkeys(block, 0)
        for at, share in part:
            shares[block[at]] += share
        most = max(shares, key=lambda index: (shares[index], -block.count(index)))
        return self.palette[most]


def _overlaps(part: int, parts: int, pixels: int) -> Iterator[tuple[int, int]]:
    """Which pixels in a row a part of it covers, and how much, in whole shares."""
    start, stop = part * pixels, (part + 1) * pixels
    for pixel in range(pixels):
        share = min(stop, (pixel + 1) * parts) - max(start, pixel * parts)
        if share > 0:
            yield pixel, share


def _mean(shares: list[tuple[Colour, int]]) -> Colour:
    whole = sum(share for _, share in shares)
    red, green, blue = (
        sum(colour[channel] * share for colour, share in shares) // whole
        for channel in range(3)
    )
    return red, green, blue


def _distance(one: Colour, other: Colour) -> int:
    """How different two colours look; eyes see green best and blue worst."""
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return 3 * red * red + 6 * green * green + blue * blue


def _two_colours(parts: list[Colour]) -> tuple[Colour, Colour]:
    """The darker and the lighter of the two that differ most."""
    distinct = sorted(set(parts), key=sum)
    pairs = [(a, b) for i, a in enumerate(distinct) for b in distinct[i:]]
    return max(pairs, key=lambda pair: _distance(*pair))
