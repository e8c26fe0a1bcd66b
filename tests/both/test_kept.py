"""What outlasts a game: a broken file is kept aside and counts as none."""

from engine_core.bots import Bot
from engine_core.journal import Journal, JournalError
from firmware import fame, kept, saves, settings
from firmware.match import Match
from firmware.shelf import Shelf
from tools.desk.scripted import Storage

_WHAT = {"games": 3, "best": [[95, "Ada"], [80, "Žofie"]]}


def saved(name="fame", what=_WHAT):
    storage = Storage()
    kept.save(storage, name, what)
    return storage, storage.files[name]


def is_set_aside(data):
    """Whether a file with these bytes counts as none and is still there."""
    storage = Storage()
    storage.files["fame"] = data
    return kept.load(storage, "fame") is None and storage.files == {"fame.bad": data}


def flipped(data):
    """The data with each of its bits flipped, one at a time."""
    for bit in range(8 * len(data)):
        wrong = bytearray(data)
        wrong[bit // 8] ^= 1 << bit % 8
        yield bytes(wrong)


def test_what_was_saved_comes_back():
    storage, _ = saved()
    assert kept.load(storage, "fame") == _WHAT


def test_what_was_never_saved_is_none_and_leaves_no_trace():
    storage = Storage()
    assert kept.load(storage, "fame") is None
    assert storage.files == {}


def test_a_file_cut_short_anywhere_is_kept_aside():
    _, data = saved()
    for length in range(len(data)):
        assert is_set_aside(data[:length]), length


def test_a_file_with_any_bit_flipped_is_kept_aside():
    _, data = saved()
    for wrong in flipped(data):
        assert is_set_aside(wrong), wrong


def test_a_file_of_another_version_is_kept_aside():
    _, data = saved()
    assert is_set_aside(data.replace(b"HX1 ", b"HX0 "))
    assert is_set_aside(data.replace(b"HX1 ", b"HX2 "))


def test_a_file_that_is_right_but_no_table_is_kept_aside():
    _, data = saved(what=[1, 2])
    assert is_set_aside(data)


def test_a_file_that_is_far_too_long_is_kept_aside():
    _, data = saved(what={"best": "a" * 5000})
    assert is_set_aside(data)


# Settings.


def loaded_settings(what):
    storage, _ = saved("settings", what)
    return settings.load(storage)


def test_settings_come_back_as_they_were_left():
    storage = Storage()
    now = settings.load(storage)
    now.language, now.speed, now.backlight = "el", 2, 60
    now.seats = [(0, "Žofie"), (2, "Sailor"), (0, "Ben")]
    settings.save(storage, now)
    again = settings.load(storage)
    assert (again.language, again.speed, again.backlight) == ("el", 2, 60)
    assert again.seats == now.seats


def test_without_a_known_language_the_players_are_asked_and_the_rest_stays():
    for language in (None, "", "xx", 7):
        found = loaded_settings({"language": language, "speed": 2})
        assert found.language == ""
        assert found.speed == 2
    assert loaded_settings({"speed": 2}).language == ""


def test_settings_out_of_bounds_are_as_at_first():
    first = settings.Settings()
    for speed, backlight in ((3, 120), (-1, 30), ("fast", None), ([], {})):
        found = loaded_settings({"speed": speed, "backlight": backlight})
        assert (found.speed, found.backlight) == (first.speed, first.backlight)


def test_seats_that_make_no_sense_are_as_at_first():
    first = settings.Settings().seats
    for seats in (
        None,
        [],
        [[0, "Ada"]],
        [[0, "Ada"]] * 5,
        [[0, "Ada"], [9, "Ben"]],
        [[0, "Ada"], [0, ""]],
        [[0, "Ada"], [0, 7]],
        [[0, "Ada"], [0, "x" * 99]],
        [[0, "Ada"], "Ben"],
    ):
        assert loaded_settings({"seats": seats}).seats == first, seats


# The hall of fame.


def finished_match():
    journal = Journal(5, [(0, "Ada"), (2, "Sailor")])
    bots = [Bot("easy", 5, seat) for seat in range(2)]
    while not journal.game.is_over():
        journal.play(bots[journal.game.player].choose(journal.game))
    return Match(journal)


def test_only_people_enter_the_hall_of_fame():
    match, found = finished_match(), fame.Fame()
    found.enter(match)
    assert found.games == 1
    assert found.best == [(match.game.scores()[0].total, "Ada")]


def test_the_hall_of_fame_keeps_the_best_and_the_older_of_two_equals():
    match, found = finished_match(), fame.Fame()
    points = match.game.scores()[0].total
    found.best = [(points + n, "over") for n in range(6, 0, -1)]
    found.best += [(points, "older"), (points - 1, "under")]
    found.enter(match)
    assert [name for _, name in found.best] == ["over"] * 6 + ["older", "Ada"]


def test_a_hall_of_fame_with_nonsense_in_it_keeps_the_rest():
    best = [[95, "Ada"], [-1, "Ben"], ["x", "Ben"], [9], [80, 7], 5, [70, "Dan"]]
    storage, _ = saved(what={"games": "many", "best": best})
    found = fame.load(storage)
    assert found.games == 0
    assert found.best == [(95, "Ada"), (70, "Dan")]


# The game itself.


def test_a_saved_game_comes_back_with_all_that_was_confirmed():
    storage, match = Storage(), finished_match()
    saves.save(storage, match)
    again = saves.load(storage)
    assert again is not None
    assert again.journal.actions() == match.journal.actions()
    assert again.told == []


def test_a_saved_game_that_is_broken_in_any_way_is_refused():
    storage, match = Storage(), finished_match()
    saves.save(storage, match)
    whole = storage.files["game"]
    for length in range(len(whole)):
        storage.files["game"] = whole[:length]
        assert is_refused(storage), length
    for wrong in flipped(whole):
        storage.files["game"] = wrong
        assert is_refused(storage), wrong


def is_refused(storage):
    try:
        saves.load(storage)
    except JournalError:
        return True
    return False


def test_a_game_with_a_bot_that_is_unknown_here_is_refused():
    storage = Storage()
    saves.save(storage, Match(Journal(5, [(0, "Ada"), (77, "Genius")])))
    assert is_refused(storage)


def test_a_broken_game_is_set_aside_and_not_deleted():
    storage = Storage()
    storage.files["game"] = b"HX and no more"
    shelf = Shelf(storage)
    saves.set_aside(shelf, "too short")
    assert shelf.broken == [("game", "too short")]
    assert storage.files == {"game.bad": b"HX and no more"}
