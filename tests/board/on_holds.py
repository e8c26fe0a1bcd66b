"""Buttons that are kept down: arrows repeat, and others may mean something else."""

from clock import clock
from fingers import fresh, let_go, pin, press, presses_within, push
from pretended import lines

from board import contact
from board.codes import DOWN, HELD, LEFT, RIGHT, UP, A, B, Y


def test_a_stuck_arrow_falls_silent():
    buttons = fresh()
    push(pin(LEFT))
    heard = presses_within(buttons, 60_000)
    assert set(heard) == {LEFT} and len(heard) == 61
    press(pin(A), at_ms=100)
    let_go(pin(LEFT), at_ms=300)
    press(pin(LEFT), at_ms=500)
    assert presses_within(buttons, 1000) == [A, LEFT]


def test_an_arrow_that_is_kept_down_repeats():
    buttons = fresh()
    press(pin(RIGHT), for_ms=400 + 120 * 3 + 60)
    assert presses_within(buttons, 3000) == [RIGHT] * 5


def test_a_short_press_of_what_can_be_held_is_heard_when_it_is_let_go():
    buttons = fresh(holds=(B,))
    press(pin(B), for_ms=100)
    assert presses_within(buttons, 99) == []
    assert presses_within(buttons, 6) == [B]
    assert presses_within(buttons, 1000) == []


def test_only_arrows_repeat():
    buttons = fresh()
    press(pin(A), for_ms=3000)
    assert presses_within(buttons, 4000) == [A]


def test_repeats_do_not_queue_up_while_nobody_asks():
    buttons = fresh()
    press(pin(DOWN), for_ms=5000)
    clock.sleep_ms(4900)
    assert presses_within(buttons, 60) == [DOWN, DOWN]
    assert presses_within(buttons, 1000) == []


def test_a_press_that_waits_goes_before_repeats():
    buttons = fresh()
    push(pin(DOWN))
    press(pin(A), at_ms=1000)
    clock.sleep_ms(2000)
    assert presses_within(buttons, 5) == [DOWN, A, DOWN]


def test_a_button_of_holds_presses_when_it_is_let_go():
    buttons = fresh(holds=(A,))
    press(pin(A), for_ms=300)
    assert presses_within(buttons, 300) == []
    assert presses_within(buttons, 100) == [A]


def test_a_button_that_is_held_says_so_before_it_is_let_go():
    buttons = fresh(holds=(A,))
    press(pin(A), for_ms=2000)
    assert presses_within(buttons, 590) == []
    assert presses_within(buttons, 30) == [A | HELD]
    assert presses_within(buttons, 3000) == []


def test_a_button_let_go_just_before_it_is_held_was_pressed():
    buttons = fresh(holds=(A,))
    press(pin(A), for_ms=590)
    assert presses_within(buttons, 1000) == [A]


def test_an_edge_amid_settling_waits_until_that_is_done():
    buttons = fresh(holds=(A,))
    press(pin(A))
    clock.sleep_ms(100)
    real_diff = contact.ticks_diff

    def diff_amid_which_a_press_comes(later: int, earlier: int) -> int:
        lines[pin(A)].drive(0)
        return real_diff(later, earlier)

    contact.ticks_diff = diff_amid_which_a_press_comes
    assert buttons.waiting()
    contact.ticks_diff = real_diff
    let_go(pin(A), at_ms=50)
    assert presses_within(buttons, 300) == [A, A]


def test_a_hold_during_a_long_call_is_told_from_a_press():
    buttons = fresh(holds=(A,))
    press(pin(A), at_ms=100, for_ms=700)
    press(pin(A), at_ms=1000, for_ms=100)
    clock.sleep_ms(4500)
    assert presses_within(buttons, 100) == [A | HELD, A]


def test_a_button_of_holds_let_go_before_another_press_comes_before_it():
    buttons = fresh(holds=(B,))
    press(pin(B), at_ms=0)
    press(pin(A), at_ms=500)
    clock.sleep_ms(4500)
    assert presses_within(buttons, 100) == [B, A]


def test_an_arrow_of_holds_does_not_repeat():
    buttons = fresh(holds=(UP,))
    press(pin(UP), for_ms=3000)
    assert presses_within(buttons, 4000) == [UP | HELD]


def test_holds_can_be_chosen_later():
    buttons = fresh()
    assert buttons.holds == ()
    buttons.holds = (A, Y)
    assert buttons.holds == (A,)
    press(pin(A), for_ms=700)
    press(pin(B), at_ms=100, for_ms=700)
    assert presses_within(buttons, 1000) == [B, A | HELD]
