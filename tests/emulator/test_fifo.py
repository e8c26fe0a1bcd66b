"""Pictures that go into the SPI's FIFO are those that `SPI.write` sends."""

from tools.emulator.installed import flash_with_game

SETTING = """
import asyncio, random
import board.pico_lcd_1_3 as device
display = device.display
random.seed(5)
display.set_palette([random.getrandbits(24) for _ in range(16)])
for at in range(len(display.pixels)):
    display.pixels[at] = random.getrandbits(8)
"""
RECTANGLES = [(0, 0, 240, 240), (-3, -7, 20, 20), (231, 230, 30, 30), (5, 50, 0, 9)]
RECTANGLES += [
    (left, 40 + 9 * left, 1 + width, 7) for left in (3, 8) for width in (0, 11, 14)
]
BY_FIFO = "assert display._wiring is not None\n"
BY_WRITE = """
colours = display._colours
for at in range(0, 1024, 2):
    colours[at], colours[at + 1] = colours[at + 1], colours[at]
display._wiring, display._lines = None, memoryview(bytearray(240 * 16))
"""
SHOWN = "for edges in {}: asyncio.run(device_shows(*edges))"
SHOW = """
async def device_shows(*edges):
    await display.show(*edges)
"""


def prompt(make_pico, pico_image):
    pico = make_pico("pico_lcd_1_3", boot=False)
    pico.load_flash(flash_with_game(pico_image, "pico_lcd_1_3"))
    pico.hold("A")
    pico.power_on()
    pico.run_until("is held")
    pico.run_until_idle()
    pico.release("A")
    return pico


def test_both_ways_show_the_same_pixels(
    make_pico, pico_image, mpy_cross, micropython32
):
    shown = []
    for way in (BY_FIFO, BY_WRITE):
        pico = prompt(make_pico, pico_image)
        pico.execute(SETTING + SHOW + way + SHOWN.format(RECTANGLES[:1]))
        pico.execute("for at in range(28800): display.pixels[at] ^= 0x5a")
        parts = []
        for rectangle in RECTANGLES[1:]:
            pico.execute(SHOWN.format([rectangle]))
            parts.append(pico.picture())
        shown.append(parts)
        assert pico.warnings == []
    # What is widened differs: compare what was asked for.
    for (x, y, width, height), ours, theirs in zip(RECTANGLES[1:], *shown, strict=True):
        for row in range(max(y, 0), min(y + height, 240)):
            for column in range(max(x, 0), min(x + width, 240)):
                assert ours.pixel(column, row) == theirs.pixel(column, row)
    assert shown[0][0] != shown[0][-1]
