"""Positions for tests: invented maps, dealt by hand."""

from engine_core import actions, treasure_maps
from engine_core.game import Game
from engine_core.grid import cell_at
from engine_core.patterns import EVERY_WAY_TO_LAY, I2
from engine_core.phases import BONUS, CONFIRM, MARK
from engine_core.treasure_maps import GREY, MAPS, NO_MAP, NO_SEAL, RECORD_BYTES

PLAIN = "##### ##### #####"


def mask(rows: str, signs: str) -> int:
    """The cells of a picture that carry one of the signs."""
    cells = 0
    for row, line in enumerate(rows.split()):
        for column, sign in enumerate(line):
            if sign in signs:
                cells |= 1 << cell_at(row, column)
    return cells


def invented(rows: str, colour: int = GREY, seal: int = NO_SEAL) -> int:
    """The id of a map drawn in a test; it stands behind the 47 real ones."""
    record = b"".join(
        [mask(rows, signs).to_bytes(4, "little") for signs in ("#xop", "x", "o", "p")]
    )
    record += bytes([colour + 4 * (seal + 1)])
    known = treasure_maps.packed
    for map_id in range(MAPS, len(known) // RECORD_BYTES):
        at = map_id * RECORD_BYTES
        if known[at : at + RECORD_BYTES] == record:
            return map_id
    treasure_maps.packed = known + record
    return len(known) // RECORD_BYTES


def game_with(*hands: tuple[str, ...], pattern: int = I2) -> Game:
    """A game in its first turn; player 0 starts, each hand is one or two pictures.

    Players without a hand have plain maps; the display is empty of palms.
    """
    game = _kept_game(max(2, len(hands)))
    for seat, player in enumerate(game.players):
        hand = hands[seat] if seat < len(hands) else (PLAIN, PLAIN)
        for slot in range(2):
            player.maps[slot] = NO_MAP
            player.open_cells[slot] = 0
            if slot < len(hand):
                player.lay_out(slot, invented(hand[slot]))
    game.expedition[0] = pattern
    game.display = [invented(PLAIN)] * 4
    game._begin_marking()  # with the maps as they lie now
    return game


def _kept_game(players: int) -> Game:
    seed = 0
    while Game(players, seed).start_player != 0:
        seed += 1
    game = Game(players, seed)
    for _ in range(players):
        game.apply(actions.keep(0, 1))
    return game


def lay(game: Game, slot: int, picture: str) -> None:
    """Lay the pattern on the cells of a picture."""
    way = list(EVERY_WAY_TO_LAY[game.pattern()]).index(mask(picture, "#"))
    game.apply(actions.lay(slot, way))


def cross(game: Game, slot: int, row: int, column: int) -> None:
    game.apply(actions.cross(slot, cell_at(row, column)))


def confirm(game: Game) -> None:
    game.apply(actions.CONFIRM)


def pass_by(game: Game) -> None:
    """The player crosses the first free cells there are, and confirms."""
    while game.phase in (MARK, BONUS):
        game.apply(game.legal_actions()[0])
    if game.phase == CONFIRM:
        confirm(game)


def finish_marking(game: Game) -> None:
    """Player 0 confirms, and everybody else passes by until step 3 is through."""
    turn = game.turn
    confirm(game)
    while game.phase == MARK and game.turn == turn:
        pass_by(game)
