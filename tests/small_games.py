"""Small games on invented maps, each to be seen whole in the test that plays it."""

from tests.slow_cells import EXPEDITION_CARDS, Cell
from tests.slow_model import SlowGame
from tests.slow_score import Map

LONG = "##########"  # a map for a player who should go on and on

SQUARE = {(0, 0), (0, 1), (1, 0), (1, 1)}
TEE = {(0, 0), (0, 1), (0, 2), (1, 1)}
TOP_TWO = {(0, 0), (0, 1)}


def invented_map(
    map_id: int, picture: str, colour: str = "grey", seal: tuple[str, int] | None = None
) -> Map:
    """A map drawn in one line, its rows parted by '/'."""
    rows = picture.split("/")
    return {
        "id": map_id,
        "colour": colour,
        "points": sum(symbol != "." for row in rows for symbol in row),
        "seal": seal and {"colour": seal[0], "points": seal[1]},
        "rows": rows,
    }


def cards_starting_with(first_cards: str) -> list[str]:
    """The eight expedition cards: the named ones first, then the others."""
    rest = list(EXPEDITION_CARDS)
    for card in first_cards.split():
        rest.remove(card)
    return first_cards.split() + rest


def small_game(
    *kept: str, others: str = "## ## ## ##", cards: str = "", start_player: int = 0
) -> SlowGame:
    """A game just after the keeping, all of it seen in the call.

    Player 0 has kept the maps 0 and 1, player 1 the maps 2 and 3. The others
    follow: four on the display, then the deck.
    """
    pictures = [*kept, *others.split()]
    maps = [invented_map(map_id, picture) for map_id, picture in enumerate(pictures)]
    own = [[0, 1], [2, 3]]
    game = SlowGame(
        maps=maps,
        players=2,
        start_player=start_player,
        hands=[[*own[0], 4, 5], [*own[1], 6, 7]],
        deck_after_keeps=lambda left: left,
        expeditions=[cards_starting_with(cards)] * 4,
    )
    for player in range(2):
        game.keep(player, set(own[player]))
    return game


def pattern(game: SlowGame, player: int, map_id: int, cells: set[Cell]) -> None:
    """Mark the pattern and confirm it at once."""
    game.mark_pattern(player, map_id, cells)
    game.confirm(player)


def single(game: SlowGame, player: int, map_id: int, cell: Cell) -> None:
    """Mark one cell and confirm it at once."""
    game.mark_single(player, map_id, cell)
    game.confirm(player)
