"""`make emulate`: the real firmware, its panel drawn in a terminal, keys as pins."""

import sys

import pytest

from tests.desk.panels import LARGE, LOW_BOARD, panel_on
from tests.desk.pty_session import PtySession
from tools.emulator.on_the_desk import on_the_desk
from tools.emulator.picture import Picture

EMULATE = (sys.executable, "-m", "tools.emulator")


def colours_of(picture: Picture) -> list[list[str]]:
    pixels = picture.rgb.hex(" ", 3).split()
    starts = range(0, len(pixels), picture.width)
    return [pixels[start : start + picture.width] for start in starts]


@pytest.mark.slow
def test_the_emulated_panel_is_drawn_and_keys_press_its_buttons(
    emulator, pico_image, mpy_cross, micropython32, tmp_path
):
    settings = {"SAVE": str(tmp_path), "BOARD": LOW_BOARD}
    first, below, chosen = map(colours_of, on_the_desk(LOW_BOARD, ["DOWN", "A"]))
    with PtySession(settings, **LARGE, command=EMULATE) as session:
        session.look_until(lambda: panel_on(session.screen) == first)
        session.type("\x1b[B")
        session.look_until(lambda: panel_on(session.screen) == below)
        session.type("a")
        session.look_until(lambda: panel_on(session.screen) == chosen)
        session.type("q")
        assert session.exit_code() == 0


def test_an_unknown_board_is_refused_with_the_names_there_are(tmp_path):
    settings = {"SAVE": str(tmp_path), "BOARD": "abacus"}
    with PtySession(settings, command=EMULATE) as session:
        session.look_for("BOARD=abacus: no board is called so; there are: pico_lcd")
        assert session.exit_code() == 2
