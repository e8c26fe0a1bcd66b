"""Buttons on a pretended board: presses short, bouncing, stuck, and many at once."""

import asyncio

from clock import clock
from fingers import PINS, bounce, fresh, let_go, pin, press, presses_within, push
from pretended import disable_irq, enable_irq, lines

from board.buttons import Buttons
from board.codes import DOWN, LEFT, RIGHT, UP, A, B


def test_a_board_tells_which_buttons_it_has():
    assert fresh().codes == (UP, DOWN, LEFT, RIGHT, A, B)


def test_a_press_is_heard_once_and_at_once():
    buttons = fresh()
    press(pin(A), at_ms=100, for_ms=300)
    assert presses_within(buttons, 111) == [A]
    assert presses_within(buttons, 1000) == []


def test_a_press_after_a_long_rest_is_heard_at_once():
    buttons = fresh()
    press(pin(UP), at_ms=60_000)
    assert presses_within(buttons, 60_005) == [UP]


def test_presses_before_and_after_a_rest_are_heard_each_once():
    buttons = fresh()
    for second in range(1, 6):
        press(pin(A), at_ms=1000 * second)
    assert presses_within(buttons, 6000) == [A] * 5


def test_the_oldest_press_comes_first():
    buttons = fresh()
    for number, code in enumerate((B, UP, A, B, LEFT)):
        press(pin(code), at_ms=100 * number)
    clock.sleep_ms(600)
    assert presses_within(buttons, 100) == [B, UP, A, B, LEFT]


def test_a_short_press_during_a_long_call_is_kept():
    buttons = fresh()
    press(pin(A), at_ms=1000, for_ms=5)
    clock.sleep_ms(4500)
    assert buttons.waiting()
    assert presses_within(buttons, 100) == [A]


def test_a_press_while_interrupts_are_off_is_kept():
    buttons = fresh()
    were_on = disable_irq()
    press(pin(A), at_ms=10, for_ms=5)
    clock.sleep_ms(45)
    enable_irq(were_on)
    assert presses_within(buttons, 100) == [A]


def test_a_press_that_outlasts_a_flash_write_is_heard_once():
    buttons = fresh()
    were_on = disable_irq()
    bounce(pin(A), at_ms=10, for_ms=20, closes_at_last=True)
    clock.sleep_ms(45)
    enable_irq(were_on)
    let_go(pin(A), at_ms=50)
    assert presses_within(buttons, 300) == [A]


def test_a_release_during_a_flash_write_is_noticed():
    buttons = fresh()
    push(pin(UP))
    clock.sleep_ms(100)
    were_on = disable_irq()
    let_go(pin(UP), at_ms=10)
    clock.sleep_ms(45)
    enable_irq(were_on)
    assert presses_within(buttons, 2000) == [UP]


def test_bounces_of_20_ms_make_one_press():
    for code in (A, UP):
        buttons = fresh()
        bounce(pin(code), at_ms=10, for_ms=20, closes_at_last=True)
        bounce(pin(code), at_ms=150, for_ms=20, closes_at_last=False)
        assert presses_within(buttons, 1000) == [code]


def test_bounces_make_one_press_also_when_nobody_asks_meanwhile():
    for holds in ((), (A,)):
        buttons = fresh(holds)
        bounce(pin(A), at_ms=10, for_ms=20, closes_at_last=True)
        bounce(pin(A), at_ms=150, for_ms=20, closes_at_last=False)
        clock.sleep_ms(2000)
        assert presses_within(buttons, 100) == [A]


def test_two_presses_with_bounces_are_two():
    buttons = fresh()
    for at_ms in (0, 150):
        bounce(pin(A), at_ms, for_ms=20, closes_at_last=True)
        bounce(pin(A), at_ms + 70, for_ms=20, closes_at_last=False)
    clock.sleep_ms(400)
    assert presses_within(buttons, 100) == [A, A]


