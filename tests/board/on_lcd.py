"""Every board with an LCD, pixel for pixel, at the other end of its wires."""

import asyncio
import sys

from devices import DEVICES, PALETTE
from fingers import press
from pretended import lines

from board.codes import A
from tools.desk.boards import BOARDS

DEVICE = DEVICES[sys.argv[2]]
LIGHT = lines[DEVICE.light]
CHIP = DEVICE.make_chip()
CHIP.light = LIGHT
press(DEVICE.a, at_ms=100, for_ms=30)  # while the panel wakes
WIDTH, HEIGHT = DEVICE.size

device = __import__("board." + sys.argv[2], None, None, ("display",))
display = device.display
LIGHT_AT_FIRST = LIGHT.duty_u16
display.set_palette(PALETTE)


def rgb565(colour: int) -> int:
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    return red >> 3 << 11 | green >> 2 << 5 | blue >> 3


def seen(x: int, y: int):
    return CHIP.colour_at(*DEVICE.glass(x, y))


def all_seen() -> list:
    return [[seen(x, y) for x in range(WIDTH)] for y in range(HEIGHT)]


def drawn() -> list:
    colours = [rgb565(colour) for colour in PALETTE]
    pixel = display.frame.pixel
    return [[colours[pixel(x, y)] for x in range(WIDTH)] for y in range(HEIGHT)]


def draw_a_picture(shift: int = 0) -> None:
    """No two rows and no two columns of it are alike."""
    for y in range(HEIGHT):
        for x in range(WIDTH):
            display.frame.pixel(x, y, (x * x // 7 + y * y // 5 + x * y + shift) % 16)


def show(*rectangle: int) -> None:
    asyncio.run(display.show(*rectangle))


def test_the_panel_is_black_and_unlit_when_it_is_switched_on():
    shown = CHIP.at_display_on
    for y in (0, 1, HEIGHT // 2, HEIGHT - 1):
        for x in range(WIDTH):
            column, row = DEVICE.glass(x, y)
            at = (row * 240 + column) * 2
            assert shown[at] == shown[at + 1] == 0
    assert CHIP.light_at_display_on == 0
    assert LIGHT_AT_FIRST == 0xFFFF


def test_each_corner_is_where_the_player_sees_it():
    display.frame.fill(0)
    corners = ((0, 0), (WIDTH - 1, 0), (0, HEIGHT - 1), (WIDTH - 1, HEIGHT - 1))
    for colour, (x, y) in enumerate(corners):
        display.frame.pixel(x, y, colour + 1)
    asyncio.run(display.refresh())
    for colour, (x, y) in enumerate(corners):
        assert seen(x, y) == rgb565(PALETTE[colour + 1])
    assert all_seen() == drawn()


def test_a_picture_arrives_pixel_for_pixel():
    draw_a_picture()
    asyncio.run(display.refresh())
    assert all_seen() == drawn()


def test_only_the_rectangle_is_sent():
    draw_a_picture()
    asyncio.run(display.refresh())
    before = all_seen()
    draw_a_picture(shift=5)
    after = drawn()
    for x, y, width, height in ((10, 20, 7, 5), (33, 0, 1, 1), (0, 64, WIDTH, 33)):
        CHIP.pixels_sent = 0
        show(x, y, width, height)
        left, right = x // 8 * 8, (x + width + 7) // 8 * 8
        for row in range(y, y + height):
            before[row][left:right] = after[row][left:right]
        assert CHIP.pixels_sent == (right - left) * height
        assert all_seen() == before


def test_what_lies_outside_the_panel_is_left_out():
    draw_a_picture(shift=3)
    asyncio.run(display.refresh())
    draw_a_picture(shift=9)
    CHIP.pixels_sent = 0
    show(-5, -5, 15, 15)
    show(WIDTH - 10, HEIGHT - 10, 100, 100)
    assert CHIP.pixels_sent == 2 * 16 * 10
    for nothing in ((-9, 0, 9, 9), (WIDTH, 0, 9, 9), (0, HEIGHT, 9, 9), (5, 5, 0, 5)):
        show(*nothing)
    show(5, 5, 5, 0)
    assert CHIP.pixels_sent == 2 * 16 * 10


def test_a_new_palette_is_seen_with_the_next_show():
    display.frame.fill(7)
    display.set_palette(tuple(reversed(PALETTE)))
    show(0, 0, 2, 1)
    display.set_palette(PALETTE)
    assert seen(0, 0) == rgb565(PALETTE[8])


def test_two_who_show_at_once_do_not_disturb_each_other():
    draw_a_picture(shift=1)

    async def both() -> None:
        left = asyncio.create_task(display.show(0, 0, WIDTH // 2, HEIGHT))
        await display.show(WIDTH // 2, 0, WIDTH // 2, HEIGHT)
        await left

    asyncio.run(both())
    assert all_seen() == drawn()


def test_others_run_while_a_picture_is_sent():
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep_ms(0)

    async def both() -> None:
        task = asyncio.create_task(count())
        await display.refresh()
        task.cancel()

    asyncio.run(both())
    assert turns >= HEIGHT // 32


def test_the_bus_is_as_fast_as_the_chip_allows():
    assert display._wire._spi.baudrate == 62_500_000


def test_the_frame_takes_half_a_byte_a_pixel():
    assert len(display.pixels) == WIDTH * HEIGHT // 2
    assert (display.width, display.height, display.bits) == (WIDTH, HEIGHT, 4)


def test_a_press_while_the_panel_wakes_is_kept():
    assert device.buttons.waiting()
    assert asyncio.run(device.buttons.press()) == A


def test_the_simulators_know_the_same_board():
    board = BOARDS[sys.argv[2]]
    assert (board.width, board.height, board.bits) == DEVICE.size + (display.bits,)
    assert board.codes == device.buttons.codes
    assert board.size == len(display.pixels)


def test_the_device_has_its_buttons():
    assert device.buttons.codes == DEVICE.buttons
    assert not any(device.buttons.is_down(code) for code in range(10))


def test_the_light_is_dimmed_within_its_bounds():
    for percent, duty in ((0, 0), (50, 0x3FFF), (100, 0xFFFF), (101, 0xFFFF), (-1, 0)):
        device.power.backlight(percent)
        assert LIGHT.duty_u16 == duty


def test_a_battery_is_measured_where_there_is_one():
    levels = []
    for volts in (0, 2.8, 3.45, 4.1, 5):
        lines[26].volts = volts / 3
        levels.append(device.power.battery())
    has_one = sys.argv[2] == "picosystem"
    assert levels == ([0, 0, 49, 99, 100] if has_one else [None] * 5), levels


def test_every_seed_is_a_fresh_small_int():
    seeds = {device.power.seed() for _ in range(50)}
    assert len(seeds) > 45 and min(seeds) >= 0 and max(seeds) < 1 << 30


def test_power_tells_the_time():
    async def sleep() -> int:
        started = device.power.ticks_ms()
        await device.power.sleep_ms(1234)
        return device.power.ticks_diff(device.power.ticks_ms(), started)

    assert 1234 <= asyncio.run(sleep()) <= 1236
