"""Hypothesis plays the engine and the slow model side by side, move by move."""

import json
from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from engine_core import actions, phases
from engine_core.bots import Bot
from engine_core.game import Game, IllegalAction
from engine_core.grid import cells_in, column_of, row_of
from engine_core.journal import Journal, from_bytes
from engine_core.patterns import NAMES
from engine_core.ranking import ranking
from engine_core.treasure_maps import NO_MAP
from tests.slow_cells import EXPEDITION_CARDS
from tests.slow_model import Move, SlowGame
from tools.map_pictures import as_json

MAPS = json.loads(as_json())


def cells_of(mask: int) -> frozenset[tuple[int, int]]:
    return frozenset((row_of(cell), column_of(cell)) for cell in cells_in(mask))


def move_of(game: Game, action: int) -> Move:
    """An action of the engine in the words of the model."""
    player = game.players[game.player]
    if game.phase == phases.KEEP:
        return ("keep", frozenset(player.dealt[p] for p in actions.pair_of(action)))
    if game.phase == phases.CONFIRM:
        return ("confirm",)
    if game.phase == phases.TAKE:
        if action == actions.TAKE_DECK:
            return ("deck",)
        return ("display", game.display[actions.place_of(action)])
    map_id = player.maps[actions.slot_of(action)]
    cells = cells_of(game.cells_of(action))
    if actions.is_lay(action):
        return ("pattern", map_id, cells)
    (cell,) = cells
    return ("bonus" if game.phase == phases.BONUS else "single", map_id, cell)


class EngineAgainstModel(RuleBasedStateMachine):
    @initialize(players=st.integers(2, 4), seed=st.integers(0, 2**32 - 1))
    def deal(self, players: int, seed: int) -> None:
        self.journal = Journal(seed, [(0, "")] * players)
        self.game = self.journal.game
        self.bots = [Bot("easy", seed, seat) for seat in range(players)]
        self.model = SlowGame(
            MAPS,
            players,
            self.game.start_player,
            [list(player.dealt) for player in self.game.players],
            lambda left: self.game.display + self.game.deck[::-1],
            [list(EXPEDITION_CARDS) for _ in range(4)],
        )

    def play_both(self, action: int) -> None:
        move, player = move_of(self.game, action), self.game.player
        self.journal.play(action)
        # What chance brought is seen in the engine and handed to the model.
        cards = [NAMES[card] for card in self.game.expedition]
        self.model.expeditions[self.game.round] = cards
        self.play_model(player, *move)

    def play_model(self, player: int, kind: object, *rest) -> None:
        verbs: dict[object, Callable[..., None]] = {
            "keep": self.model.keep,
            "pattern": self.model.mark_pattern,
            "single": self.model.mark_single,
            "bonus": self.model.bonus,
            "confirm": self.model.confirm,
            "display": self.model.take_from_display,
            "deck": self.model.take_from_deck,
        }
        verbs[kind](player, *rest)

    @precondition(lambda self: not self.game.is_over())
    @rule(number=st.integers(0, 400))
    def play_any_action(self, number: int) -> None:
        legal = self.game.legal_actions()
        self.play_both(legal[number % len(legal)])

    @precondition(lambda self: not self.game.is_over())
    @rule(moves=st.integers(5, 60))
    def play_some_sensible_actions(self, moves: int) -> None:
        for _ in range(moves):
            if not self.game.is_over():
                self.play_both(self.bots[self.game.player].choose(self.game))

    @precondition(lambda self: self.game.marking)
    @rule()
    def undo(self) -> None:
        self.journal.undo()
        self.model.undo(self.game.player)

    @rule(action=st.integers(-2, actions.ACTIONS + 1))
    def try_an_illegal_action(self, action: int) -> None:
        if action not in self.game.legal_actions():
            before = self.journal.to_bytes()
            try:
                self.journal.play(action)
            except IllegalAction:
                assert self.journal.to_bytes() == before
            else:
                raise AssertionError(f"{actions.describe(action)} was taken")

    @rule()
    def rebuild_from_the_journal(self) -> None:
        self.journal = from_bytes(self.journal.to_bytes())
        self.game = self.journal.game

    @invariant()
    def both_allow_the_same(self) -> None:
        legal = self.game.legal_actions()
        assert len(set(legal)) == len(legal)
        assert {move_of(self.game, a) for a in legal} == self.model.legal_moves()

    @invariant()
    def both_wait_for_the_same(self) -> None:
        assert phases.NAMES[self.game.phase] == self.model.phase
        if not self.game.is_over():
            assert self.game.player == self.model.player_to_act
            assert self.game.start_player == self.model.start_player
        assert self.game.bonus_cells == self.model.bonus_cells_owed
        assert (self.game.round + 1, self.game.turn + 1) == (
            self.model.round,
            self.model.turn,
        )

    @invariant()
    def both_tables_look_the_same(self) -> None:
        display = [None if m == NO_MAP else m for m in self.game.display]
        assert display == self.model.display
        if self.game.phase != phases.KEEP:
            assert self.game.deck[::-1] == self.model.deck
        assert self.game.cups_left == len(self.model.cups_left)

    @invariant()
    def both_players_have_the_same(self) -> None:
        for seat, player in enumerate(self.game.players):
            sheet = self.model.sheets[seat]
            assert (player.coins, player.cups, player.palms) == (
                sheet.coins,
                sheet.cups,
                sheet.palms,
            )
            assert sorted(player.complete) == sorted(self.model.complete[seat])
            own = {
                player.maps[slot]: cells_of(player.open_cells[slot])
                for slot in range(2)
                if player.maps[slot] != NO_MAP
            }
            assert own == self.model.free[seat]

    @invariant()
    def both_score_the_same(self) -> None:
        assert [s._asdict() for s in self.game.scores()] == self.model.scores()
        groups: dict[int, list[int]] = {}
        for place, seat in ranking(self.game.players):
            groups.setdefault(place, []).append(seat)
        assert list(groups.values()) == self.model.ranking()


TestEngineAgainstModel = pytest.mark.slow(EngineAgainstModel.TestCase)
TestEngineAgainstModel.settings = settings(max_examples=200, stateful_step_count=60)
