"""What games came to, as whole numbers: tallies add up in any order to the same."""

import math

from engine_core.scoring import Score

WIN = 12  # shares of a win: it can be parted among two, three or four
Z_95 = 1.959964  # normal quantile of a two-sided interval of 95 %

_PARTS = len(Score._fields)


class Tally:
    """Games of one line-up: for each entrant wins, and sums of parts of scores."""

    def __init__(self, entrants: int) -> None:
        self.games = 0
        self.wins = [0] * entrants  # in shares
        self.seat_wins = [0] * entrants  # in shares
        self.scores = [[0] * _PARTS for _ in range(entrants)]
        self.squares = [0] * entrants  # of the totals

    def enter(self, seats: list[int], scores: list[Score], winners: list[int]) -> None:
        """A game: which entrant sat on each seat, what it scored, which seats won."""
        self.games += 1
        for seat in winners:
            self.wins[seats[seat]] += WIN // len(winners)
            self.seat_wins[seat] += WIN // len(winners)
        for entrant, score in zip(seats, scores, strict=True):
            self.squares[entrant] += score.total**2
            for part, points in enumerate(score):
                self.scores[entrant][part] += points

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins = _sums(self.wins, other.wins)
        self.seat_wins = _sums(self.seat_wins, other.seat_wins)
        self.squares = _sums(self.squares, other.squares)
        self.scores = [
            _sums(mine, its)
            for mine, its in zip(self.scores, other.scores, strict=True)
        ]

    def to_json(self) -> dict[str, object]:
        return vars(self)

    @classmethod
    def from_json(cls, found: dict) -> "Tally":
        tally = cls(len(found["wins"]))
        vars(tally).update({name: found[name] for name in vars(tally)})
        return tally

    # What it tells.

    def win_rate(self, entrant: int) -> float:
        return self.wins[entrant] / WIN / self.games

    def interval(self, entrant: int) -> tuple[float, float]:
        return wilson(self.win_rate(entrant), self.games)

    def means(self, entrant: int) -> list[float]:
        """Of coins, cups, palms, maps, seals and the total."""
        return [points / self.games for points in self.scores[entrant]]

    def spread(self, entrant: int) -> float:
        """The standard deviation of the total."""
        mean = self.scores[entrant][-1] / self.games
        return math.sqrt(max(self.squares[entrant] / self.games - mean**2, 0))


def _sums(first: list[int], second: list[int]) -> list[int]:
    return [a + b for a, b in zip(first, second, strict=True)]


def wilson(rate: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a rate that was seen in some games."""
    z2 = Z_95**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    half /= 1 + z2 / games
    return max(middle - half, 0.0), min(middle + half, 1.0)
