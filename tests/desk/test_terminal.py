"""The simulator in a real pseudo terminal: somebody types, somebody looks."""

import asyncio
import signal
import sys

import pytest

from board.codes import CENTRE, DOWN, HELD, RIGHT, UP, A, B
from tests.desk import demo
from tests.desk.panels import LARGE, LOW_BOARD, colours_on, panel_on
from tests.desk.pty_session import DEMO, PtySession, saving_in
from tools.desk.scripted import Device, Session

pytestmark = pytest.mark.slow

LEFT_SCREEN = b"\x1b[?1049l"


@pytest.fixture
def played(tmp_path):
    """Starts the demo in a terminal, with saves of its own."""
    sessions = []

    def start(columns=124, rows=64, command=DEMO, **environment):
        settings = saving_in(tmp_path / "save") | environment
        session = PtySession(settings, columns, rows, command)
        sessions.append(session)
        return session

    yield start
    for session in sessions:
        session.__exit__()


def panel_after(*codes, board=LOW_BOARD):
    """What a scripted device shows after the same presses, in colours."""

    async def play():
        session = Session(Device(board), demo.main)
        await session.press(*codes)
        await session.stop()
        return session.device.display

    return colours_on(asyncio.run(play()))


def is_restored(session):
    return (
        session.modes() == session.modes_before
        and session.written.count(b"\x1b[?1049h") == session.written.count(LEFT_SCREEN)
        and session.written.rfind(b"\x1b[?25h") > session.written.rfind(b"\x1b[?25l")
        and session.written.rfind(b"\x1b[?7h") > session.written.rfind(b"\x1b[?7l")
    )


def test_the_panel_is_shown_pixel_by_pixel_and_keys_are_presses(played):
    session = played(**LARGE, BOARD=LOW_BOARD)
    expected = panel_after()
    session.look_until(lambda: panel_on(session.screen) == expected)
    session.type("\x1b[B\x1bOC\r ao")  # arrows in both ways of saying it
    expected = panel_after(DOWN, RIGHT, CENTRE, CENTRE, A, CENTRE)
    session.look_until(lambda: panel_on(session.screen) == expected)
    session.type("q")
    assert session.exit_code() == 0


def test_an_arrow_may_come_in_pieces(played):
    session = played(**LARGE, BOARD=LOW_BOARD)
    session.look_for("q: quit")
    for piece in ("\x1b", "[", "B\x1b[", "A\x1b", "[C"):
        session.type(piece)
        session.look_until(lambda: True)
    expected = panel_after(DOWN, UP, RIGHT)
    session.look_until(lambda: panel_on(session.screen) == expected)


def test_a_capital_letter_holds_a_button_that_can_be_held(played):
    session = played(**LARGE, BOARD=LOW_BOARD)
    session.look_for("q: quit")
    session.type("aaaBA")
    expected = panel_after(A, A, A, B | HELD, A)
    session.look_until(lambda: panel_on(session.screen) == expected)


def test_keys_for_buttons_that_the_board_lacks_do_nothing(played):
    session = played(**LARGE, BOARD="display_pack")
    session.look_for("q: quit")
    session.type("\x1b[A\x1b[Boc1é")
    session.type("y")
    expected = panel_after(9, board="display_pack")
    session.look_until(lambda: panel_on(session.screen) == expected)
    session.type(" ")  # without a centre: A
    expected = panel_after(9, A, board="display_pack")
    session.look_until(lambda: panel_on(session.screen) == expected)


def test_e_ink_is_paper_and_comes_back_after_its_flash(played):
    session = played(columns=300, rows=70, BOARD="badger_2040")
    session.look_for("q: quit")
    session.type("bb")
    expected = panel_after(B, B, board="badger_2040")
    session.look_until(lambda: panel_on(session.screen, 296, 128) == expected)
    assert {colour for row in expected for colour in row} == {"e9e5d8", "262422"}


@pytest.mark.parametrize("key", ["q", "\x03", "\x1c"])
def test_who_quits_gets_the_terminal_back_as_it_was(played, key):
    session = played()
    session.look_for("q: quit")
    assert session.modes() != session.modes_before
    session.type(key)
    assert session.exit_code() == 0
    assert is_restored(session)
    assert "The game is kept in" in session.text()


@pytest.mark.parametrize(
    "number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT]
)
def test_a_signal_to_end_is_obeyed_and_the_terminal_restored(played, number):
    session = played()
    session.look_for("q: quit")
    session.process.send_signal(number)
    assert session.exit_code() == 128 + number
    assert is_restored(session)


def test_an_error_in_the_game_is_shown_after_the_terminal_is_restored(played):
    session = played(BOARD="display_pack")
    session.look_for("q: quit")
    session.type("x")
    assert session.exit_code() == 1
    assert is_restored(session)
    after = session.written[session.written.rindex(LEFT_SCREEN) :]
    assert b"Traceback" in after
    assert b"Mishap: X was pressed" in after


