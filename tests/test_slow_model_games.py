"""Whole random games on the slow model: nothing is ever created or lost."""

import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy

import pytest

from tests.slow_cells import EXPEDITION_CARDS, Cell
from tests.slow_model import Move, SlowGame
from tests.slow_score import Map
from tests.small_games import invented_map

Turn = tuple[int, int, str | None, int]  # round, turn, card and start player


def random_island(chance: random.Random, size: int) -> set[Cell]:
    """Cells grown one beside another, at most six rows and five columns."""
    sea = [(row, column) for row in range(6) for column in range(5)]
    island = {chance.choice(sea)}
    while len(island) < size:
        row, column = chance.choice(sea)
        beside = {(row - 1, column), (row + 1, column)}
        beside |= {(row, column - 1), (row, column + 1)}
        if beside & island:
            island.add((row, column))
    return island


def random_map(chance: random.Random, map_id: int, colour: str, size: int) -> Map:
    """An island with random symbols, cut to its own size, perhaps with a seal."""
    island = random_island(chance, size)
    rows = sorted({row for row, _ in island})
    columns = sorted({column for _, column in island})
    picture = "/".join(
        "".join(
            chance.choice("###xop") if (row, column) in island else "."
            for column in columns
        )
        for row in rows
    )
    seals = [("grey", 1), ("green", 1), ("orange", 2), ("purple", 2)]
    others = [seal for seal in seals if seal[0] != colour]
    return invented_map(map_id, picture, colour, chance.choice([None, *others]))


def random_maps(chance: random.Random) -> list[Map]:
    """As many maps of each colour and size as the real game has: 47."""
    kinds = [("grey", 8)] * 11 + [("green", 10)] * 12
    kinds += [("orange", 12)] * 12 + [("purple", 14)] * 12
    return [
        random_map(chance, map_id, colour, size)
        for map_id, (colour, size) in enumerate(kinds)
    ]


def random_game(chance: random.Random, maps: list[Map], players: int) -> SlowGame:
    """Shuffle and deal, as at a real table."""
    ids = [one["id"] for one in maps]
    chance.shuffle(ids)
    return SlowGame(
        maps=maps,
        players=players,
        start_player=chance.randrange(players),
        hands=[ids[4 * player : 4 * player + 4] for player in range(players)],
        deck_after_keeps=lambda left: chance.sample(left, len(left)),
        expeditions=[chance.sample(EXPEDITION_CARDS, 8) for _ in range(4)],
    )


def tiny_maps() -> list[Map]:
    """So few and so small maps that the deck runs out and players are skipped."""
    return [invented_map(map_id, "xop") for map_id in range(20)]


def play(game: SlowGame, move: Move) -> None:
    """Let the player to act choose the move."""
    kind, *how = move
    verbs: dict[object, Callable[..., None]] = {
        "keep": game.keep,
        "pattern": game.mark_pattern,
        "single": game.mark_single,
        "bonus": game.bonus,
        "confirm": game.confirm,
        "display": game.take_from_display,
        "deck": game.take_from_deck,
    }
    verbs[kind](game.player_to_act, *how)


def every_map(game: SlowGame) -> list[int]:
    """The maps in deck and display, before the players and laid aside."""
    own = [map_id for maps in game.free for map_id in maps]
    complete = [map_id for maps in game.complete for map_id in maps]
    return sorted(game.deck + game.maps_on_display() + own + complete)


def crossed_symbols(game: SlowGame, player: int) -> Counter[str]:
    """How often the player has crossed each symbol, on all maps they ever had."""
    own = game.free[player]
    return Counter(
        symbol
        for map_id in [*own, *game.complete[player]]
        for cell, symbol in game.symbols[map_id].items()
        if cell not in own.get(map_id, set())
    )


def check_sheet(game: SlowGame, player: int) -> None:
    """What is written stands for what was crossed."""
    sheet, crossed = game.sheets[player], crossed_symbols(game, player)
    assert sheet.coins == min(12, crossed["o"])
    assert len(sheet.palms) == min(4, crossed["p"])
    assert sheet.rows_without_cup() in (0, 1)  # one turn crosses at most four coins


def check_table(game: SlowGame) -> None:
    """What must be true whenever a player has to choose, and at the end."""
    assert every_map(game) == sorted(game.maps)
    cups = [cup for sheet in game.sheets for cup in sheet.cups if cup > 0]
    assert sorted(cups + game.cups_left) == [1, 2, 3, 4, 5, 6]
    for player in range(game.players):
        check_sheet(game, player)
        assert len(game.free[player]) <= 2
    if game.deck and game.phase != "take":
        assert None not in game.display
    assert (game.legal_moves() == set()) == (game.phase == "over")


def picture_of(game: SlowGame) -> tuple[object, ...]:
    """All that a mark can change, as it is now."""
    return deepcopy(
        (game.phase, game.player_to_act, game.free, game.sheets, game.bonus_cells_owed)
    )


def play_at_random(game: SlowGame, chance: random.Random) -> list[Turn]:
    """Play to the end, checking after every move; which turns were played?

    Each mark is taken back once and made again.
    """
    turns: list[Turn] = []
    while game.phase != "over":
        move = chance.choice(sorted(game.legal_moves(), key=repr))
        before = picture_of(game)
        play(game, move)
        if move[0] in ("pattern", "single", "bonus"):
            assert game.player_to_act is not None
            game.undo(game.player_to_act)
            assert picture_of(game) == before
            play(game, move)
        if game.phase != "keep":
            check_table(game)
        turn = (game.round, game.turn, game.revealed, game.start_player)
        if game.phase == "mark" and turn not in turns:
            turns.append(turn)
    return turns


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_random_game_ends_after_28_turns(players: int, seed: int) -> None:
    chance = random.Random(seed)
    game = random_game(chance, random_maps(chance), players)
    first = game.start_player
    turns = play_at_random(game, chance)
    assert turns == [
        (number + 1, turn + 1, cards[turn], (first + 7 * number + turn) % players)
        for number, cards in enumerate(game.expeditions)
        for turn in range(7)
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_goes_on_when_all_maps_are_complete(players: int) -> None:
    chance = random.Random(players)
    game = random_game(chance, tiny_maps(), players)
    turns = play_at_random(game, chance)
    assert sorted(map_id for own in game.complete for map_id in own) == list(range(20))
    assert len(turns) < 28  # in the others everybody was skipped
    assert (game.round, game.turn) == (4, 7)


@pytest.mark.parametrize("seed", range(5))
def test_the_winner_has_the_most_points(seed: int) -> None:
    chance = random.Random(seed)
    game = random_game(chance, random_maps(chance), players=4)
    play_at_random(game, chance)
    totals = [score["total"] for score in game.scores()]
    assert {totals[seat] for seat in game.winners()} == {max(totals)}
    assert sorted(seat for place in game.ranking() for seat in place) == [0, 1, 2, 3]
