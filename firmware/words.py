"""The texts of one language: they stay packed until somebody asks for one of them.

People write them in `languages/*.txt`; `make words` packs each language into a module,
as `tools/text_packer.py` tells. Only the chosen one is in memory.
"""

from firmware.lending import borrow
from firmware.plurals import form_of

FIRST, LAST = 32, 126  # codes from a blank to a tilde are these letters themselves


def key_of(name: str) -> bytes:
    """What stands before a packed text: a zero, and two bytes made of its name."""
    total = 0
    for byte in name.encode():
        total = (total * 31 + byte) % (255 * 255)
    return bytes((0, 1 + total // 255, 1 + total % 255))


class Words:
    """Texts by their names, as in `words.NEW_GAME`."""

    def __init__(self, language: str) -> None:
        self.speak(language)

    def speak(self, language: str) -> None:
        """Change to a language; the last one makes room for it."""
        self.language = language
        self._rows: tuple[bytes, ...] = ()
        module = borrow("languages." + language)
        self._rows = module.ROWS
        self._letters: bytes = module.LETTERS
        self._pairs: bytes = module.PAIRS

    def __getattr__(self, name: str) -> str:
        key = key_of(name)
        for row in self._rows:
            start = row.find(key)
            if start >= 0:
                start += len(key)
                return self._unpacked(row[start : row.find(b"\0", start)])
        raise AttributeError(f"no text is called {name}")

    def _unpacked(self, packed: bytes) -> str:
        text = bytearray()
        letters = len(self._letters) // 2
        waiting = list(reversed(packed))
        while waiting:
            code = waiting.pop()
            spare = code - 1 if code < FIRST else code - 1 - (LAST + 1 - FIRST)
            if FIRST <= code <= LAST:
                text.append(code)
            elif spare < letters:
                text.extend(_spelt(self._letters, 2 * spare))
            else:
                at = 2 * (spare - letters)
                waiting.append(self._pairs[at + 1])
                waiting.append(self._pairs[at])
        return str(text, "utf-8")

    def choices(self, name: str) -> list[str]:
        """A text of several parts."""
        return getattr(self, name).split("|")

    def count(self, name: str, number: int) -> str:
        """A counted text, in the form that goes with the number."""
        return self.choices(name)[form_of(self.language, number)].format(number)


def _spelt(letters: bytes, at: int) -> bytes:
    """A letter as UTF-8; `chr` would keep each for good on MicroPython."""
    point = letters[at] | letters[at + 1] << 8
    last = 0x80 | point & 0x3F
    if point < 0x800:
        return bytes((0xC0 | point >> 6, last))
    return bytes((0xE0 | point >> 12, 0x80 | point >> 6 & 0x3F, last))