def test_two_buttons_at_once_are_both_heard():
    buttons = fresh()
    press(pin(A), at_ms=50)
    press(pin(B), at_ms=50)
    assert sorted(presses_within(buttons, 400)) == [A, B]


def test_two_buttons_that_bounce_together_are_heard_once_each():
    buttons = fresh()
    for code in (A, B):
        bounce(pin(code), at_ms=10, for_ms=20, closes_at_last=True)
        bounce(pin(code), at_ms=80, for_ms=20, closes_at_last=False)
    assert sorted(presses_within(buttons, 400)) == [A, B]


def test_a_contact_that_never_rests_is_one_press_and_hinders_no_other():
    buttons = fresh()
    for at_ms in range(0, 3000, 8):
        press(pin(B), at_ms, for_ms=3)
    press(pin(A), at_ms=1000)
    press(pin(A), at_ms=2000)
    clock.sleep_ms(3100)
    assert presses_within(buttons, 100) == [B, A, A]


def test_a_stuck_button_is_one_press_and_hinders_no_other():
    buttons = fresh()
    push(pin(B))
    for at_ms in (1000, 2000, 3000):
        press(pin(A), at_ms)
    assert presses_within(buttons, 60_000) == [B, A, A, A]


def test_a_button_that_is_down_at_the_start_counts_once_it_was_let_go():
    for pin_number in PINS.values():
        lines[pin_number].drive(None)
    lines[pin(A)].drive(0)
    lines[pin(UP)].drive(0)
    buttons = Buttons(PINS, holds=(A,))
    assert buttons.is_down(A) and buttons.is_down(UP) and not buttons.is_down(B)
    assert presses_within(buttons, 2000) == []
    let_go(pin(A))
    let_go(pin(UP))
    press(pin(UP), at_ms=100)
    press(pin(A), at_ms=200)
    assert presses_within(buttons, 1000) == [UP, A]


def test_a_press_at_the_very_moment_of_the_start_counts():
    lines[pin(UP)].when_watched = lambda: lines[pin(UP)].drive(0)
    buttons = fresh()
    lines[pin(UP)].when_watched = None
    let_go(pin(UP), at_ms=50)
    assert presses_within(buttons, 100) == [UP]


def test_a_button_let_go_at_the_very_moment_of_the_start_is_up():
    for pin_number in PINS.values():
        lines[pin_number].drive(None)
    line = lines[pin(A)]
    line.drive(0)
    line.before_watched = lambda: line.drive(None)
    buttons = Buttons(PINS)
    line.before_watched = None
    assert presses_within(buttons, 100) == []
    press(pin(A))
    assert presses_within(buttons, 100) == [A]


def test_sixty_presses_during_a_refresh_are_kept_and_no_more_than_fit():
    buttons = fresh()
    for number in range(80):
        press(pin(A if number % 2 else B), at_ms=number * 60, for_ms=30)
    clock.sleep_ms(5000)
    assert presses_within(buttons, 100) == [B, A] * 32
    press(pin(A))
    assert presses_within(buttons, 100) == [A]


def test_buttons_that_close_to_the_supply_work_the_same():
    pins = {A: 12, B: 13}
    buttons = fresh(pins=pins, active_low=False)
    assert lines[12].level == 0 and not buttons.is_down(A)
    press(12, at_ms=10, level=1)
    press(13, at_ms=20, for_ms=5, level=1)
    were_on = disable_irq()
    clock.sleep_ms(15)
    enable_irq(were_on)
    assert buttons.is_down(A)
    assert presses_within(buttons, 300) == [A, B]


def test_whoever_waits_for_a_press_lets_others_run():
    buttons = fresh()
    turns = 0

    async def count() -> None:
        nonlocal turns
        for _ in range(50):
            await asyncio.sleep_ms(10)
            turns += 1

    async def both() -> None:
        task = asyncio.create_task(count())
        await buttons.press()
        task.cancel()

    press(pin(A), at_ms=305)
    asyncio.run(both())
    assert 29 <= turns <= 31
