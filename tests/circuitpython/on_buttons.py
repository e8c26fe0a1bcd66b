"""Tests of the buttons, run by run.py."""

from itertools import pairwise

from table import MACHINE, asyncio, clock, code_of, device, let_go, press, push

HELD = 16

BUTTONS = device.buttons
ARROWS = [name for name in MACHINE.buttons if code_of(name) < 4]
OTHERS = [name for name in MACHINE.buttons if code_of(name) >= 4]


def heard(milliseconds: int) -> list[tuple[int, int]]:
    """The presses that come meanwhile, each with its time from now."""
    started, presses = clock.passed_ms, []

    async def listen():
        while True:
            code = await BUTTONS.press()
            presses.append((code, clock.passed_ms - started))

    async def listen_for_a_while():
        task = asyncio.create_task(listen())
        await asyncio.sleep(milliseconds / 1000)
        task.cancel()

    asyncio.run(listen_for_a_while())
    return presses


def codes_heard(milliseconds: int) -> list[int]:
    return [code for code, _ in heard(milliseconds)]


def bounce(name: str, at_ms: int, ends_closed: bool) -> None:
    """A contact that opens and closes for 20 ms before it stays as it is."""
    for i, closed in enumerate((True, False, True, False, True, False)):
        act = push if closed == ends_closed else let_go
        clock.after(at_ms + 4 * i, lambda act=act: act(name))
    clock.after(at_ms + 20, lambda: (push if ends_closed else let_go)(name))


def test_a_press_comes_as_soon_as_the_button_goes_down():
    press(OTHERS[0], at_ms=100, for_ms=5000)
    ((_, at_ms),) = heard(1000)
    assert 100 <= at_ms <= 120


def test_a_bounce_of_20_ms_makes_one_press():
    for name in (OTHERS[0], OTHERS[1]):
        bounce(name, at_ms=50, ends_closed=True)
        bounce(name, at_ms=150, ends_closed=False)
        assert codes_heard(1000) == [code_of(name)]


def test_a_press_of_5_ms_is_kept_at_any_moment_of_a_slow_refresh():
    for moment in range(100, 110):
        press(OTHERS[0], at_ms=moment, for_ms=5)
        clock.advance(3000)
        assert BUTTONS.waiting()
        assert codes_heard(200) == [code_of(OTHERS[0])]


def test_presses_during_a_slow_refresh_come_oldest_first():
    names = [OTHERS[1], OTHERS[0], OTHERS[1], OTHERS[1], OTHERS[0]]
    for i, name in enumerate(names):
        press(name, at_ms=100 + 200 * i)
    clock.advance(3000)
    assert codes_heard(200) == [code_of(name) for name in names]


def test_an_arrow_kept_down_repeats():
    press(ARROWS[0], at_ms=0, for_ms=1000)
    times = [at_ms for code, at_ms in heard(2000) if code == code_of(ARROWS[0])]
    wanted = [0, 400, 520, 640, 760, 880, 1000]
    late = [at_ms - due for at_ms, due in zip(times, wanted, strict=False)]
    assert 6 <= len(times) <= 7 and min(late) >= 0 and max(late) <= 100, times


def test_repeats_never_queue_up():
    press(ARROWS[0], at_ms=0, for_ms=2900)
    clock.advance(3000)
    assert codes_heard(1000) == [code_of(ARROWS[0])]


def test_an_arrow_still_down_after_a_slow_refresh_repeats_at_its_pace():
    press(ARROWS[0], at_ms=0, for_ms=5000)
    clock.advance(3000)
    times = [at_ms for _, at_ms in heard(1000)]
    assert len(times) >= 7
    repeats = pairwise(times[1:])
    assert all(next_ms - at_ms >= 120 for at_ms, next_ms in repeats), times


def test_other_buttons_do_not_repeat():
    press(OTHERS[0], at_ms=0, for_ms=3000)
    assert codes_heard(4000) == [code_of(OTHERS[0])]


def test_a_button_that_knows_a_long_press_gives_its_short_one_at_release():
    BUTTONS.holds = (code_of(OTHERS[0]),)
    press(OTHERS[0], at_ms=0, for_ms=500)
    ((code, at_ms),) = heard(2000)
    assert code == code_of(OTHERS[0]) and 500 <= at_ms <= 540


def test_a_long_press_comes_after_600_ms_and_only_once():
    BUTTONS.holds = (code_of(OTHERS[0]),)
    press(OTHERS[0], at_ms=0, for_ms=1500)
    ((code, at_ms),) = heard(3000)
    assert code == code_of(OTHERS[0]) | HELD and 600 <= at_ms <= 630


def test_short_and_long_presses_are_told_apart_after_a_slow_refresh():
    BUTTONS.holds = (code_of(OTHERS[0]),)
    for at_ms, for_ms in ((0, 100), (500, 700), (2000, 590)):
        press(OTHERS[0], at_ms, for_ms)
    clock.advance(5000)
    code = code_of(OTHERS[0])
    assert codes_heard(200) == [code, code | HELD, code]


def test_a_short_press_at_its_release_comes_before_a_later_press():
    BUTTONS.holds = (code_of(OTHERS[0]),)
    press(OTHERS[0], at_ms=100, for_ms=100)
    press(OTHERS[1], at_ms=300)
    clock.advance(1000)
    assert codes_heard(200) == [code_of(OTHERS[0]), code_of(OTHERS[1])]


def test_a_long_press_is_not_made_of_bounces():
    BUTTONS.holds = (code_of(OTHERS[0]),)
    for i in range(4):
        press(OTHERS[0], at_ms=200 * i, for_ms=150)
    assert codes_heard(2000) == [code_of(OTHERS[0])] * 4


def test_a_button_is_seen_to_be_down_and_up_again():
    code = code_of(OTHERS[0])
    assert not BUTTONS.is_down(code)
    push(OTHERS[0])
    clock.advance(20)
    assert BUTTONS.is_down(code)
    assert not BUTTONS.is_down(code_of(OTHERS[1]))
    let_go(OTHERS[0])
    clock.advance(40)
    assert not BUTTONS.is_down(code)
    assert not BUTTONS.is_down(99)


def test_more_presses_than_can_be_kept_leave_no_button_stuck():
    for i in range(200):
        press(ARROWS[0] if i % 2 else OTHERS[0], at_ms=60 * i, for_ms=30)
    clock.advance(60 * 200 + 100)
    assert 50 <= len(codes_heard(3000)) <= 128
    assert not any(BUTTONS.is_down(code) for code in BUTTONS.codes)
    press(OTHERS[1], at_ms=30)
    assert codes_heard(300) == [code_of(OTHERS[1])]


def test_a_button_that_is_down_when_presses_were_lost_is_found_again():
    for i in range(100):
        press(OTHERS[0], at_ms=60 * i, for_ms=30)
    clock.after(60 * 100, lambda: push(OTHERS[1]))
    clock.advance(60 * 100 + 100)
    heard(100)
    assert BUTTONS.is_down(code_of(OTHERS[1]))
