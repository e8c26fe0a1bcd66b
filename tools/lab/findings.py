"""What was seen in watched games, as whole numbers that add up in any order."""

from collections import Counter

from engine_core.treasure_maps import MAPS

TURN = 27720  # a turn in parts, as a turn that crosses up to 12 cells is shared out
PAY = 4  # a point in parts, as a cup is shared out among four coins


class Findings:
    """Counts for each map, for all games, and of scores."""

    def __init__(self) -> None:
        # By map: "offered", "expected" (to be chosen, in shares), "chosen", "laid out",
        # "complete", "won", "waited" (turns on the table), "turns" and "pay" (in
        # parts), and "complete turns", those of complete maps only.
        self.maps: list[Counter[str]] = [Counter() for _ in range(MAPS)]
        self.games: Counter[str] = Counter()
        self.totals: Counter[int] = Counter()

    def add(self, other: "Findings") -> None:
        for mine, its in zip(self.maps, other.maps, strict=True):
            mine.update(its)
        self.games.update(other.games)
        self.totals.update(other.totals)


ByPlayers = dict[int, Findings]  # of games with so many players


def together(seen: ByPlayers) -> Findings:
    total = Findings()
    for findings in seen.values():
        total.add(findings)
    return total
