"""Watches a game between bots: what every map cost its player, and what it paid.

A turn is shared out among the maps that it crossed cells of, bonus cells counted. A
map pays its points, its seal, its palms, and for each of its coins one point and a
quarter of the cup that it helped to win: all maps together pay just the scores.
"""

from typing import NamedTuple

from engine_core import news, phases
from engine_core.bots import Bot
from engine_core.game import Game
from engine_core.grid import count
from engine_core.player import COIN_BOXES, COINS_IN_A_ROW, PALM_BOXES
from engine_core.ranking import winners
from engine_core.table import TURNS
from engine_core.treasure_maps import (
    NO_MAP,
    NO_SEAL,
    coins,
    count_of,
    points,
    seal,
    seal_points,
)
from tools.lab.findings import PAY, TURN, Findings

SHARE = 12  # parts of a choice: one of two, three or four


class Watched(NamedTuple):
    """Some games with the same bot on every seat."""

    bot: str
    players: int
    first_seed: int
    games: int


def watch(job: Watched) -> Findings:
    findings = Findings()
    for seed in range(job.first_seed, job.first_seed + job.games):
        _Watcher(job, seed, findings).play()
    return findings


class _Watcher:
    """One game, and what each map has cost and paid in it so far."""

    def __init__(self, job: Watched, seed: int, findings: Findings) -> None:
        self._game = Game(job.players, seed)
        self._told: list[tuple] = []
        self._game.told = self._told
        self._bots = [Bot(job.bot, seed, seat) for seat in range(job.players)]
        self._findings = findings
        self._turns: dict[int, int] = {}  # by map
        self._pay: dict[int, int] = {}
        self._begun: dict[int, int] = {}  # the turn in which a map was laid out
        self._crossed: list[int] = []  # the map of each cell crossed in this turn
        self._coins: list[list[int]] = [[] for _ in range(job.players)]  # their maps
        self._start_player = self._game.start_player

    def play(self) -> None:
        game = self._game
        while not game.is_over():
            self._note_choice()
            game.apply(self._bots[game.player].choose(game))
            self._listen()
        self._end()

    def _note_choice(self) -> None:
        """What lies before a player who is about to choose maps."""
        game = self._game
        if game.phase == phases.KEEP:
            self._offer(game.players[game.player].dealt, 2)
        elif game.phase == phases.TAKE:
            self._offer([m for m in game.display if m != NO_MAP], 1)
        elif game.phase == phases.CONFIRM:
            self._share_out_turn()

    def _offer(self, maps: list[int], choices: int) -> None:
        for map_id in maps:
            seen = self._findings.maps[map_id]
            seen["offered"] += 1
            seen["expected"] += SHARE * choices // len(maps)

    def _share_out_turn(self) -> None:
        for map_id in self._crossed:
            spent = self._turns.get(map_id, 0)
            self._turns[map_id] = spent + TURN // len(self._crossed)
        self._crossed = []

    # The news.

    def _listen(self) -> None:
        for kind, *about in self._told:
            if kind == news.KEPT:
                self._lay_out(about[1], True)
                self._lay_out(about[2], True)
            elif kind == news.TAKE:
                self._lay_out(about[1], not about[2])
            elif kind == news.MARK:
                self._cross(about[0], about[1], about[2])
            elif kind == news.BONUS:
                self._cross(about[0], about[1], 1 << about[2])
            elif kind == news.PALM:
                self._earn(self._crossed[-1], PAY * about[1])
            elif kind == news.CUP:
                self._share_out_cup(about[0], about[1])
            elif kind == news.COMPLETE:
                self._complete(about[1])
        self._told.clear()

    def _lay_out(self, map_id: int, was_chosen: bool) -> None:
        self._findings.maps[map_id]["chosen"] += was_chosen
        self._findings.maps[map_id]["laid out"] += 1
        self._begun[map_id] = self._now()

    def _now(self) -> int:
        return self._game.round * TURNS + self._game.turn

    def _cross(self, player: int, map_id: int, cells: int) -> None:
        self._crossed += [map_id] * count(cells)
        mine = self._coins[player]
        for _ in range(count(cells & coins(map_id))):
            if len(mine) < COIN_BOXES:
                mine.append(map_id)
                self._earn(map_id, PAY)

    def _earn(self, map_id: int, pay: int) -> None:
        self._pay[map_id] = self._pay.get(map_id, 0) + pay

    def _share_out_cup(self, player: int, cup: int) -> None:
        row = len(self._game.players[player].cups) * COINS_IN_A_ROW
        if cup:
            self._findings.games["cups won"] += 1
        for map_id in self._coins[player][row - COINS_IN_A_ROW : row]:
            self._earn(map_id, cup)  # a quarter of it, in quarters

    def _complete(self, map_id: int) -> None:
        self._earn(map_id, PAY * points(map_id))
        waited = self._now() - self._begun[map_id] + 1
        self._findings.maps[map_id]["waited"] += waited

    # The end.

    def _end(self) -> None:
        game, seen = self._game, self._findings.games
        won = winners(game.players)
        for seat, player in enumerate(game.players):
            self._pay_seals(player.complete)
            for map_id in player.complete:
                self._note_complete(map_id, seat in won)
            seen["palm boxes full"] += len(player.palms) == PALM_BOXES
            seen["coin boxes full"] += player.coins == COIN_BOXES
            seen[f"wins of seat {seat}"] += SHARE // len(won) * (seat in won)
            seen["maps complete"] += len(player.complete)
        self._note_costs()
        seen["players"] += len(game.players)
        seen["games"] += 1
        seen["cups gone"] += game.cups_left == 0
        seen["deck gone"] += not game.deck
        seen["wins of start player"] += SHARE // len(won) * (self._start_player in won)
        self._findings.totals.update(score.total for score in game.scores())

    def _pay_seals(self, complete: list[int]) -> None:
        for map_id in complete:
            wanted = seal(map_id)
            if wanted != NO_SEAL:
                paid = seal_points(wanted) * count_of(wanted, complete)
                self._earn(map_id, PAY * paid)

    def _note_complete(self, map_id: int, has_won: bool) -> None:
        seen = self._findings.maps[map_id]
        seen["complete"] += 1
        seen["won"] += has_won
        seen["complete turns"] += self._turns.get(map_id, 0)

    def _note_costs(self) -> None:
        """Of all maps, those that stayed unfinished too."""
        for map_id in self._begun:
            self._findings.maps[map_id]["turns"] += self._turns.get(map_id, 0)
            self._findings.maps[map_id]["pay"] += self._pay.get(map_id, 0)
