from binascii import crc32

from engine_core import actions
from engine_core.bots import Bot
from engine_core.game import IllegalAction
from engine_core.grid import ALL_CELLS
from engine_core.journal import Journal, JournalError, from_bytes
from engine_core.patterns import L4

SEATS = [(0, "Žofie"), (2, "easy"), (0, "")]


def played(steps, seats=SEATS, seed=77):
    journal = Journal(seed, seats)
    bots = [Bot("easy", seed, seat) for seat in range(len(seats))]
    while steps and not journal.game.is_over():
        journal.play(bots[journal.game.player].choose(journal.game))
        steps -= 1
    return journal


def everything(game):
    parts = [game.phase, game.player, game.round, game.turn, game.cups_left]
    parts += [game.bonus_cells, game.takes, game.start_player, game.marking]
    parts += [game.deck, game.display, game.expedition]
    for player in game.players:
        parts += [player.coins, player.cups, player.palms, player.maps]
        parts += [player.open_cells, player.complete]
    return [str(part) for part in parts]


def refusal(data):
    try:
        from_bytes(data)
    except JournalError as error:
        return str(error)
    raise AssertionError("read")


def signed(data):
    """The same bytes with a checksum that fits."""
    return data[:-4] + crc32(data[:-4]).to_bytes(4, "little")


def test_a_game_is_rebuilt_exactly_from_any_point_of_it():
    for steps in (0, 1, 3, 10, 57, 150, -1):
        journal = played(steps)
        again = from_bytes(journal.to_bytes())
        assert everything(again.game) == everything(journal.game)
        assert again.seats == SEATS
        assert again.seed == 77
        assert again.actions() == journal.actions()
        assert again.to_bytes() == journal.to_bytes()


def test_a_rebuilt_game_goes_on_as_the_first_one_would():
    journal = played(40)
    again = from_bytes(journal.to_bytes())
    while not journal.game.is_over():
        action = journal.game.legal_actions()[-1]
        journal.play(action)
        again.play(action)
    assert everything(again.game) == everything(journal.game)


def test_a_whole_game_of_four_fits_into_600_bytes():
    journal = played(-1, [(0, "")] * 4)
    assert journal.game.is_over()
    assert len(journal.to_bytes()) < 600


def test_undo_takes_the_last_action_out_of_the_journal():
    journal = played(3)
    before = journal.to_bytes()
    journal.play(journal.game.legal_actions()[0])
    assert len(journal.to_bytes()) == len(before) + 1
    journal.undo()
    assert journal.to_bytes() == before


def test_an_action_of_two_bytes_is_undone_whole():
    journal = played(3)
    before = journal.to_bytes()
    journal.game.expedition[0] = L4
    player = journal.game.players[journal.game.player]
    player.open_cells[1] = ALL_CELLS
    journal.play(actions.lay(1, 123))
    assert len(journal.to_bytes()) == len(before) + 2
    journal.undo()
    assert journal.to_bytes() == before


def test_an_illegal_action_is_not_written_down():
    journal = played(5)
    before = journal.to_bytes()
    try:
        journal.play(actions.ACTIONS)
        raise AssertionError("played")
    except IllegalAction:
        assert journal.to_bytes() == before


def test_undo_with_nothing_to_undo_changes_nothing():
    journal = played(0)
    try:
        journal.undo()
        raise AssertionError("undone")
    except IllegalAction:
        assert journal.actions() == []


def test_a_journal_cut_short_anywhere_is_refused():
    data = played(60).to_bytes()
    for end in range(len(data)):
        reason = refusal(data[:end])
        assert "cut short" in reason or "not a journal" in reason


def test_every_flipped_bit_is_found():
    data = played(30).to_bytes()
    for at in range(len(data)):
        for bit in range(8):
            broken = bytearray(data)
            broken[at] ^= 1 << bit
            assert refusal(bytes(broken))


def test_another_version_is_named():
    data = bytearray(played(5).to_bytes())
    data[2] = 9
    assert refusal(signed(bytes(data))) == "a journal of version 9; version 1 is read"


def test_a_forged_journal_with_a_right_checksum_is_still_checked():
    data = played(5).to_bytes()
    seats = bytearray(data)
    seats[7] = 9
    assert "9 seats" in refusal(signed(bytes(seats)))
    long_name = bytearray(data)
    long_name[9] = 200
    assert "names do not fit" in refusal(signed(bytes(long_name)))
    no_letter = bytearray(data)
    no_letter[10] = 0xFF
    assert "cannot be read" in refusal(signed(bytes(no_letter)))
    length = bytearray(data)
    length[-6] += 1
    assert "length is wrong" in refusal(signed(bytes(length)))
    illegal = bytearray(data)
    illegal[-7] = actions.TAKE_DECK
    assert "the journal's action 5" in refusal(signed(bytes(illegal)))
    cut_off = bytearray(data)
    cut_off[-7] = 255
    assert "last action is cut short" in refusal(signed(bytes(cut_off)))


def test_a_file_far_too_long_is_not_even_read():
    assert "5000 bytes are too many" in refusal(b"HX" + bytes(4998))


def test_a_name_too_long_is_refused_at_once():
    try:
        Journal(1, [(0, "x" * 25), (0, "")])
        raise AssertionError("taken")
    except ValueError as error:
        assert "at most 24 bytes" in str(error)
