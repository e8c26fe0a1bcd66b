"""A slow, obvious model of the whole game, to hold the fast engine against.

The game is told once, in `_play`, in the order of the rulebook; it pauses
wherever a player has to choose. Every choice is a verb, and a verb is allowed
exactly when its move is one of `legal_moves`. Chance is handed in.
"""

from collections.abc import Callable, Iterator, Set
from copy import deepcopy
from itertools import combinations

from tests.slow_cells import EXPEDITION_CARDS, Cell, ways_to_lay
from tests.slow_score import Map, Sheet
from tests.slow_table import SlowTable

ROUNDS = 4
TURNS_IN_A_ROUND = 7

Move = tuple[object, ...]
Pause = tuple[str, int]  # the phase, and the player who has to choose


class SlowGame(SlowTable):
    """The table, and the game that is played on it.

    `deck_after_keeps` is given the ids that nobody kept, in ascending order, and
    answers with the shuffled deck, top first.
    """

    def __init__(
        self,
        maps: list[Map],
        players: int,
        start_player: int,
        hands: list[list[int]],
        deck_after_keeps: Callable[[list[int]], list[int]],
        expeditions: list[list[str]],
    ) -> None:
        check_seats(players, start_player)
        check_deal(maps, players, hands)
        check_expeditions(expeditions)
        super().__init__(maps, players)
        self.start_player = start_player
        self.hands = hands
        self.deck_after_keeps = deck_after_keeps
        self.expeditions = expeditions
        self.round = self.turn = 1
        self.revealed: str | None = None

        self.bonus_cells_owed = 0
        self.confirmed = False
        # The player's maps, sheet and owed bonus cells before each of their marks.
        self.history: list[tuple[dict[int, set[Cell]], Sheet, int]] = []
        self.phase: str
        self.player_to_act: int | None
        self._game = self._play()
        self._go_on()

    # The course of the game

    def _play(self) -> Iterator[Pause]:
        """Keep two maps each; then four rounds of seven turns of three steps."""
        for player in range(self.players):
            yield "keep", player
        self._shuffle_the_deck()
        self.fill_display()
        for self.round in range(1, ROUNDS + 1):
            for self.turn in range(1, TURNS_IN_A_ROUND + 1):
                self.revealed = self.expeditions[self.round - 1][self.turn - 1]
                for player in self._from_start_player_on():
                    yield from self._mark(player)
                for player in self._from_start_player_on():
                    yield from self._complete(player)
                self.start_player = (self.start_player + 1) % self.players

    def _mark(self, player: int) -> Iterator[Pause]:
        """Step 2: mark, then cross the owed bonus cells, then confirm.

        A player with no free cell at all is skipped.
        """
        self.confirmed = not self.has_free_cell(player)
        while not self.confirmed:
            if not self.history:
                yield "mark", player
            elif self.bonus_cells_owed > 0:
                yield "bonus", player
            else:
                yield "confirm", player
        self.history = []

    def _complete(self, player: int) -> Iterator[Pause]:
        """Step 3: cups, then full maps laid aside, then new maps, then refill.

        In the very last turn no new map is taken.
        """
        self.write_cups(player)
        for _ in self.lay_aside_full_maps(player):
            if (self.maps_on_display() or self.deck) and not self._is_last_turn():
                yield "take", player
        self.fill_display()

    def _go_on(self) -> None:
        """Play on to the next choice; without one, the game is over."""
        self.phase, self.player_to_act = next(self._game, ("over", None))

    def _shuffle_the_deck(self) -> None:
        """All maps that nobody kept are the deck."""
        left = self.maps_nobody_kept()
        self.deck = list(self.deck_after_keeps(left))
        if sorted(self.deck) != left:
            raise ValueError(f"The deck must be the maps {left}, not {self.deck}.")

    def _from_start_player_on(self) -> list[int]:
        """All seats, clockwise."""
        return [(self.start_player + i) % self.players for i in range(self.players)]

    def _is_last_turn(self) -> bool:
        return self.round == ROUNDS and self.turn == TURNS_IN_A_ROUND

    # The choices

    def legal_moves(self) -> set[Move]:
        """Everything the player to act may choose now; `undo` is not among it."""
        if self.player_to_act is None:
            return set()
        own_maps = self.free[self.player_to_act]
        if self.phase == "keep":
            return pairs(self.hands[self.player_to_act])
        if self.phase == "mark":
            return patterns(self.revealed, own_maps) | one_cell("single", own_maps)
        if self.phase == "bonus":
            return one_cell("bonus", own_maps)
        if self.phase == "confirm":
            return {("confirm",)}
        return takes(self.maps_on_display(), self.deck)

    def _check(self, player: int, move: Move) -> None:
        """Refuse what the rules do not allow now."""
        if self.phase == "over":
            raise ValueError(f"The game is over: player {player} may not play {move}.")
        now = f"player {self.player_to_act} has to choose: {self.phase}."
        if player != self.player_to_act:
            raise ValueError(f"It is not the turn of player {player}: {now}")
        if move not in self.legal_moves():
            raise ValueError(f"The rules do not allow {move}: {now}")

    # The verbs

    def keep(self, player: int, map_ids: Set[int]) -> None:
        """Keep two of the four dealt maps; the others go back."""
        self._check(player, ("keep", frozenset(map_ids)))
        for map_id in sorted(map_ids):
            self.lay_before(player, map_id)
        self._go_on()

    def mark_pattern(self, player: int, map_id: int, cells: Set[Cell]) -> None:
        """Cross the revealed pattern on one map."""
        self._check(player, ("pattern", map_id, frozenset(cells)))
        self._remember(player)
        self._cross(player, map_id, cells)
        self._go_on()

    def mark_single(self, player: int, map_id: int, cell: Cell) -> None:
        """Cross one cell instead of the pattern."""
        self._check(player, ("single", map_id, cell))
        self._remember(player)
        self._cross(player, map_id, {cell})
        self._go_on()

    def bonus(self, player: int, map_id: int, cell: Cell) -> None:
        """Cross one of the owed bonus cells."""
        self._check(player, ("bonus", map_id, cell))
        self._remember(player)
        self.bonus_cells_owed -= 1
        self._cross(player, map_id, {cell})
        self._go_on()

    def confirm(self, player: int) -> None:
        """End the marking; it can no longer be taken back."""
        self._check(player, ("confirm",))
        self.confirmed = True
        self._go_on()

    def undo(self, player: int) -> None:
        """Take back the last mark or bonus cell of the marking not yet confirmed."""
        if player != self.player_to_act or not self.history:
            raise ValueError(f"Player {player} has no mark to take back.")
        before = self.history.pop()
        self.free[player], self.sheets[player], self.bonus_cells_owed = before
        self._go_on()

    def take_from_display(self, player: int, map_id: int) -> None:
        """Take an open map; its place stays empty until the player is done."""
        self._check(player, ("display", map_id))
        self.display[self.display.index(map_id)] = None
        self.lay_before(player, map_id)
        self._go_on()

    def take_from_deck(self, player: int) -> None:
        """Take the unseen top of the deck."""
        self._check(player, ("deck",))
        self.lay_before(player, self.deck.pop(0))
        self._go_on()

    # What a mark does

    def _remember(self, player: int) -> None:
        """Keep what `undo` will bring back."""
        before = (self.free[player], self.sheets[player], self.bonus_cells_owed)
        self.history.append(deepcopy(before))

    def _cross(self, player: int, map_id: int, cells: Set[Cell]) -> None:
        """Cross the cells; each symbol acts at once.

        A bonus cell that finds no free cell left on the player's maps is lost.
        """
        self.free[player][map_id] -= cells
        for cell in cells:
            symbol = self.symbols[map_id][cell]
            if symbol == "x":
                self.bonus_cells_owed += 1
            if symbol == "o":
                self.sheets[player].cross_coin()
            if symbol == "p":
                self.sheets[player].write_palm(1 + self.palms_on_display())
        if not self.has_free_cell(player):
            self.bonus_cells_owed = 0


