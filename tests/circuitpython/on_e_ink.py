"""Tests of an e-ink panel, run by run.py."""

import errno

from table import CHIP, MACHINE, asyncio, clock, code_of, device, press

DISPLAY, FRAME = device.display, device.display.frame
WIDTH, HEIGHT = MACHINE.size
ALL = [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]
CORNERS = {(0, 0): 1, (WIDTH - 1, 0): 1, (0, HEIGHT - 1): 0, (WIDTH - 1, HEIGHT - 1): 1}


def ink_at(x: int, y: int) -> int:
    """A picture without any symmetry."""
    return CORNERS.get((x, y), int((x * 5 + y * 3 + x * y // 40) % 7 < 3))


def draw() -> None:
    for x, y in ALL:
        FRAME.pixel(x, y, ink_at(x, y))


def wrong_pixels() -> list[tuple[int, int]]:
    return [at for at in ALL if CHIP.is_black(*at, WIDTH) != ink_at(*at)]


def test_the_display_has_the_size_of_the_panel():
    assert (DISPLAY.width, DISPLAY.height, DISPLAY.bits) == (WIDTH, HEIGHT, 1)


def test_a_drawn_frame_comes_out_pixel_for_pixel():
    draw()
    asyncio.run(DISPLAY.refresh())
    wrong = wrong_pixels()
    assert not wrong, f"{len(wrong)} pixels, the first at {wrong[0]}"


def test_a_palette_changes_nothing():
    DISPLAY.set_palette(tuple(range(0, 0x1000000, 0x111111)))
    test_a_drawn_frame_comes_out_pixel_for_pixel()


def test_nothing_is_seen_before_it_is_shown():
    asyncio.run(DISPLAY.refresh())
    draw()
    clock.advance(10_000)
    assert len(CHIP.refreshed_at) == 1
    assert not any(CHIP.is_black(*at, WIDTH) for at in ALL)


def test_it_waits_until_the_panel_may_be_refreshed_again():
    for ink in (1, 0, 1):
        FRAME.fill_rect(0, 0, 8, 8, ink)
        asyncio.run(DISPLAY.show(0, 0, 8, 8))
    first, second, third = CHIP.refreshed_at
    assert second - first >= 2000 and third - second >= 2000


def test_it_is_shown_when_the_panel_has_become_idle():
    started = clock.passed_ms
    asyncio.run(DISPLAY.refresh())
    assert clock.passed_ms - started >= CHIP.refresh_ms


def test_other_tasks_run_and_presses_are_kept_while_it_refreshes():
    turns = []

    async def others():
        while True:
            turns.append(clock.passed_ms)
            await asyncio.sleep(0.05)

    async def shows():
        task = asyncio.create_task(others())
        press("A", at_ms=300, for_ms=5)
        press("C", at_ms=400, for_ms=5)
        await DISPLAY.refresh()
        task.cancel()
        return [await device.buttons.press(), await device.buttons.press()]

    assert asyncio.run(shows()) == [code_of("A"), code_of("C")]
    assert len(turns) >= 10


def test_a_panel_that_stays_busy_is_given_up():
    CHIP.refresh_ms = 10**9
    started = clock.passed_ms
    try:
        asyncio.run(DISPLAY.refresh())
    except OSError as error:
        assert error.args[0] == errno.ETIMEDOUT
    else:
        raise AssertionError("it waited for good")
    assert clock.passed_ms - started < 20_000
