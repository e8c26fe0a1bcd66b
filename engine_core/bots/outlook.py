"""What a player's position promises until the end of the game.

Values are in hundredths of a point, work in hundredths of a cell (see terrain.py),
and the time that is left is the work that can be done in it.
"""

from array import array

from engine_core.bots.gains import seals_between, seals_gained
from engine_core.bots.terrain import effort
from engine_core.game import Game
from engine_core.grid import count
from engine_core.phases import KEEP
from engine_core.player import COIN_BOXES, COINS_IN_A_ROW, PALM_BOXES
from engine_core.table import ROUNDS, TURNS
from engine_core.treasure_maps import NO_MAP, NO_SEAL, land, points, seal, seal_points
from engine_core.treasure_maps import coins as coins_on
from engine_core.treasure_maps import crosses as crosses_on
from engine_core.treasure_maps import palms as palms_on

WORK_A_TURN = 310  # waste and bonus cells counted

_POINT = 100
_PAY_OF_WORK = 118  # in percent: what work on maps that are yet to be taken pays
_UNSURE = 250  # work that chance may add to a plan, or spare it
_BONUS_CELL = 200  # more than a cell: it goes just where it is wanted
_CROSS_LATER = 200
_COIN_LATER = 150
_PALM_LATER = 170
_TURNS_A_COLOUR = 14  # in so many turns a player completes one map of a colour

_worth_of_coins = array("i", [0] * (COIN_BOXES + 1))


class Outlook:
    """One player's maps and coins, to cross cells in thought and weigh the rest."""

    def __init__(self, game: Game) -> None:
        self._player = game.players[game.player]
        self.turns_left = _turns_left(game)
        self.time = WORK_A_TURN * self.turns_left
        self._palm_now = _POINT * game.palm_points()
        self._crosses, self._coins_on, self._palms = [0, 0], [0, 0], [0, 0]
        self._symbols = [0, 0]
        self._prize = [0, 0]  # what each map pays when it is complete
        self.open_cells, self._work, self._pays = [0, 0], [0, 0], [0, 0]
        _weigh_coins(game, self.turns_left)
        maps = self._player.maps
        for slot in range(2):
            if maps[slot] != NO_MAP:
                self.lay_out(slot, maps[slot], maps[1 - slot])
        self.begin()

    def begin(self) -> None:
        """See the player's maps as they lie, with nothing crossed in thought."""
        self.bonus_cells = 0
        self._coins = self._player.coins
        for slot in range(2):
            self._see(slot, self._player.open_cells[slot])

    def lay_out(self, slot: int, map_id: int, other: int) -> None:
        """See a fresh map in the slot, beside the other one."""
        self._crosses[slot] = crosses_on(map_id)
        player = self._player
        self._coins_on[slot] = coins_on(map_id) if player.coins < COIN_BOXES else 0
        self._palms[slot] = palms_on(map_id) if len(player.palms) < PALM_BOXES else 0
        self._symbols[slot] = (
            self._crosses[slot] | self._coins_on[slot] | self._palms[slot]
        )
        self._prize[slot] = self._prize_of(map_id, other)
        self._see(slot, land(map_id))

    def _prize_of(self, map_id: int, other: int) -> int:
        """Its points and seals, the other map and maps yet to come counted in."""
        paid = points(map_id) + seals_gained(self._player.complete, map_id)
        if other != NO_MAP:
            paid += seals_between(other, map_id)
        prize = _POINT * paid
        if seal(map_id) != NO_SEAL:
            to_come = _POINT * self.turns_left // _TURNS_A_COLOUR
            prize += seal_points(seal(map_id)) * to_come
        return prize

    def _see(self, slot: int, open_cells: int) -> None:
        self.open_cells[slot] = open_cells
        self._work[slot] = effort(open_cells)
        self._pays[slot] = self._payout(slot, open_cells)

    def _payout(self, slot: int, open_cells: int) -> int:
        """What the map pays on the way to its last cell."""
        value = self._prize[slot]
        if open_cells & self._symbols[slot]:
            value += _CROSS_LATER * count(open_cells & self._crosses[slot])
            value += _COIN_LATER * count(open_cells & self._coins_on[slot])
            if open_cells & self._palms[slot]:
                value += _PALM_LATER
        return value

    # Crossing cells in thought.

    def after(self, slot: int, cells: int) -> int:
        """The value of all, were these cells crossed."""
        left = self.open_cells[slot] & ~cells
        value = _promised(
            effort(left),
            self._payout(slot, left),
            self._work[1 - slot],
            self._pays[1 - slot],
            self.time,
        )
        if cells & self._symbols[slot]:
            value += self._scored(slot, cells)
            value += _BONUS_CELL * count(cells & self._crosses[slot])
        return value

    def cross(self, slot: int, cells: int) -> int:
        """Cross these cells; what coins and palms score. Bonus cells are counted."""
        scored = self._scored(slot, cells)
        self._coins = self._coins_with(slot, cells)
        self.bonus_cells += count(cells & self._crosses[slot])
        self._see(slot, self.open_cells[slot] & ~cells)
        return scored

    def _scored(self, slot: int, cells: int) -> int:
        """Coins, with their share of a cup, and palms."""
        after = self._coins_with(slot, cells)
        value = _worth_of_coins[after] - _worth_of_coins[self._coins]
        return value + self._palm_now if cells & self._palms[slot] else value

    def _coins_with(self, slot: int, cells: int) -> int:
        found = count(cells & self._coins_on[slot])
        return min(self._coins + found, COIN_BOXES)

    # What is left.

    def has_open_cell(self) -> bool:
        return (self.open_cells[0] | self.open_cells[1]) != 0

    def value(self, more_time: int = 0) -> int:
        """Both maps, and those that come after them."""
        work, pays = self._work, self._pays
        return _promised(work[0], pays[0], work[1], pays[1], self.time + more_time)


