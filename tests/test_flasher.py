"""The flasher's decisions, and its words for all that can be wrong."""

import fcntl
import os
from types import SimpleNamespace

import pytest
from serial.tools import list_ports

from tools.flasher import install, on_pico, remote
from tools.flasher.device import Device, device_of, refuse_unfit
from tools.flasher.plan import plan
from tools.flasher.problems import Problem
from tools.flasher.remote import Remote

A, B = on_pico.slot_path("a"), on_pico.slot_path("b")
GOOD = Device("rp2", (1, 25, 0), 6, 3, "armv6m")


def plugged_in(monkeypatch, *ports):
    found = [SimpleNamespace(device=d, vid=v, pid=p) for d, v, p in ports]
    monkeypatch.setattr(list_ports, "comports", lambda: found)


# Finding the Pico


def test_the_one_pico_is_found_among_other_devices(monkeypatch):
    plugged_in(
        monkeypatch,
        ("/dev/ttyUSB0", 0x10C4, 0xEA60),
        ("/dev/ttyACM1", 0x2E8A, 0x0005),
        ("/dev/ttyS0", None, None),
    )
    assert remote.find_port() == "/dev/ttyACM1"


def test_no_pico_is_told(monkeypatch):
    plugged_in(monkeypatch, ("/dev/ttyS0", None, None))
    with pytest.raises(Problem, match=r"No Pico was found\. Plug one in"):
        remote.find_port()


def test_several_picos_are_listed_as_commands(monkeypatch):
    pico = (0x2E8A, 0x0005)
    plugged_in(monkeypatch, ("/dev/ttyACM1", *pico), ("/dev/ttyACM0", *pico))
    with pytest.raises(
        Problem, match="PORT=/dev/ttyACM0\n  make flash PORT=/dev/ttyACM1"
    ):
        remote.find_port()


def test_a_port_that_is_not_there_is_told():
    with pytest.raises(Problem, match="There is no port /dev/ttyACM99"):
        Remote("/dev/ttyACM99")


def test_a_port_in_use_is_told():
    ours, theirs = os.openpty()
    try:
        fcntl.flock(theirs, fcntl.LOCK_EX)
        port = os.ttyname(theirs)
        with pytest.raises(Problem, match=f"{port} is in use. Close the program"):
            Remote(port).ask(on_pico.INSPECT, "it was being looked at")
    finally:
        os.close(ours)
        os.close(theirs)


# What runs there


def test_the_three_numbers_in_mpy_are_read():
    answer = {"platform": "rp2", "version": [1, 25, 0], "mpy": 4 << 10 | 3 << 8 | 6}
    assert device_of(answer) == GOOD
    assert device_of(answer).takes_our_native_code


def test_native_code_of_another_version_is_left_to_the_pico():
    assert not GOOD._replace(native=2).takes_our_native_code
    assert not GOOD._replace(architecture=None).takes_our_native_code


@pytest.mark.parametrize(
    ("device", "message"),
    [
        (GOOD._replace(platform="esp32"), "no Pico: .* built for 'esp32'"),
        (GOOD._replace(version=(1, 19, 1)), "runs MicroPython 1.19.1; 1.23.0 or newer"),
        (GOOD._replace(bytecode=7), "bytecode of version 7, and we compile version 6"),
    ],
    ids=["another chip", "too old", "too new"],
)
def test_a_device_that_cannot_run_the_game_is_refused(device, message):
    with pytest.raises(Problem, match=message):
        refuse_unfit(device)


def test_a_good_pico_is_not_refused():
    refuse_unfit(GOOD)


# For which board


@pytest.fixture
def anywhere():
    """A Pico that is not asked anything."""
    return Remote("socket://127.0.0.1:9")


def test_an_unknown_board_is_refused_with_the_names_there_are(anywhere):
    with pytest.raises(Problem, match=r"BOARD=gameboy: .* but: pico_lcd_1_3, "):
        install._board("gameboy", anywhere, None)


def test_the_first_time_the_board_must_be_named(anywhere):
    with pytest.raises(Problem, match=r"(?s)For which board\?.*BOARD=badger_2040"):
        install._board(None, anywhere, None)


# What is to be done


def test_all_is_sent_to_an_empty_pico():
    steps = plan("a", "b", {"x/y/one.mpy": "1", "two.py": "2"}, {})
    assert steps.folders == [on_pico.ROOT, A, f"{A}/x", f"{A}/x/y"]
    assert steps.sent == ["x/y/one.mpy", "two.py"]
    assert (steps.removed, steps.copies) == ([], {})


def test_what_the_other_slot_has_is_copied_on_the_pico():
    steps = plan(
        "b",
        "a",
        {"same": "1", "changed": "3"},
        {
            f"{A}/same": "1",
            f"{A}/changed": "2",
        },
    )
    assert steps.copies == {f"{B}/same": f"{A}/same"}
    assert steps.sent == ["changed"]
    assert steps.removed == []  # nothing of the game that still starts


def test_what_an_earlier_try_left_is_used_or_removed():
    steps = plan(
        "b",
        "a",
        {"good": "1", "half": "2"},
        {
            f"{B}/good": "1",
            f"{B}/half": "?",
            f"{B}/old": "3",
        },
    )
    assert steps.removed == [f"{B}/half", f"{B}/old"]
    assert steps.sent == ["half"]


@pytest.mark.parametrize("slot", on_pico.SLOTS)
def test_the_slot_is_read_from_our_own_main(slot):
    assert on_pico.slot_of(on_pico.main_for(slot)) == slot


def test_a_main_of_someone_else_has_no_slot():
    assert on_pico.slot_of("print('blink')") is None
    assert on_pico.slot_of(None) is None
