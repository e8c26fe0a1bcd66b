"""A tiny random player that writes whole games, from the rulebook alone.

It shares no line with the referee: it keeps each map as a grid of letters and
rubs a letter out when the cell is crossed. It plays badly, but by the rules.
"""

import random
from typing import Any

TRACED = {
    "I2": ["@@"],
    "I3": ["@@@"],
    "V3": ["@@", "@ "],
    "T4": ["@@@", " @ "],
    "L4": ["@@@", "  @"],
    "O4": ["@@", "@@"],
}
CARDS = ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"]
CROSSED = "*"
SINGLES = 0.1  # how often a player who could lay the pattern crosses one cell

Fields = dict[str, Any]


class RandomGame:
    """One game, played to the end as soon as it is made; see `lines`."""

    def __init__(self, maps: list[Fields], players: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.maps = maps
        self.seats = list(range(players))
        self.start = self.rng.randrange(players)
        self.lines: list[Fields] = []
        self.deck: list[int] = []
        self.display: list[int] = []
        self.grids: list[dict[int, list[list[str]]]] = [{} for _ in self.seats]
        self.done: list[list[int]] = [[] for _ in self.seats]
        self.coins = [0 for _ in self.seats]
        self.cups: list[list[int]] = [[] for _ in self.seats]
        self.palms: list[list[int]] = [[] for _ in self.seats]
        self.round_card = [1, 2, 3, 4, 5, 6]
        self.tell(
            "start", format=1, seed=seed, players=players, start_player=self.start
        )
        self.set_up()
        for round_number in (1, 2, 3, 4):
            self.play_round(round_number)
        self.count_up()

    def tell(self, event: str, **fields) -> None:
        self.lines.append({"event": event, **fields})

    # Setting up

    def set_up(self) -> None:
        pile = list(range(len(self.maps)))
        self.rng.shuffle(pile)
        hands = [[pile.pop() for _ in range(4)] for _ in self.seats]
        for seat in self.seats:
            self.tell("deal", player=seat, maps=list(hands[seat]))
        for seat in self.seats:
            self.rng.shuffle(hands[seat])
            self.tell("keep", player=seat, maps=hands[seat][:2])
            for number in hands[seat][:2]:
                self.put_down(seat, number)
            pile += hands[seat][2:]
        self.rng.shuffle(pile)
        self.deck = pile
        self.fill_up()

    def put_down(self, seat: int, number: int) -> None:
        self.grids[seat][number] = [list(row) for row in self.maps[number]["rows"]]

    def fill_up(self) -> None:
        before = len(self.display)
        while self.deck and len(self.display) < 4:
            self.display.append(self.deck.pop())
        if len(self.display) > before:
            self.tell("display", maps=list(self.display))

    # The turns

    def play_round(self, round_number: int) -> None:
        cards = self.rng.sample(CARDS, len(CARDS))
        for turn, card in enumerate(cards[:-1], 1):
            self.tell(
                "reveal",
                round=round_number,
                turn=turn,
                pattern=card,
                start_player=self.start,
            )
            order = [(self.start + i) % len(self.seats) for i in self.seats]
            for seat in order:
                self.mark(seat, card)
            for seat in order:
                self.complete(seat, last=(round_number, turn) == (4, 7))
            self.start = order[1]

    def free_cells(self, seat: int) -> list[tuple[int, int, int]]:
        return [
            (number, row, column)
            for number, grid in self.grids[seat].items()
            for row, letters in enumerate(grid)
            for column, letter in enumerate(letters)
            if letter not in "." + CROSSED
        ]

    def places(self, seat: int, card: str) -> list[list[tuple[int, int, int]]]:
        """Every place of the pattern, found by trying it all over both maps."""
        free = set(self.free_cells(seat))
        found = []
        for shape in turned_and_mirrored(TRACED[card]):
            ink = [(i, j) for i, row in enumerate(shape) for j in inked(row)]
            for number, top, column in free:
                left = column - inked(shape[0])[0]  # the first ink lies on this cell
                place = [(number, top + i, left + j) for i, j in ink]
                if free.issuperset(place):
                    found.append(place)
        return sorted(found)

    def mark(self, seat: int, card: str) -> None:
        free = self.free_cells(seat)
        if not free:
            return
        places = self.places(seat, card)
        whole = bool(places) and self.rng.random() >= SINGLES
        chosen = self.rng.choice(places) if whole else [self.rng.choice(free)]
        self.tell(
            "mark",
            player=seat,
            map=chosen[0][0],
            cells=[[row, column] for _, row, column in chosen],
            **{"as": "pattern" if whole else "single"},
        )
        owed = self.cross(seat, chosen)
        while owed and self.free_cells(seat):
            cell = self.rng.choice(self.free_cells(seat))
            self.tell("bonus", player=seat, map=cell[0], cell=list(cell[1:]))
            owed += self.cross(seat, [cell]) - 1

    def cross(self, seat: int, cells: list[tuple[int, int, int]]) -> int:
        """Rub out the letters; the number of bonus cells they give comes back."""
        letters = ""
        for number, row, column in cells:
            letters += self.grids[seat][number][row][column]
            self.grids[seat][number][row][column] = CROSSED
        for _ in range(letters.count("p")):
            if len(self.palms[seat]) < 4:
                shown = "".join("".join(self.maps[n]["rows"]) for n in self.display)
                self.palms[seat].append(1 + shown.count("p"))
                self.tell("palm", player=seat, points=self.palms[seat][-1])
        self.coins[seat] = min(12, self.coins[seat] + letters.count("o"))
        return letters.count("x")

    def complete(self, seat: int, last: bool) -> None:
        while len(self.cups[seat]) < self.coins[seat] // 4:
            self.cups[seat].append(self.round_card.pop() if self.round_card else 0)
            self.tell("cup", player=seat, points=self.cups[seat][-1])
        unfinished = {cell[0] for cell in self.free_cells(seat)}
        full = [number for number in self.grids[seat] if number not in unfinished]
        for number in full:
            del self.grids[seat][number]
            self.done[seat].append(number)
            self.tell("complete", player=seat, map=number)
        for _ in full:
            if not last and (self.deck or self.display):
                self.take(seat)
        self.fill_up()  # tells nothing when nobody took from the display

    def take(self, seat: int) -> None:
        if self.deck and (not self.display or self.rng.random() < 0.3):
            source, number = "deck", self.deck.pop()
        else:
            source, number = "display", self.rng.choice(self.display)
            self.display.remove(number)
        self.tell("take", player=seat, map=number, **{"from": source})
        self.put_down(seat, number)

    # The end

    def count_up(self) -> None:
        ranks = {seat: self.score(seat) for seat in self.seats}
        best = max(ranks.values())
        self.tell("winners", players=[s for s in self.seats if ranks[s] == best])

    def score(self, seat: int) -> tuple[int, ...]:
        """Tell the score; the total and the tie-breaks come back, to compare."""
        done = [self.maps[number] for number in self.done[seat]]
        seals = 0
        for one in done:
            for other in done:
                if one["seal"] and one["seal"]["colour"] == other["colour"]:
                    seals += one["seal"]["points"]
        parts = {
            "coins": self.coins[seat],
            "cups": sum(self.cups[seat]),
            "palms": sum(self.palms[seat]),
            "maps": sum(one["points"] for one in done),
            "seals": seals,
        }
        total = sum(parts.values())
        self.tell("score", player=seat, **parts, total=total)
        colours = ("grey", "green", "orange", "purple")
        return (total, *(sum(m["colour"] == c for m in done) for c in colours))


def inked(row: str) -> list[int]:
    return [column for column, letter in enumerate(row) if letter == "@"]


def turned_and_mirrored(shape: list[str]) -> list[list[str]]:
    """The picture, its quarter turns, and all of them read backwards."""
    pictures: list[list[str]] = []
    for _ in range(4):
        shape = ["".join(column) for column in zip(*shape[::-1], strict=True)]
        pictures += [shape, [row[::-1] for row in shape]]
    return [p for i, p in enumerate(pictures) if p not in pictures[:i]]
