"""The emulated Pico itself: it starts, keeps its files, sees its pins, repeats."""

import pytest

from tools.emulator.boards import board_named
from tools.emulator.pico import CYCLES_PER_MS, Failed, TooLong
from tools.emulator.process import EmulatorError


def test_the_stock_image_starts_to_the_prompt(pico):
    assert b"MicroPython v1." in pico.output
    assert pico.output.endswith(b">>> ")
    assert pico.warnings == []


def test_the_prompt_adds_up(pico):
    pico.type("1+1\r")
    assert pico.run_until(">>> ").split() == [b"1+1", b"2", b">>>"]


def test_floats_are_those_of_a_pico(pico):
    sums = "print(0.1 + 0.2, 1 / 3, 2**0.5, int(-3.7), 1e38 * 10, 5e-39, 2.5e9 // 1)"
    printed = pico.execute(sums).split()
    assert printed == ["0.3", "0.3333333", "1.414214", "-3", "inf", "0.0", "2.5e+09"]


def test_an_exception_comes_back_with_its_traceback(pico):
    with pytest.raises(Failed, match="ZeroDivisionError"):
        pico.execute("1/0")


def test_files_survive_a_reset(pico):
    pico.execute("with open('kept', 'w') as f: f.write('treasure')")
    pico.reset()
    pico.wait_for_prompt()
    assert pico.execute("print(open('kept').read())") == "treasure\r\n"


def test_files_survive_on_another_pico_with_the_same_flash(pico, make_pico):
    pico.execute("with open('kept', 'w') as f: f.write('treasure')")
    other = make_pico(boot=False)
    other.load_flash(pico.flash())
    other.boot()
    assert other.execute("print(open('kept').read())") == "treasure\r\n"


def test_machine_reset_is_a_watchdog_reset_that_keeps_the_scratch_registers(pico):
    scratch = "machine.mem32[0x40058010]"
    pico.execute(f"import machine; {scratch} = 0x1234567")
    pico.type("import machine; machine.reset()\r")
    pico.run_until("reset()\r\n")
    pico.wait_for_prompt()
    assert pico.resets == 1
    code = f"import machine; print(machine.reset_cause(), hex({scratch}))"
    assert pico.execute(code) == "3 0x1234567\r\n"


def test_a_watchdog_that_is_not_fed_resets(pico):
    pico.type("import machine; d = machine.WDT(timeout=500)\r")
    pico.run(400)
    assert pico.resets == 0
    pico.run(200)
    assert pico.resets == 1


def test_a_press_is_seen_by_an_interrupt(make_pico):
    pico = make_pico("pico_lcd_1_3")
    pico.execute(
        "from machine import Pin\n"
        "seen = []\n"
        "pin = Pin(15, Pin.IN, Pin.PULL_UP)\n"
        "pin.irq(lambda pin: seen.append(pin()), Pin.IRQ_FALLING | Pin.IRQ_RISING)"
    )
    assert pico.execute("print(pin(), seen)") == "1 []\r\n"
    pico.press("A")
    pico.press("B")
    assert pico.execute("print(pin(), seen)") == "1 [0, 1]\r\n"


def test_a_press_wakes_a_pico_that_sleeps(make_pico):
    pico = make_pico("badger_2040")
    pico.execute(
        "from machine import Pin\n"
        "pin = Pin(12, Pin.IN, Pin.PULL_DOWN)\n"
        "pin.irq(lambda pin: print('pressed'), Pin.IRQ_RISING)"
    )
    pico.run_until_idle()
    pico.hold("A")
    assert pico.run_until("pressed", limit_ms=5)


def test_sleep_takes_its_time_and_costs_nothing(pico):
    before = pico.cycles
    code = "from time import *\nt = ticks_ms()\nsleep(60)\nprint(ticks_ms() - t)"
    assert pico.execute(code, limit_ms=61_000) == "60000\r\n"
    assert pico.cycles - before > 60_000 * CYCLES_PER_MS


