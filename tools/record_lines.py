"""One whole game, as the lines of a public record (see FORMATS.md).

Runs on MicroPython too, so the lines are put together here, key by key: a record
is the same byte for byte on every interpreter, and dictionaries are not.
"""

from engine_core import news
from engine_core.bots import Bot
from engine_core.game import Game
from engine_core.grid import cells_in, column_of, row_of
from engine_core.journal import Journal
from engine_core.patterns import NAMES
from engine_core.ranking import winners
from engine_core.treasure_maps import NO_MAP

FORMAT = 1


def record_lines(seed: int, bots: list[str]) -> list[str]:
    """Play a game with a bot, by its name, on each seat, and write it down."""
    seats = [Bot(name, seed, seat) for seat, name in enumerate(bots)]
    return list(
        _written_down(seed, len(bots), lambda game: seats[game.player].choose(game))
    )


def lines_of_journal(journal: Journal):  # type: ignore[no-untyped-def]
    """Write down a game that was played before, line by line."""
    actions = iter(journal.actions())
    return _written_down(journal.seed, len(journal.seats), lambda _: next(actions))


def _written_down(seed: int, players: int, choose):  # type: ignore[no-untyped-def]
    game = Game(players, seed)
    told: list[tuple] = []
    game.told = told
    yield from opening_lines(game, seed)
    while not game.is_over():
        game.apply(choose(game))
        for event in told:
            yield line_of(event)
        told.clear()
    yield from closing_lines(game)


def opening_lines(game: Game, seed: int) -> list[str]:
    players = len(game.players)
    lines = [
        f'{{"event": "start", "format": {FORMAT}, "seed": {seed}, '
        f'"players": {players}, "start_player": {game.start_player}}}'
    ]
    for seat, player in enumerate(game.players):
        lines.append(f'{{"event": "deal", "player": {seat}, "maps": {player.dealt}}}')
    return lines


def closing_lines(game: Game) -> list[str]:
    lines = []
    for seat, score in enumerate(game.scores()):
        lines.append(
            f'{{"event": "score", "player": {seat}, "coins": {score.coins}, '
            f'"cups": {score.cups}, "palms": {score.palms}, "maps": {score.maps}, '
            f'"seals": {score.seals}, "total": {score.total}}}'
        )
    lines.append(f'{{"event": "winners", "players": {winners(game.players)}}}')
    return lines


def line_of(event: tuple) -> str:
    """A piece of the game's news as one JSON object."""
    kind = event[0]
    fields = _FIELDS[kind](*event[1:])  # type: ignore[operator]
    return f'{{"event": "{kind}", {fields}}}'


def _kept(player: int, first: int, second: int) -> str:
    return f'"player": {player}, "maps": [{first}, {second}]'


def _display(places: list[int]) -> str:
    return f'"maps": {[map_id for map_id in places if map_id != NO_MAP]}'


def _reveal(round_: int, turn: int, pattern: int, start_player: int) -> str:
    return (
        f'"round": {round_ + 1}, "turn": {turn + 1}, '
        f'"pattern": "{NAMES[pattern]}", "start_player": {start_player}'
    )


def _mark(player: int, map_id: int, cells: int, is_pattern: bool) -> str:
    where = [_cell(cell) for cell in cells_in(cells)]
    how = "pattern" if is_pattern else "single"
    return f'"player": {player}, "map": {map_id}, "cells": {where}, "as": "{how}"'


def _bonus(player: int, map_id: int, cell: int) -> str:
    return f'"player": {player}, "map": {map_id}, "cell": {_cell(cell)}'


def _points(player: int, points: int) -> str:
    return f'"player": {player}, "points": {points}'


def _complete(player: int, map_id: int) -> str:
    return f'"player": {player}, "map": {map_id}'


def _take(player: int, map_id: int, from_deck: bool) -> str:
    source = "deck" if from_deck else "display"
    return f'"player": {player}, "map": {map_id}, "from": "{source}"'


def _cell(cell: int) -> list[int]:
    return [row_of(cell), column_of(cell)]


_FIELDS = {
    news.KEPT: _kept,
    news.DISPLAY: _display,
    news.REVEAL: _reveal,
    news.MARK: _mark,
    news.BONUS: _bonus,
    news.PALM: _points,
    news.CUP: _points,
    news.COMPLETE: _complete,
    news.TAKE: _take,
}