def pairs(hand: list[int]) -> set[Move]:
    """Any two of the maps dealt."""
    return {("keep", frozenset(pair)) for pair in combinations(hand, 2)}


def patterns(revealed: str | None, own_maps: dict[int, set[Cell]]) -> set[Move]:
    """The whole revealed pattern on one of the maps."""
    assert revealed is not None
    return {
        ("pattern", map_id, cells)
        for map_id, free in own_maps.items()
        for cells in ways_to_lay(revealed, free)
    }


def one_cell(kind: str, own_maps: dict[int, set[Cell]]) -> set[Move]:
    """Any free cell on either map."""
    return {(kind, map_id, cell) for map_id, free in own_maps.items() for cell in free}


def takes(display: list[int], deck: list[int]) -> set[Move]:
    """Any map from the display, or the unseen top of the deck."""
    moves: set[Move] = {("display", map_id) for map_id in display}
    if deck:
        moves.add(("deck",))
    return moves


def check_seats(players: int, start_player: int) -> None:
    """Two to four play, and one of them starts."""
    if not 2 <= players <= 4:
        raise ValueError(f"The game is for 2 to 4 players, not {players}.")
    if start_player not in range(players):
        raise ValueError(f"Of {players} players, number {start_player} cannot start.")


def check_deal(maps: list[Map], players: int, hands: list[list[int]]) -> None:
    """Each player is dealt four maps, and no map twice."""
    if [len(hand) for hand in hands] != [4] * players:
        raise ValueError(f"{players} players need four maps each, not {hands}.")
    dealt = {map_id for hand in hands for map_id in hand}
    if len(dealt & {one["id"] for one in maps}) < 4 * players:
        raise ValueError(f"A map is dealt twice, or is unknown: {hands}.")


def check_expeditions(expeditions: list[list[str]]) -> None:
    """Each round has all eight expedition cards, in any order."""
    if [sorted(cards) for cards in expeditions] != [sorted(EXPEDITION_CARDS)] * ROUNDS:
        raise ValueError(f"Each round needs the eight cards once, not {expeditions}.")