def test_two_runs_of_the_same_script_take_the_same_cycles(make_pico):
    script = (
        "import os, time\n"
        "for i in range(50): open('f', 'w').write(str(i / 7))\n"
        "time.sleep_ms(33)\n"
        "print(os.urandom(4), time.ticks_us())"
    )
    first, second = make_pico(), make_pico()
    assert first.execute(script) == second.execute(script)
    assert first.cycles == second.cycles
    assert first.flash() == second.flash()


def test_the_pieces_in_which_a_run_is_made_do_not_change_it(make_pico):
    whole, pieces = make_pico(), make_pico()
    for pico in (whole, pieces):
        pico.type("sum(i / 3 for i in range(5000)); open('f', 'w').write('x')\r")
    start = whole.cycles
    whole.run_to(start + 20_000_000)
    for end in range(start, start + 20_000_000, 20_011):
        pieces.run_to(end)
    pieces.run_to(start + 20_000_000)
    assert whole.cycles == pieces.cycles
    assert whole.output == pieces.output
    assert whole.flash_operations() == pieces.flash_operations()


def test_random_numbers_come_from_the_seed(make_pico):
    code = "import os; print(os.urandom(8))"
    printed = [make_pico(seed=seed).execute(code) for seed in (1, 1, 2)]
    assert printed[0] == printed[1] != printed[2]


# When the supply ends


def test_a_power_cut_between_flash_operations_harms_no_file(pico):
    pico.execute("with open('kept', 'w') as f: f.write('treasure')")
    pico.cut_power_at(pico.cycles + 1000)
    pico.run(1)
    assert pico.stopped == "cut"
    pico.boot()
    assert pico.execute("print(open('kept').read())") == "treasure\r\n"


def test_a_power_cut_leaves_a_flash_operation_half_done(make_pico):
    code = "f = open('new', 'w'); f.write('x' * 900); f.close()\r"
    whole = make_pico()
    whole.type(code)
    whole.run(1000)
    last = whole.flash_operations()[-1]
    middle = (last["begin"] + last["end"]) // 2

    cut = make_pico()
    cut.cut_power_at(middle)
    cut.type(code)
    cut.run(1000)
    assert (cut.stopped, cut.cycles) == ("cut", middle)
    assert cut.flash_operations()[-1] == last
    page = slice(last["address"], last["address"] + 256)
    assert last["kind"] == "program"
    assert cut.flash()[page] not in (b"\xff" * 256, whole.flash()[page])


# What is refused


def test_waiting_for_what_never_comes_ends_with_what_was_printed(pico):
    with pytest.raises(TooLong, match=r"(?s)no b'gold' within 100 ms: .*>>> "):
        pico.run_until("gold", limit_ms=100)


def test_an_unknown_board_is_refused_with_the_names_there_are():
    with pytest.raises(ValueError, match="'etch_a_sketch'; there are: plain, pico_lcd"):
        board_named("etch_a_sketch")


def test_an_unknown_request_is_an_error_and_not_the_end(pico):
    with pytest.raises(EmulatorError, match="no request is called dance"):
        pico._ask("dance")
    assert pico.execute("print('here')") == "here\r\n"


# What is counted besides


def test_sleep_is_counted_apart_from_work(pico):
    slept, begin = pico.slept(), pico.cycles
    pico.execute("import time; time.sleep_ms(200)")
    passed, asleep = pico.cycles - begin, pico.slept() - slept
    assert 200 * CYCLES_PER_MS * 0.99 < asleep < passed


def test_the_last_bit_on_the_wire_is_known_to_the_cycle(make_pico):
    pico = make_pico("pico_lcd_1_3")
    assert pico.last_bit() == 0
    pico.execute(
        "from machine import SPI, Pin\n"
        "spi = SPI(1, 1_000_000, sck=Pin(10), mosi=Pin(11), miso=None)\n"
    )
    begin = pico.cycles
    pico.execute("spi.write(bytes(1000))")
    assert begin + 8 * CYCLES_PER_MS <= pico.last_bit() < pico.cycles
