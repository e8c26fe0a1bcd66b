"""Packs the texts of a language to little more than half their size.

A text becomes a row of codes. Letters from the blank to the tilde are codes
themselves; zero stands before each text, with the key of its name. All other codes
are spare: the first ones are given to the other letters of the language, the rest to
pairs of codes that come most often, pairs of pairs too.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from firmware.words import FIRST, LAST, key_of

SPARE = (*range(1, FIRST), *range(LAST + 1, 256))
_WORTH_IT = 4  # a pair that comes less often saves no more than it takes
_LONGEST_ROW = 768  # finds room in a heap that has been in use for a while


class Packed(NamedTuple):
    rows: list[bytes]
    letters: bytes  # code points, two bytes each, low byte first
    pairs: bytes

    @property
    def size(self) -> int:
        return sum(map(len, self.rows)) + len(self.letters) + len(self.pairs)


def pack(texts: dict[str, str]) -> Packed:
    """Raises ValueError if two names have one key, or the letters are too many."""
    keys = _keys(texts)
    letters = _letters(texts.values())
    codes = dict(zip(letters, SPARE, strict=False))
    packed = [[codes.get(letter, ord(letter)) for letter in t] for t in texts.values()]
    pairs = b""
    for code in SPARE[len(letters) :]:
        pair, times = _commonest_pair(packed)
        if times < _WORTH_IT:
            break
        packed = [_joined(text, pair, code) for text in packed]
        pairs += bytes(pair)
    points = b"".join(ord(letter).to_bytes(2, "little") for letter in letters)
    entries = [key + bytes(text) for key, text in zip(keys, packed, strict=True)]
    return Packed(_rows(entries), points, pairs)


def _keys(names: Iterable[str]) -> list[bytes]:
    found: dict[bytes, str] = {}
    for name in names:
        other = found.setdefault(key_of(name), name)
        if other != name:
            raise ValueError(f"{other} and {name} have the same key: rename one")
    return list(found)


def _letters(texts: Iterable[str]) -> list[str]:
    """All letters that are not codes themselves."""
    letters = sorted({letter for text in texts for letter in text})
    others = [letter for letter in letters if not FIRST <= ord(letter) <= LAST]
    for letter in others:
        if not LAST < ord(letter) < 0x10000:
            raise ValueError(f"U+{ord(letter):04X} cannot be packed")
    if len(others) > len(SPARE):
        raise ValueError(f"there are {len(others)} letters for {len(SPARE)} codes")
    return others


def _commonest_pair(texts: list[list[int]]) -> tuple[tuple[int, int], int]:
    found: Counter[tuple[int, int]] = Counter()
    for text in texts:
        found.update(pairwise(text))
    return max(found.items(), key=lambda item: (item[1], item[0]), default=((0, 0), 0))


def _joined(text: list[int], pair: tuple[int, int], code: int) -> list[int]:
    """The text with a code in place of each such pair."""
    joined: list[int] = []
    for now in text:
        if joined and (joined[-1], now) == pair:
            joined[-1] = code
        else:
            joined.append(now)
    return joined


def _rows(entries: list[bytes]) -> list[bytes]:
    """The texts in a few rows, each with a zero at its end."""
    rows = [b""]
    for entry in entries:
        if len(rows[-1]) + len(entry) > _LONGEST_ROW:
            rows.append(b"")
        rows[-1] += entry
    return [row + b"\0" for row in rows]
