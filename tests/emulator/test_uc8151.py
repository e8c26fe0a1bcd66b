"""The model of the UC8151 (BUSY is low while it works), with a driver of its own."""

import pytest

from tests.emulator.panel_scripts import BADGER

WIDTH, HEIGHT = 296, 128
OWN_WAVES, REGISTER_WAVES = 0x97, 0xB7  # PSR: shift right, scan down, black and white

# Waveforms of one phase: 50 frames at 100 frames a second, to black or to white.
WAVES = """
def wave(level):
    return bytes([level, 50, 0, 0, 0, 1]) + bytes(36)
def load(kept_white, to_white, to_black, kept_black):
    say(0x30, 0x3A)
    send(0x20, wave(0) + bytes(2))
    for command, level in ((0x21, kept_white), (0x22, to_white),
                           (0x23, to_black), (0x24, kept_black)):
        send(command, wave(level))
BLACK, WHITE, NOTHING = 0x40, 0x80, 0
"""


def inked(*boxes: tuple[int, int, int, int]) -> bytes:
    """One byte a pixel: 1 in the boxes of x, y, width and height."""
    ink = bytearray(WIDTH * HEIGHT)
    for x, y, width, height in boxes:
        for row in range(y, y + height):
            ink[row * WIDTH + x : row * WIDTH + x + width] = b"\x01" * width
    return bytes(ink)


@pytest.fixture
def badger(make_pico):
    pico = make_pico("badger_2040")
    pico.execute(BADGER + WAVES)
    pico.execute(f"begin()\nsay(0, {OWN_WAVES})\nsay(4)\nwait()")
    return pico


def refresh(badger, commands: str) -> int:
    """How many milliseconds BUSY was low."""
    return int(badger.execute(f"{commands}\nsay(0x12)\nprint(wait())"))


def test_a_refresh_with_its_own_waves_is_clean_and_slow(badger):
    took = refresh(badger, "send(0x13, picture((10, 16, 30, 8), (295, 0, 1, 8)))")
    assert 4490 <= took <= 4510
    assert badger.picture().ink() == inked((10, 16, 30, 8), (295, 0, 1, 8))
    assert badger.warnings == []


def test_nothing_is_seen_before_the_refresh_ends(badger):
    before = badger.picture()
    badger.execute("send(0x13, picture())\nsay(0x12)")
    badger.run(4000)
    assert badger.panel()["isBusy"]
    assert badger.picture() == before
    badger.run(500)
    assert not badger.panel()["isBusy"]
    assert badger.picture().ink() == inked()


def test_the_other_scan_direction_and_shift_turn_the_picture(badger):
    upside_down = OWN_WAVES ^ 0x0C
    refresh(badger, f"say(0, {upside_down})\nsend(0x13, picture((0, 0, 4, 8)))")
    assert badger.picture().ink() == inked((292, 120, 4, 8))


def test_data_can_be_the_other_way_round(badger):
    refresh(badger, "say(0x50, 0x0C)\nsend(0x13, bytes(16 * 296))")
    assert badger.picture().ink() == inked()


def test_waves_from_registers_take_their_frames(badger):
    refresh(badger, "send(0x13, picture())")
    waves = f"say(0, {REGISTER_WAVES})\nload(WHITE, WHITE, BLACK, BLACK)\n"
    took = refresh(badger, waves + "send(0x13, picture((8, 8, 8, 8)))")
    assert 495 <= took <= 505
    assert badger.picture().ink() == inked((8, 8, 8, 8))
    kinds = [done["kind"] for done in badger.panel()["refreshes"]]
    assert kinds == ["own", "registers"]


def test_a_partial_window_changes_nothing_else(badger):
    refresh(badger, "send(0x13, picture((100, 64, 20, 8)))")
    refresh(
        badger,
        f"say(0, {REGISTER_WAVES})\nload(WHITE, WHITE, BLACK, BLACK)\n"
        "say(0x91)\nsay(0x90, 8, 23, 0, 50, 0, 59, 1)\n"
        "send(0x13, bytes(2 * 10))",
    )
    badger.execute("say(0x92)")
    assert badger.picture().ink() == inked((100, 64, 20, 8), (50, 8, 10, 16))
    assert badger.warnings == []


def test_waves_that_spare_unchanged_pixels_need_the_old_picture(badger):
    refresh(badger, "send(0x13, picture((8, 8, 8, 8)))")
    sparing = f"say(0, {REGISTER_WAVES})\nload(NOTHING, WHITE, BLACK, NOTHING)\n"
    ghost = "send(0x10, picture())\nsend(0x13, picture((100, 0, 8, 8)))"
    refresh(badger, sparing + ghost)
    assert badger.picture().ink() == inked((8, 8, 8, 8), (100, 0, 8, 8))
    clean = "send(0x10, picture((8, 8, 8, 8)))\nsend(0x13, picture((100, 0, 8, 8)))"
    refresh(badger, clean)
    assert badger.picture().ink() == inked((100, 0, 8, 8))


def test_what_was_new_is_old_after_a_refresh(badger):
    refresh(badger, "send(0x13, picture((8, 8, 8, 8)))")
    sparing = f"say(0, {REGISTER_WAVES})\nload(NOTHING, WHITE, BLACK, NOTHING)\n"
    refresh(badger, sparing + "send(0x13, picture((100, 0, 8, 8)))")
    assert badger.picture().ink() == inked((100, 0, 8, 8))


@pytest.mark.parametrize(
    ("commands", "warning"),
    [
        ("say(0x02); wait(); say(0x12)", "DRF without power does nothing"),
        ("say(0x12); say(0x50, 0xD7)", "CDI (0x50) comes while the chip is busy"),
        ("say(0xB5)", "there is no command 0xb5"),
        ("say(0xA0)", "PGM (0xa0) is not modelled"),
        ("say(0x90, 4, 23, 0, 0, 0, 9, 1)", "does not begin and end with a byte"),
        ("say(0x90, 0, 7, 0, 0, 2, 0, 1)", "0 to 512 is not on the panel"),
        ("say(0x07, 0xA5); say(0x04)", "PON (0x04) comes in deep sleep"),
        ("send(0x13, bytes(5000))", "DTM2 (0x13) got more data than fits"),
        (f"say(0, {REGISTER_WAVES}); say(0x12)", "not all five are loaded"),
    ],
)
def test_what_the_chip_does_not_take_is_warned_of(badger, commands, warning):
    badger.execute(commands)
    assert warning in "\n".join(badger.warnings)
