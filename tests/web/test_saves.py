"""Games go from the browser to files and back: the same bytes as on a device."""

from pathlib import Path

import pytest

from board.codes import LEFT, RIGHT, A, B
from engine_core.bots import Bot
from engine_core.journal import PERSON, Journal, from_bytes
from firmware import settings
from tests.desk.pty_session import PLAY, PtySession, saving_in
from tests.web import twin
from tools.desk.scripted import Storage

EASY = 2  # the kind of bot that plays well enough


def journal_between_bots(seed: int, actions: int, kind: int = PERSON) -> bytes:
    """As far as some actions; a game never has as many as a thousand."""
    journal = Journal(seed, [(kind, "Ada"), (kind, "Ben")])
    bots = [Bot("easy", seed, seat) for seat in range(2)]
    while not journal.game.is_over() and len(journal.actions()) < actions:
        journal.play(bots[journal.game.player].choose(journal.game))
    return journal.to_bytes()


@pytest.fixture
def saved(tmp_path: Path):
    """Writes a file named as on a device."""

    def write(data: bytes) -> Path:
        path = tmp_path / "game"
        path.write_bytes(data)
        return path

    return write


def settings_of_bots() -> bytes:
    """Two bots play at once when a new game is begun."""
    storage, chosen = Storage(), settings.Settings()
    chosen.language = "en"
    chosen.speed = settings.SPEEDS - 1
    chosen.seats = [(EASY, "Sailor"), (EASY, "Drifter")]
    settings.save(storage, chosen)
    return storage.files["settings"]


def played_in_a_terminal(folder: Path) -> bytes:
    """A whole game of two bots in the terminal simulator, hurried by a person."""
    folder.mkdir()
    (folder / "settings").write_bytes(settings_of_bots())
    game = folder / "game"
    with PtySession(saving_in(folder), command=PLAY) as session:
        session.look_until(lambda: bool(session.written))
        session.type("aa")
        session.look_until(game.exists)
        saved = game.read_bytes()
        while not from_bytes(saved).game.is_over():
            saved = _after_a_press(session, game, saved)
    return saved


def _after_a_press(session: PtySession, game: Path, before: bytes) -> bytes:
    session.type("a")
    session.look_until(lambda: game.read_bytes() != before)
    return game.read_bytes()


@pytest.mark.slow
def test_a_game_of_the_terminal_simulator_is_replayed_from_its_file(
    visit, saved, tmp_path
):
    journal = played_in_a_terminal(tmp_path / "save")
    codes = [RIGHT, RIGHT, LEFT, *[A] * 60]
    pictures = twin.replayed(journal, "pico_lcd_1_3", *codes)
    visitor = visit()
    visitor.hear("New game")
    visitor.load_file(saved(journal))
    visitor.look_for(pictures[0], "the first step")
    for number, code in enumerate(codes):
        visitor.press(code)
        visitor.look_for(pictures[number + 1], f"press {number}")


def test_a_replay_ends_with_the_scores_and_then_with_the_title(visit, saved):
    journal = journal_between_bots(3, 1000)
    seen = twin.steps_of(journal)
    pictures = twin.replayed(journal, "picosystem", *[RIGHT] * seen)
    visitor = visit("picosystem")
    visitor.hear("New game")
    visitor.load_file(saved(journal))
    visitor.look_for(pictures[0])
    for picture in pictures[1:]:
        visitor.press_key(RIGHT)
        visitor.look_for(picture)
        visitor.page.wait_for_timeout(30)
    visitor.hear("Total")
    visitor.press(A)
    visitor.hear("Ranking")
    visitor.press(A)
    visitor.hear("New game")
    visitor.page.click("#replay")
    visitor.look_for(pictures[0], "the replay of the game that the page has kept")
    visitor.press(B)
    visitor.hear("New game")


def test_a_loaded_game_goes_on_and_is_saved_as_the_same_bytes(visit, saved, tmp_path):
    journal = journal_between_bots(4, 30)
    visitor = visit()
    visitor.hear("New game")
    assert visitor.page.is_disabled("#export")
    visitor.load_file(saved(journal))
    visitor.hear("Continue the game")
    visitor.press(A)
    visitor.hear("Pass to")
    with visitor.page.expect_download() as download:
        visitor.page.click("#export")
    download.value.save_as(tmp_path / "exported")
    assert (tmp_path / "exported").read_bytes() == journal
    assert download.value.suggested_filename == "game"


def test_a_game_that_goes_on_is_not_given_up_unasked(visit, saved):
    first, second = journal_between_bots(4, 30), journal_between_bots(5, 12)
    visitor = visit()
    visitor.hear("New game")
    visitor.load_file(saved(first))
    visitor.hear("Continue the game")
    visitor.load_file(saved(second))
    visitor.page.locator("#asked", has_text="Ada, Ben, round 1").wait_for()
    visitor.page.get_by_role("button", name="No").click()
    assert visitor.kept("save/game") == first
    visitor.load_file(saved(second))
    visitor.page.get_by_role("button", name="Give it up").click()
    visitor.page.wait_for_function(
        "(digits) => localStorage['hundred-crosses/save/game'] === digits",
        arg=second.hex(),
    )


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "it does not begin with HX"),
        (b"GIF89a", "it does not begin with HX"),
        (b"HX\x01" + b"?" * 20, "its checksum is wrong"),
        (b"HX\x09", "a journal of version 9"),
        (b"HX" * 4000, "8000 bytes are too many"),
    ],
)
def test_a_file_that_is_no_game_is_refused_with_the_reason(data, reason, visit, saved):
    visitor = visit()
    visitor.hear("New game")
    visitor.load_file(saved(data))
    visitor.notice(reason)
    assert visitor.kept("save/game") is None


def test_a_broken_saved_game_is_kept_aside_as_on_the_device(visit):
    visitor = visit()
    visitor.hear("New game")
    visitor.page.evaluate("localStorage['hundred-crosses/save/game'] = '48580101'")
    visitor.page.reload()
    visitor.hear("cannot be read")
    visitor.press(A)
    visitor.hear("New game")
    assert visitor.kept("save/game") is None
    assert visitor.kept("save/game.bad") == b"HX\x01\x01"


def test_settings_and_board_outlast_a_reload(visit):
    visitor = visit("picosystem")
    visitor.hear("New game")
    visitor.page.get_by_role("radio", name="Badger 2040").check()
    visitor.hear("New game")
    visitor.page.reload()
    visitor.hear("New game")
    assert visitor.page.get_by_role("radio", name="Badger 2040").is_checked()
    assert visitor.page.locator("#device").get_attribute("aria-label").endswith("2040")


def test_a_second_window_waits_until_the_first_is_closed(visit):
    visitor = visit()
    visitor.hear("New game")
    first, visitor.page = visitor.page, visitor.new_page()
    visitor.open()
    visitor.notice("open in another window")
    first.close()
    visitor.hear("New game")
