"""A game from the deal to the last cross, as a state machine.

Everyone plays through the same verbs: `legal_actions`, `apply`,
`apply_unchecked`, `undo`, `is_over`, `scores`. Chance is drawn from the seed
alone, so seed, number of players and list of actions are the whole game.
"""

from engine_core import actions, legal, news
from engine_core.patterns import EXPEDITION
from engine_core.phases import BONUS, CONFIRM, KEEP, MARK, OVER, TAKE
from engine_core.table import TURNS, Table
from engine_core.treasure_maps import NO_MAP


class IllegalAction(ValueError):
    """The rules do not allow the action now; nothing has changed."""


class Game(Table):
    def __init__(self, players: int, seed: int) -> None:
        super().__init__(players, seed)
        self.told: list[tuple] | None = None  # give it a list, to be told the news
        self.marking: list[int] = []  # actions of the player, not yet confirmed
        self._before = (0, 0, 0, 0)  # that player, before marking
        self._completing = False  # whether the turn has come to step 3
        self._served = 0  # players who are done with this step

    def legal_actions(self) -> list[int]:
        return legal.legal_actions(self)

    def apply(self, action: int) -> None:
        """Do what the player decided, if the rules allow it."""
        reason = legal.reason_against(self, action)
        if reason:
            wish = actions.describe(action)
            raise IllegalAction(f"action {action} ({wish}): {reason}")
        self.apply_unchecked(action)

    def apply_unchecked(self, action: int) -> None:
        """Do what the player decided; the caller knows that it is legal."""
        if self.phase == KEEP:
            self._keep(action)
        elif self.phase == TAKE:
            self._take(action)
        elif self.phase == CONFIRM:
            self._confirm()
        else:
            self._mark(action)

    def undo(self) -> None:
        """Take back the last cross or pattern of the player's own marking."""
        if not self.marking:
            raise IllegalAction("nothing to undo: a confirmed marking stays")
        again, told = self.marking[:-1], self.told
        self.players[self.player].restore(self._before)
        self.told = None  # what is done again is no news
        self._begin_marking()
        for action in again:
            self._mark(action)
        self.told = told

    # Setting up.

    def _keep(self, action: int) -> None:
        """Each player keeps two of four maps and gives two back."""
        player = self.players[self.player]
        for slot, place in enumerate(actions.pair_of(action)):
            player.lay_out(slot, player.dealt[place])
        self.deck.extend([m for m in player.dealt if m not in player.maps])
        player.dealt = []
        self._tell(news.KEPT, self.player, *player.maps)
        self.player += 1
        if self.player == len(self.players):
            self._set_up()

    def _set_up(self) -> None:
        """Shuffle what is left, turn up the display, begin the first round."""
        self._chance.shuffle(self.deck)
        self._fill_display()
        self._shuffle_expedition()
        self._reveal()
        self._advance()

    # The course of a turn.

    def _reveal(self) -> None:
        """Step 1: the top expedition card is turned up. It holds for everybody."""
        self._completing = False
        card = self.pattern()
        self._tell(news.REVEAL, self.round, self.turn, card, self.start_player)

    def _advance(self) -> None:
        """Serve the players from the start player on, until one has to decide."""
        while self.phase != OVER:
            if self._served == len(self.players):
                self._served = 0
                self._end_step()
            else:
                self.player = (self.start_player + self._served) % len(self.players)
                serve = self._complete if self._completing else self._begin_marking
                if serve():
                    return
                self._served += 1

    def _end_step(self) -> None:
        if not self._completing:
            self._completing = True
        elif self.is_last_turn():
            self.phase = OVER
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """The start player moves one seat on; after seven cards shuffle all eight."""
        self.start_player = (self.start_player + 1) % len(self.players)
        self.turn += 1
        if self.turn == TURNS:
            self.turn = 0
            self.round += 1
            self._shuffle_expedition()
        self._reveal()

    # Step 2: mark.

    def _begin_marking(self) -> bool:
        """A player with no free cell at all is skipped."""
        player = self.players[self.player]
        self.marking = []
        self.bonus_cells = 0
        self._before = player.before_marking()
        self.phase = MARK
        return player.has_open_cell()

    def _mark(self, action: int) -> None:
        """Cross the pattern or one cell; symbols take effect at once."""
        slot, cells = actions.slot_of(action), self.cells_of(action)
        player = self.players[self.player]
        map_id = player.maps[slot]
        palms, points = len(player.palms), self.palm_points()
        if self.phase == BONUS:
            self.bonus_cells -= 1
            self._tell(news.BONUS, self.player, map_id, actions.cell_of(action))
        else:
            is_pattern = actions.is_lay(action)
            self._tell(news.MARK, self.player, map_id, cells, is_pattern)
        self.bonus_cells += player.mark(slot, cells, points)
        for _ in range(len(player.palms) - palms):
            self._tell(news.PALM, self.player, points)
        self.marking.append(action)
        self._demand_bonus_cells()

    def _demand_bonus_cells(self) -> None:
        """A bonus cell that finds no free cell left on both maps is lost."""
        if not self.players[self.player].has_open_cell():
            self.bonus_cells = 0
        self.phase = BONUS if self.bonus_cells else CONFIRM

    def _confirm(self) -> None:
        self.marking = []
        self._served += 1
        self._advance()

    # Step 3: complete.

    def _complete(self) -> bool:
        """Cups, then complete maps; whether new maps are to be taken for them."""
        player = self.players[self.player]
        for _ in range(player.rows_without_cup()):
            self._give_cup()
        self.takes = 0
        for slot in range(2):
            if player.is_full(slot):
                self._tell(news.COMPLETE, self.player, player.maps[slot])
                player.lay_aside(slot)
                self.takes += 1
        if self.is_last_turn() or not self.anything_to_take():
            self.takes = 0
        self.phase = TAKE
        return self.takes > 0

    def _give_cup(self) -> None:
        """The highest cup left; when all six are gone a row earns nothing."""
        self.players[self.player].cups.append(self.cups_left)
        self._tell(news.CUP, self.player, self.cups_left)
        self.cups_left = max(self.cups_left - 1, 0)

    def _take(self, action: int) -> None:
        """One new map for a complete one; the display is filled up after the last."""
        from_deck = action == actions.TAKE_DECK
        if from_deck:
            map_id = self.deck.pop()
        else:
            place = actions.place_of(action)
            map_id, self.display[place] = self.display[place], NO_MAP
        player = self.players[self.player]
        player.lay_out(player.maps.index(NO_MAP), map_id)
        self._tell(news.TAKE, self.player, map_id, from_deck)
        self.takes -= 1
        if self.takes == 0 or not self.anything_to_take():
            self._fill_display()
            self._served += 1
            self._advance()

    # Cards.

    def _fill_display(self) -> None:
        """Fill the free places of the display, as long as the deck lasts."""
        changed = False
        for place, map_id in enumerate(self.display):
            if map_id == NO_MAP and self.deck:
                self.display[place] = self.deck.pop()
                changed = True
        if changed:
            self._tell(news.DISPLAY, list(self.display))

    def _shuffle_expedition(self) -> None:
        self.expedition = list(EXPEDITION)
        self._chance.shuffle(self.expedition)

    # News.

    def _tell(self, *event: object) -> None:
        if self.told is not None:
            self.told.append(event)
