"""Every board with e-ink, pixel for pixel, at the other end of its wires."""

import asyncio
import errno
import sys

from clock import clock
from devices import DEVICES
from fingers import press

from board.codes import A
from tools.desk.boards import BOARDS

DEVICE = DEVICES[sys.argv[2]]
CHIP = DEVICE.make_chip()
WIDTH, HEIGHT = DEVICE.size

device = __import__("board." + sys.argv[2], None, None, ("display",))
display = device.display
SPENT_AT_IMPORT_US = clock.now_us


def seen(x: int, y: int) -> int:
    source, gate = DEVICE.glass(x, y)
    return int(CHIP.glass[gate][source])


def all_seen() -> list:
    return [[seen(x, y) for x in range(WIDTH)] for y in range(HEIGHT)]


def drawn() -> list:
    pixel = display.frame.pixel
    return [[pixel(x, y) for x in range(WIDTH)] for y in range(HEIGHT)]


def draw_a_picture(shift: int = 0) -> None:
    """No two rows and no two columns of it are alike."""
    for y in range(HEIGHT):
        for x in range(WIDTH):
            ink = (x * x // 7 + y * y // 5 + x * y + shift) % 16 < 6
            display.frame.pixel(x, y, int(ink))


def refresh() -> None:
    asyncio.run(display.refresh())


def show(*rectangle: int) -> None:
    asyncio.run(display.show(*rectangle))


def test_each_corner_is_where_the_player_sees_it():
    for x, y in ((0, 0), (WIDTH - 1, 0), (0, HEIGHT - 1), (WIDTH - 1, HEIGHT - 1)):
        display.frame.fill(0)
        display.frame.pixel(x, y, 1)
        refresh()
        assert seen(x, y) == 1
        assert all_seen() == drawn()
    assert set(CHIP.refreshes[-4:]) == {"full"}


def test_a_picture_arrives_pixel_for_pixel_and_leaves_no_ghost():
    for shift in (0, 5):
        draw_a_picture(shift)
        refresh()
        assert all_seen() == drawn()


def test_only_the_banks_of_the_rectangle_are_updated():
    draw_a_picture()
    refresh()
    expected = all_seen()
    draw_a_picture(shift=5)
    after = drawn()
    for x, y, width, height in ((10, 20, 7, 5), (290, 127, 6, 1), (0, 64, WIDTH, 9)):
        show(x, y, width, height)
        for row in range(y // 8 * 8, (y + height + 7) // 8 * 8):
            expected[row][x : x + width] = after[row][x : x + width]
        assert all_seen() == expected
        assert CHIP.refreshes[-1] == "partial"


def test_many_updates_leave_no_ghost():
    display.frame.fill(0)
    refresh()
    for step in range(12):
        display.frame.fill_rect(20 * step, 5 * step, 40, 30, 1)
        display.frame.fill_rect(20 * step - 20, 5 * step - 5, 40, 30, 0)
        show(20 * step - 20, 5 * step - 5, 60, 35)
        assert all_seen() == drawn()


def test_the_first_show_of_all_is_a_refresh():
    display._is_known = False  # as after the import
    draw_a_picture(shift=2)
    show(0, 0, 8, 8)
    assert CHIP.refreshes[-1] == "full"
    assert all_seen() == drawn()


def test_nothing_waits_for_the_panel_when_the_device_is_imported():
    assert SPENT_AT_IMPORT_US < 1000


def test_what_lies_outside_the_panel_is_left_out():
    refresh()
    done = len(CHIP.refreshes)
    for nothing in ((-9, 0, 9, 9), (WIDTH, 0, 9, 9), (0, HEIGHT, 9, 9), (5, 5, 0, 5)):
        show(*nothing)
    show(5, 5, 5, 0)
    assert len(CHIP.refreshes) == done
    display.frame.fill(0)
    draw_a_picture(shift=9)
    show(-5, -5, WIDTH + 10, HEIGHT + 10)
    assert all_seen() == drawn()


def test_others_draw_and_run_while_the_panel_refreshes():
    draw_a_picture()
    before = drawn()
    turns = 0

    async def count() -> None:
        nonlocal turns
        await asyncio.sleep_ms(200)
        draw_a_picture(shift=5)
        while True:
            turns += 1
            await asyncio.sleep_ms(5)

    async def both() -> None:
        task = asyncio.create_task(count())
        await display.refresh()
        task.cancel()

    asyncio.run(both())
    assert turns > 100
    assert all_seen() == before
    show(0, 0, WIDTH, HEIGHT)
    assert CHIP.refreshes[-1] == "partial"
    assert all_seen() == drawn()


def test_two_who_show_at_once_wait_for_each_other():
    refresh()
    draw_a_picture(shift=1)

    async def both() -> None:
        left = asyncio.create_task(display.show(0, 0, WIDTH // 2, HEIGHT))
        await display.show(WIDTH // 2, 0, WIDTH // 2, HEIGHT)
        await left

    asyncio.run(both())
    assert CHIP.refreshes[-2:] == ["partial", "partial"]
    assert all_seen() == drawn()


def test_a_panel_that_stays_busy_is_an_error_and_recovers():
    refresh()
    for draw in (refresh, lambda: show(0, 0, 8, 8)):
        CHIP.hangs = True
        try:
            draw()
        except OSError as error:
            assert error.errno == errno.ETIMEDOUT
        else:
            raise AssertionError("it waited for nothing")
        draw_a_picture(shift=4)
        show(0, 0, 8, 8)
        assert CHIP.refreshes[-1] == "full"
        assert all_seen() == drawn()


def test_who_stops_waiting_does_not_spoil_the_next_picture():
    refresh()

    async def impatient() -> None:
        task = asyncio.create_task(display.show(0, 0, WIDTH, HEIGHT))
        await asyncio.sleep_ms(150)
        task.cancel()
        await asyncio.sleep_ms(0)

    draw_a_picture(shift=8)
    asyncio.run(impatient())
    draw_a_picture(shift=3)
    show(0, 0, 8, 8)
    assert all_seen() == drawn()


def test_a_press_during_a_refresh_is_kept():
    level = 1 if sys.argv[2] == "badger_2040" else 0
    press(DEVICE.a, at_ms=1000, for_ms=5, level=level)
    refresh()
    assert device.buttons.waiting()
    assert asyncio.run(device.buttons.press()) == A


def test_the_palette_changes_nothing():
    before = bytes(display.pixels)
    display.set_palette(tuple(range(16)))
    assert bytes(display.pixels) == before


def test_the_frame_takes_a_bit_a_pixel():
    assert len(display.pixels) == WIDTH * HEIGHT // 8
    assert (display.width, display.height, display.bits) == (WIDTH, HEIGHT, 1)


def test_the_simulators_know_the_same_board():
    board = BOARDS[sys.argv[2]]
    assert (board.width, board.height, board.bits) == DEVICE.size + (display.bits,)
    assert board.codes == device.buttons.codes
    assert board.size == len(display.pixels)


def test_the_device_has_its_buttons_and_no_light():
    assert device.buttons.codes == DEVICE.buttons
    assert not any(device.buttons.is_down(code) for code in range(10))
    device.power.backlight(50)
    assert device.power.battery() is None