def _turns_left(game: Game) -> int:
    """The turns after this one; before the first one, all."""
    if game.phase == KEEP:
        return ROUNDS * TURNS
    return (ROUNDS - game.round) * TURNS - game.turn - 1


def _promised(work: int, pays: int, more_work: int, more_pays: int, time: int) -> int:
    """The map with less work is completed first; time that is left then pays too."""
    if work > more_work:
        return _promised(more_work, more_pays, work, pays, time)
    left = time - work
    value = _hoped(pays, work, left, time)
    left -= more_work
    value += _hoped(more_pays, more_work, left, time)
    return value + left * _PAY_OF_WORK // 100 if left > 0 else value


def _hoped(pays: int, work: int, left: int, time: int) -> int:
    """What a map pays, as far as there will be time to complete it."""
    if work == 0 or left >= _UNSURE:
        return pays
    if left <= -_UNSURE or time <= 0:
        return 0
    return pays * (left + _UNSURE) // (2 * _UNSURE)


def _weigh_coins(game: Game, turns_left: int) -> None:
    """Each coin pays a point, each full row the cup that is then the highest.

    A row that is only begun is worth a part of the cup that may be left for it.
    """
    player = game.players[game.player]
    cup = _next_cup(game)
    for coins in range(player.coins, COIN_BOXES + 1):
        rows = coins // COINS_IN_A_ROW - len(player.cups)
        cups = sum([max(cup - row, 0) for row in range(rows)])
        begun = coins % COINS_IN_A_ROW if turns_left else 0
        hope = begun * max(cup - rows - 1, 0) * _POINT * 7 // 40
        _worth_of_coins[coins] = _POINT * (coins + cups) + hope


def _next_cup(game: Game) -> int:
    """The cup for a row filled now: who is served earlier takes a higher one."""
    cup, seat = game.cups_left, game.start_player
    while seat != game.player:
        cup -= game.players[seat].rows_without_cup()
        seat = (seat + 1) % len(game.players)
    return cup
