"""The model of the ST7789, with a driver of its own."""

import pytest

from tests.emulator.panel_scripts import LCD
from tools.emulator.picture import Picture

SIDE = 240
PAPER, RED, GREEN, MIXED = 0xFFFFFF, 0xFF0000, 0x00FF00, 0x3366CC
# Boxes of even width, as two pixels of 12 bits share a byte.
BOXES = [
    (0, 0, 240, 240, PAPER),
    (4, 10, 30, 5, RED),
    (200, 0, 40, 2, GREEN),
    (20, 230, 2, 10, MIXED),
]

UPRIGHT, TURNED, UPSIDE_DOWN = 0x70, 0x00, 0xA0


def packed(colour: int, bits: int) -> bytes:
    """Two pixels of a colour, as they go over the wire."""
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    if bits == 12:
        pair = (red >> 4) << 20 | (green >> 4) << 16 | (blue >> 4) << 12
        return (pair | pair >> 12).to_bytes(3, "big")
    pixel = (red >> 3) << 11 | (green >> 2) << 5 | blue >> 3
    return pixel.to_bytes(2, "big") * 2


def drawn(boxes: list[tuple], bits: int, column: int = 0) -> str:
    """Calls of the driver that draw boxes."""
    lines = []
    for x, y, width, height, colour in boxes:
        data = f"{packed(colour, bits)!r} * {width * height // 2}"
        lines.append(f"box({x + column}, {y}, {width}, {height}, {data})")
    return "\n".join(lines)


def shown(colour: int, bits: int) -> tuple[int, int, int]:
    """A colour as the panel shows it, with the bits that it was sent."""
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    if bits == 12:
        return red // 16 * 17, green // 16 * 17, blue // 16 * 17
    return (
        red >> 3 << 3 | red >> 5,
        green >> 2 << 2 | green >> 6,
        blue >> 3 << 3 | blue >> 5,
    )


def expected(bits: int, turned) -> Picture:
    """The boxes as a person should see them."""
    pixels = {}
    for x, y, width, height, colour in BOXES:
        for column in range(x, x + width):
            for row in range(y, y + height):
                pixels[turned(column, row)] = bytes(shown(colour, bits))
    rows = (pixels[x, y] for y in range(SIDE) for x in range(SIDE))
    return Picture(SIDE, SIDE, b"".join(rows))


@pytest.fixture
def lcd(make_pico):
    pico = make_pico("pico_lcd_1_3")
    pico.execute(LCD)
    return pico


@pytest.mark.parametrize(
    ("madctl", "column", "turned"),
    [
        (UPRIGHT, 0, lambda x, y: (x, y)),
        (TURNED, 0, lambda x, y: (y, SIDE - 1 - x)),
        (UPSIDE_DOWN, 80, lambda x, y: (SIDE - 1 - x, SIDE - 1 - y)),
    ],
    ids=["upright", "turned", "upside down, from column 80 on"],
)
@pytest.mark.parametrize(("bits", "colmod"), [(16, 0x55), (12, 0x53)])
def test_a_drawing_is_decoded(lcd, bits, colmod, madctl, column, turned):
    lcd.execute(f"begin({madctl}, {colmod})\n" + drawn(BOXES, bits, column))
    assert lcd.picture() == expected(bits, turned)
    assert lcd.warnings == []


def test_red_and_blue_change_places_with_a_bit_of_madctl(lcd):
    lcd.execute(f"begin({UPRIGHT | 8}, 0x55)\n" + drawn([(0, 0, 2, 1, RED)], 16))
    assert lcd.picture().pixel(0, 0) == (0, 0, 255)


def test_writing_goes_on_from_the_beginning_of_the_window(lcd):
    lcd.execute(
        f"begin({UPRIGHT}, 0x55)\n"
        f"box(0, 0, 2, 1, {packed(RED, 16)!r} + {packed(GREEN, 16)[:2]!r})"
    )
    assert lcd.picture().pixel(0, 0) == (0, 255, 0)
    assert lcd.picture().pixel(1, 0) == (255, 0, 0)


@pytest.mark.parametrize(
    ("commands", "colour"),
    [
        ("say(0x20)", (0, 255, 255)),
        ("say(0x28)", (0, 0, 0)),
        ("say(0x28); say(0x29)", (255, 0, 0)),
        ("say(0x10)", (0, 0, 0)),
        ("say(0x01); time.sleep_ms(120)", (0, 0, 0)),
    ],
    ids=["inverted", "off", "off and on", "asleep", "reset"],
)
def test_what_is_seen(lcd, commands, colour):
    lcd.execute(f"begin({UPRIGHT}, 0x55)\n" + drawn([(0, 0, 2, 1, RED)], 16))
    lcd.execute(commands)
    assert lcd.picture().pixel(0, 0) == colour


@pytest.mark.parametrize(
    ("commands", "warning"),
    [
        ("say(0xF5)", "there is no command 0xf5"),
        ("say(0x12)", "PTLON (0x12) is not modelled"),
        ("say(0x2A, 0, 0); say(0)", "CASET (0x2a) was given 2 of 4 parameters"),
        ("say(0x36, 0, 0)", "MADCTL (0x36) takes 1 parameters, and got more"),
        ("say(0x2A, 0, 0, 2, 0)", "CASET asks for 0 to 512; there are 0 to 319"),
        ("say(0x01); say(0x11)", "SLPOUT (0x11) comes within 5 ms of a reset"),
        ("say(0x3A, 0x57)", "COLMOD has no format 7"),
    ],
)
def test_what_the_chip_does_not_take_is_warned_of(lcd, commands, warning):
    lcd.execute(f"begin({UPRIGHT}, 0x55)")
    assert lcd.warnings == []
    lcd.execute(commands)
    assert warning in "\n".join(lcd.warnings)


def test_a_byte_takes_the_time_of_its_bits(lcd):
    timed = (
        "data = bytes(50_000)\n"
        "for baud in (1_000_000, 40_000_000):\n"
        "    spi.init(baudrate=baud)\n"
        "    start = time.ticks_us()\n"
        "    pour(data)\n"
        "    print(time.ticks_diff(time.ticks_us(), start))\n"
        "print(spi)"
    )
    slow, fast, *told = lcd.execute(f"begin({UPRIGHT}, 0x55)\n" + timed).split()
    # The plain image runs the peripherals at 48 MHz, so that 24 MHz is the fastest.
    assert "baudrate=24000000," in told
    assert 400_000 <= int(slow) < 401_000
    assert 50_000 * 8 / 24 <= int(fast) < 50_000 * 8 / 24 * 1.1
