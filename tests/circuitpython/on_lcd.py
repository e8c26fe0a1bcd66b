"""Tests of a colour panel, run by run.py."""

from table import CHIP, MACHINE, asyncio, clock, device

DISPLAY, FRAME = device.display, device.display.frame
PALETTE = tuple((i * 0x0E1507 + 0x102030) & 0xFFFFFF for i in range(16))
WIDTH, HEIGHT = MACHINE.size
LEFT, TOP = MACHINE.first_pixel
ALL = [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]
CORNERS = {(0, 0): 1, (WIDTH - 1, 0): 2, (0, HEIGHT - 1): 3, (WIDTH - 1, HEIGHT - 1): 4}


def colour_of(x: int, y: int) -> int:
    """A picture without any symmetry: all colours, and four other corners."""
    return CORNERS.get((x, y), (x * 5 + y * 3 + x * y // 40) % 16)


def rgb565(colour: int) -> int:
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    return (red >> 3) << 11 | (green >> 2) << 5 | blue >> 3


def seen(x: int, y: int) -> int:
    return CHIP.pixels[LEFT + x, TOP + y]


def draw() -> None:
    for x, y in ALL:
        FRAME.pixel(x, y, colour_of(x, y))


def refresh_all() -> None:
    DISPLAY.set_palette(PALETTE)
    for _ in range(2):  # Blinka sends twice all of what is new to it
        asyncio.run(DISPLAY.refresh())
    CHIP.windows.clear()


def test_the_display_has_the_size_of_the_panel():
    assert (DISPLAY.width, DISPLAY.height, DISPLAY.bits) == (WIDTH, HEIGHT, 4)


def test_a_drawn_frame_comes_out_pixel_for_pixel():
    draw()
    refresh_all()
    wrong = [at for at in ALL if seen(*at) != rgb565(PALETTE[colour_of(*at)])]
    assert not wrong, f"{len(wrong)} pixels, the first at {wrong[0]}"
    assert len(CHIP.pixels) == WIDTH * HEIGHT


def test_nothing_is_seen_before_it_is_shown():
    refresh_all()
    before = dict(CHIP.pixels)
    draw()
    clock.advance(1000)
    assert not CHIP.windows and CHIP.pixels == before


def test_only_what_was_drawn_is_sent():
    refresh_all()
    FRAME.fill_rect(31, 17, 40, 25, 7)
    asyncio.run(DISPLAY.show(31, 17, 40, 25))
    assert CHIP.windows == [(LEFT + 31, TOP + 17, LEFT + 71, TOP + 42)]
    for x, y in ALL:
        inside = 31 <= x < 71 and 17 <= y < 42
        assert seen(x, y) == rgb565(PALETTE[7 if inside else 0])


def test_single_pixels_in_the_corners_are_shown_alone():
    refresh_all()
    for (x, y), colour in CORNERS.items():
        FRAME.pixel(x, y, colour)
        asyncio.run(DISPLAY.show(x, y, 1, 1))
        left, top = LEFT + x, TOP + y
        assert CHIP.windows.pop() == (left, top, left + 1, top + 1)
        assert seen(x, y) == rgb565(PALETTE[colour])
    assert not CHIP.windows


def test_nothing_is_sent_when_nothing_was_drawn():
    refresh_all()
    FRAME.fill_rect(WIDTH, 0, 9, 9, 5)
    asyncio.run(DISPLAY.show(0, 0, WIDTH, HEIGHT))
    assert not CHIP.windows


def test_a_new_palette_is_seen_with_the_next_show():
    draw()
    refresh_all()
    DISPLAY.set_palette(PALETTE[::-1])
    clock.advance(1000)
    assert not CHIP.windows
    asyncio.run(DISPLAY.show(0, 0, 2, 1))
    assert all(seen(*at) == rgb565(PALETTE[15 - colour_of(*at)]) for at in ALL)


def test_other_tasks_get_a_turn_between_shows():
    turns = []

    async def others():
        for _ in range(3):
            turns.append("other")
            await asyncio.sleep(0)

    async def shows():
        task = asyncio.create_task(others())
        for _ in range(3):
            await DISPLAY.show(0, 0, 2, 1)
            turns.append("show")
        await task

    asyncio.run(shows())
    assert turns[:4] == ["other", "show", "other", "show"]
