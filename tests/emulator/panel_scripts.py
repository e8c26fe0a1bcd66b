"""Drivers that have nothing to do with board/: they talk to the panels' chips in
another way, so that the models are not tested by the code they are to test.

Each is a script for the Pico's prompt; what follows it calls `say(command, data)`.
"""

LCD = """
from machine import Pin, SPI
import time
spi = SPI(1, baudrate=40_000_000, sck=Pin(10), mosi=Pin(11), polarity=1, phase=1)
chip_select, data_wire = Pin(9, Pin.OUT, value=1), Pin(8, Pin.OUT)
reset_wire = Pin(12, Pin.OUT, value=1)

def say(command, *data):
    for is_data, byte in [(0, command)] + [(1, byte) for byte in data]:
        chip_select(0)
        data_wire(is_data)
        spi.write(bytes([byte]))
        chip_select(1)

def pour(data):
    chip_select(0)
    data_wire(1)
    spi.write(data)
    chip_select(1)

def begin(madctl, colmod):
    reset_wire(0)
    time.sleep_ms(1)
    reset_wire(1)
    time.sleep_ms(120)
    say(0x11)
    time.sleep_ms(120)
    say(0x36, madctl)
    say(0x3A, colmod)
    say(0x21)
    say(0x29)

def box(x, y, width, height, data):
    say(0x2B, y >> 8, y & 255, (y + height - 1) >> 8, (y + height - 1) & 255)
    say(0x2A, x >> 8, x & 255, (x + width - 1) >> 8, (x + width - 1) & 255)
    say(0x2C)
    pour(data)
"""

_E_INK = """
from machine import Pin, SPI
import time

def pour(is_data, data):
    data_wire(is_data)
    chip_select(0)
    spi.write(data)
    chip_select(1)

def say(command, *data):
    pour(0, bytes([command]))
    if data:
        pour(1, bytes(data))

def send(command, data):
    say(command)
    pour(1, data)

def wait():
    began = time.ticks_ms()
    while busy() == BUSY:
        time.sleep_ms(1)
    return time.ticks_diff(time.ticks_ms(), began)

def begin():
    reset_wire(0)
    time.sleep_ms(5)
    reset_wire(1)
    time.sleep_ms(5)
    wait()

def picture(*boxes):
    # White, with boxes of ink: lines from x on, and bytes of eight pixels from y on.
    bits = bytearray(b"\\xff" * 296 * 16)
    for x, y, width, height in boxes:
        for line in range(x, x + width):
            for byte in range(y // 8, (y + height) // 8):
                bits[line * 16 + byte] = 0
    return bits
"""

BADGER = (
    _E_INK
    + """
spi = SPI(0, baudrate=10_000_000, sck=Pin(18), mosi=Pin(19), miso=Pin(16))
chip_select, data_wire = Pin(17, Pin.OUT, value=1), Pin(20, Pin.OUT)
reset_wire, busy = Pin(21, Pin.OUT, value=1), Pin(26, Pin.IN)
BUSY = 0
"""
)

EPAPER = (
    _E_INK
    + """
spi = SPI(1, baudrate=4_000_000, sck=Pin(10), mosi=Pin(11), miso=Pin(28))
chip_select, data_wire = Pin(9, Pin.OUT, value=1), Pin(8, Pin.OUT)
reset_wire, busy = Pin(12, Pin.OUT, value=1), Pin(13, Pin.IN)
BUSY = 1
"""
)
