"""Chance, from a seed: the same cards on every interpreter.

Two multiply-with-carry generators, one for each half of the seed, are mixed. A
multiplier a below 2**14 keeps every step inside a 30-bit small int, and with
a * 2**16 - 1 and a * 2**15 - 1 both prime each runs through half a billion states.
"""

SEED_LIMIT = 1 << 32


class Chance:
    """A stream of numbers. Streams of one seed are independent of each other."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is a number from 0 to 4294967295, not {seed}")
        self._first = (stream + 1) << 16 | (seed & 0xFFFF)
        self._second = 1 << 16 | (seed >> 16)
        for _ in range(16):  # until neighbouring seeds have nothing in common
            self._draw()

    def _draw(self) -> int:
        """The next 16 bits."""
        self._first = 16380 * (self._first & 0xFFFF) + (self._first >> 16)
        self._second = 16275 * (self._second & 0xFFFF) + (self._second >> 16)
        return (self._first ^ self._second) & 0xFFFF

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others."""
        fair = 65536 - 65536 % limit
        while True:
            drawn = self._draw()
            if drawn < fair:
                return drawn % limit

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