def test_a_small_window_says_what_is_needed_until_it_grows(played):
    session = played(columns=60, rows=20, BOARD=LOW_BOARD)
    session.look_for("This window has 60x20")
    session.look_for("needs 80x24")
    session.type("a\x1b[C")  # nobody sees what this would do: it does nothing
    session.resize(61, 20)
    session.look_for("This window has 61x20")  # by then the keys have been read
    session.resize(**LARGE)
    expected = panel_after()
    session.look_until(lambda: panel_on(session.screen) == expected)
    session.type("a")
    expected = panel_after(A)
    session.look_until(lambda: panel_on(session.screen) == expected)
    session.resize(20, 5)
    session.look_for("This window has 20x5")
    session.resize(**LARGE)
    session.look_until(lambda: panel_on(session.screen) == expected)
    session.type("q")
    assert session.exit_code() == 0


def test_a_low_panel_is_chosen_for_an_ordinary_small_window(played):
    session = played(columns=80, rows=24)
    session.look_for("a/b ")
    session.type("?")
    session.look_for("Pico-LCD-1.14")


def test_a_page_of_keys_is_shown_when_asked_for(played):
    session = played()
    session.look_for("q: quit")
    session.type("?")
    session.look_for("Any key goes back")
    assert "hold that button" in session.text()
    session.type("a")
    session.look_for("Waveshare Pico-LCD-1.3 ─")
    assert "Any key goes back" not in session.text()


def test_tab_goes_to_other_characters(played):
    session = played()
    session.look_for("q: quit")
    for lower_edge in ("\N{BLOCK SEXTANT-1234}", "\N{UPPER THREE QUARTERS BLOCK}"):
        assert lower_edge not in session.text()
        session.type("\t")
        session.look_for(lower_edge)


def test_the_next_start_goes_on_where_the_last_one_ended(played):
    first = played(**LARGE, BOARD=LOW_BOARD)
    first.look_for("q: quit")
    first.type("aoa")
    expected = panel_after(A, CENTRE, A)
    first.look_until(lambda: panel_on(first.screen) == expected)
    first.process.kill()
    assert first.exit_code() == -signal.SIGKILL
    second = played(**LARGE, BOARD=LOW_BOARD)
    second.look_until(lambda: panel_on(second.screen) == expected)
    second.type("q")
    assert second.exit_code() == 0


def test_a_second_simulator_on_the_same_save_is_told_so(played):
    first = played()
    first.look_for("q: quit")
    second = played()
    assert second.exit_code() == 1
    assert "another simulator is playing" in second.text()
    assert second.modes() == second.modes_before
    first.type("q")
    assert first.exit_code() == 0


def test_where_nothing_can_be_saved_a_warning_is_shown_and_play_goes_on(
    played, tmp_path
):
    (tmp_path / "file").write_bytes(b"")
    session = played(**LARGE, BOARD=LOW_BOARD, SAVE=str(tmp_path / "file/save"))
    session.look_for("nothing is saved:")
    session.type("a")
    expected = panel_after(A)
    session.look_until(lambda: panel_on(session.screen) == expected)
    session.type("q")
    assert session.exit_code() == 0
    assert is_restored(session)


def test_a_closed_window_ends_the_simulator(played):
    session = played()
    session.look_for("q: quit")
    session.hang_up()
    assert session.process.wait(timeout=60) == 128 + signal.SIGHUP


@pytest.mark.parametrize(
    "environment, reason",
    [
        ({"TERM": "dumb", "COLORTERM": ""}, "too few colours"),
        ({"NO_COLOR": "1"}, "NO_COLOR is set"),
    ],
)
def test_a_terminal_without_colours_gets_a_message(played, environment, reason):
    session = played(**environment)
    assert session.exit_code() == 1
    assert reason in session.text()
    assert b"\x1b" not in session.written


def test_a_terminal_of_256_colours_gets_only_those(played):
    session = played(COLORTERM="")
    session.look_for("q: quit")
    session.look_until(lambda: b"38;5;" in session.written)
    assert b"8;2;" not in session.written


def test_ctrl_z_stops_it_and_fg_brings_it_back(played):
    shell = ("bash", "--norc", "--noprofile", "-i")
    session = played(command=shell, PS1="ready> ", HISTFILE="", BOARD=LOW_BOARD)
    session.look_for("ready>")
    modes = session.modes()
    session.type(f"{sys.executable} -m tests.desk.play_demo\r")
    session.look_for("q: quit")
    session.type("\x1a")
    session.look_for("Stopped")
    assert LEFT_SCREEN in session.written
    session.type("\r")
    session.look_until(lambda: session.modes()[3] == modes[3])
    already = session.written.count(b"\x1b[?1049h")
    session.type("fg\r")
    session.look_until(lambda: session.written.count(b"\x1b[?1049h") > already)
    session.look_for("q: quit")
    session.type("o")
    session.look_until(lambda: (session.folder / "presses").exists())
    session.type("q")
    session.look_for("The game is kept in")
    session.type("echo code $?; exit\r")
    session.look_for("code 0")
    assert session.exit_code() == 0
