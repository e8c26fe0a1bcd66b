"""The game itself in a terminal: played, left, and found again as it was."""

import asyncio
from functools import partial

import pytest

from board.codes import CENTRE, DOWN, LEFT, RIGHT, UP, A
from engine_core.chance import Chance
from firmware.app import main
from tests.desk.panels import LARGE, LOW_BOARD, colours_on, panel_on
from tests.desk.pty_session import PLAY, PtySession, saving_in
from tools.desk.scripted import Device, Session, Storage

SEED = 7
KEYS = {UP: "\x1b[A", DOWN: "\x1b[B", RIGHT: "\x1b[C", LEFT: "\x1b[D"}
KEYS |= {CENTRE: "\r", A: "a"}
DECISIONS = 8  # both players keep two maps, and mark in some turns


def presses_for_some_turns() -> list[int]:
    """Choose English, begin a game, then try this and that until enough was decided."""
    chance, tried = Chance(1), (CENTRE, CENTRE, CENTRE, RIGHT, DOWN, LEFT, A, UP)

    async def play() -> list[int]:
        device, presses = Device(LOW_BOARD, SEED), [CENTRE, CENTRE, CENTRE]
        session, saved = Session(device, main), set[bytes]()
        await session.press(*presses)
        while len(saved) < DECISIONS:
            presses.append(tried[chance.below(len(tried))])
            await session.press(presses[-1])
            saved.add(device.storage.files["game"])
        await session.stop()
        return presses

    return asyncio.run(play())


def panels_after_each(presses: list[int], storage: Storage) -> list:
    """What a scripted device shows at first, and after every press."""

    async def play() -> list:
        session = Session(Device(LOW_BOARD, SEED, storage), main)
        panels = []
        await session.settle()
        for press in presses:
            panels.append(colours_on(session.device.display))
            await session.press(press)
        panels.append(colours_on(session.device.display))
        await session.stop()
        return panels

    return asyncio.run(play())


def shows(session: PtySession, panel: list) -> bool:
    return panel_on(session.screen) == panel


def play_in_terminal(folder, presses: list[int], panels: list) -> None:
    """Press by press; each time the terminal must show the very same panel."""
    settings = saving_in(folder) | {"BOARD": LOW_BOARD, "SEED": str(SEED)}
    with PtySession(settings, **LARGE, command=PLAY) as session:
        for press, panel in zip([None, *presses], panels, strict=True):
            if press is not None:
                session.type(KEYS[press])
            session.look_until(partial(shows, session, panel))
        session.type("q")
        assert session.exit_code() == 0
        assert session.modes() == session.modes_before


@pytest.mark.slow
def test_a_game_is_played_left_and_continued_at_the_same_point(tmp_path):
    presses, storage = presses_for_some_turns(), Storage()
    play_in_terminal(tmp_path, presses, panels_after_each(presses, storage))
    assert (tmp_path / "game").read_bytes() == storage.files["game"]
    play_in_terminal(tmp_path, [CENTRE], panels_after_each([CENTRE], storage))
    assert (tmp_path / "game").read_bytes() == storage.files["game"]
