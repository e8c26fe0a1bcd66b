"""One quick game between bots, told as text: for where there is no terminal."""

from collections.abc import Iterator

from engine_core import news
from engine_core.bots import Bot
from engine_core.game import Game
from engine_core.grid import cells_in, column_of, row_of
from engine_core.ranking import winners
from engine_core.treasure_maps import COLOURS, colour, points

_PLAYERS = ("Ada", "Bruno", "Cleo")
_BOTS = ("easy", "easy", "random")
_PATTERNS = ("straight 2", "straight 3", "corner 3", "T of 4", "L of 4", "square of 4")
_COLUMNS = "abcde"


def course_of_a_game(seed: int) -> Iterator[str]:
    """The lines of a whole game, in the order in which things happen."""
    told: list[tuple] = []
    game = Game(len(_PLAYERS), seed)
    game.told = told
    bots = [Bot(name, seed, seat) for seat, name in enumerate(_BOTS)]
    teller = Teller()
    yield f"Hundred Crosses: a quick game between {_and(_PLAYERS)}, seed {seed}."
    yield "Cells are named by column a to e and row 1 to 6."
    while not game.is_over():
        game.apply(bots[game.player].choose(game))
        yield from teller.lines(told)
        told.clear()
    yield from teller.turn()
    yield from _score_table(game)


class Teller:
    """Gathers what each player does in a turn into one line."""

    def __init__(self) -> None:
        self._deeds: dict[int, list[str]] = {}

    def lines(self, told: list[tuple]) -> Iterator[str]:
        for kind, *what in told:
            if kind == news.REVEAL:
                yield from self.turn()
                yield from _revealed(*what)
            elif kind != news.DISPLAY:
                self._deeds.setdefault(what[0], []).append(_deed(kind, *what[1:]))

    def turn(self) -> Iterator[str]:
        """What was gathered, and begin anew."""
        for player, deeds in self._deeds.items():
            yield f"      {_PLAYERS[player]:6} {'; '.join(deeds)}"
        self._deeds = {}


def _revealed(round_: int, turn: int, pattern: int, start_player: int) -> Iterator[str]:
    if turn == 0:
        yield f"\nRound {round_ + 1}"
    yield f"  {turn + 1}. {_PATTERNS[pattern]}, {_PLAYERS[start_player]} begins"


def _deed(kind: str, *what: int) -> str:
    if kind == news.KEPT:
        return f"keeps {_map(what[0])} and {_map(what[1])}"
    if kind == news.MARK:
        map_id, cells, is_pattern = what
        crossed = " ".join(_cell(cell) for cell in cells_in(cells))
        how = "" if is_pattern else " alone"
        return f"map {map_id}: {crossed}{how}"
    if kind == news.BONUS:
        return f"and {_cell(what[1])} on map {what[0]}"
    if kind == news.COMPLETE:
        return f"map {what[0]} is complete: {points(what[0])} points"
    if kind == news.TAKE:
        return f"takes {_map(what[0])} from the {'deck' if what[1] else 'display'}"
    return f"a {kind}: {_counted(what[0])}"


def _counted(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


def _map(map_id: int) -> str:
    return f"map {map_id} ({COLOURS[colour(map_id)]})"


def _cell(cell: int) -> str:
    return f"{_COLUMNS[column_of(cell)]}{row_of(cell) + 1}"


def _score_table(game: Game) -> Iterator[str]:
    yield "\n         coins  cups palms  maps seals total"
    for name, score in zip(_PLAYERS, game.scores(), strict=True):
        yield f"  {name:6}" + "".join(f"{part:6}" for part in score)
    won = [_PLAYERS[seat] for seat in winners(game.players)]
    yield f"\n{_and(won)} {'win' if len(won) > 1 else 'wins'}."


def _and(names: tuple[str, ...] | list[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
