"""Tests of start, buttons and power on every board, run by run.py."""

import ast
import runpy
from pathlib import Path

import storage
from analogio import volts
from pwmio import outputs
from table import MACHINE, asyncio, clock, code_of, device, press, push

POWER = device.power


def test_the_device_offers_all_that_the_game_may_use():
    interface = Path(__file__).parents[2] / "firmware/device.pyi"
    for part in ast.parse(interface.read_text()).body:
        if isinstance(part, ast.ClassDef) and part.name != "Device":
            ours = getattr(device, part.name.lower())
            for wanted in part.body:
                match wanted:
                    case ast.AnnAssign(target=ast.Name(name)):
                        assert hasattr(ours, name), name
                    case ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
                        assert callable(getattr(ours, name)), name


def test_every_button_gives_its_own_code_once():
    assert sorted(device.buttons.codes) == sorted(map(code_of, MACHINE.buttons))
    for name in MACHINE.buttons:
        press(name, at_ms=30)
        assert asyncio.run(device.buttons.press()) == code_of(name)
        clock.advance(300)
        assert not device.buttons.waiting()


def test_the_game_may_write_to_the_drive():
    runpy.run_path("boot.py")
    assert storage.remounts == [("/", False)]


def test_the_computer_may_write_to_the_drive_when_b_is_held():
    push("B")
    runpy.run_path("boot.py")
    assert storage.remounts == []


def test_time_passes_by_the_clock_even_when_it_wraps_round():
    before = POWER.ticks_ms()
    asyncio.run(POWER.sleep_ms(1500))
    assert 1500 <= POWER.ticks_diff(POWER.ticks_ms(), before) <= 1510
    assert POWER.ticks_ms() < before


def test_other_tasks_run_while_one_sleeps():
    turns = []

    async def sleeper(name: str, ms: int):
        await POWER.sleep_ms(ms)
        turns.append((name, clock.passed_ms))

    async def both():
        await asyncio.gather(sleeper("long", 100), sleeper("short", 40))

    asyncio.run(both())
    assert [name for name, _ in turns] == ["short", "long"]


def test_seeds_are_fresh_and_have_30_bits():
    seeds = [POWER.seed() for _ in range(200)]
    assert len(set(seeds)) > 190
    assert min(seeds) >= 0 and 2**29 < max(seeds) < 2**30


def test_only_a_picosystem_knows_its_battery():
    if MACHINE.board_id != "pimoroni_picosystem":
        assert POWER.battery() is None
        return
    for volt, percent in ((4.3, 100), (4.1, 100), (3.45, 50), (2.8, 0), (2, 0)):
        volts[26] = volt / 3
        assert POWER.battery() == percent


def test_the_backlight_is_dimmed_where_there_is_one():
    for percent, duty in ((40, 0.4), (0, 0), (100, 1), (-5, 0), (500, 1)):
        POWER.backlight(percent)
        if MACHINE.backlight is not None:
            assert outputs[MACHINE.backlight].duty_cycle == duty * 0xFFFF
