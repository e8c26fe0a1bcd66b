"""Waveshare Pico-LCD-1.14: 240x135 pixels, a D-pad that can be pressed, A and B."""

from machine import PWM, SPI, Pin

from board.buttons import Buttons
from board.clocks import hurry_peripherals
from board.codes import CENTRE, DOWN, LEFT, RIGHT, UP, A, B
from board.drivers.st7789 import ST7789
from board.drivers.st7789_glass import PICO_LCD
from board.power import Power
from board.storage import Storage

# First: what is pressed while the panel wakes counts too.
buttons = Buttons({UP: 2, DOWN: 18, LEFT: 16, RIGHT: 20, CENTRE: 3, A: 15, B: 17})

hurry_peripherals()
_light = PWM(Pin(13), freq=1000, duty_u16=0)  # dark until there is a picture
display = ST7789(
    SPI(1, 62_500_000, sck=Pin(10), mosi=Pin(11), miso=None),
    cs=Pin(9, Pin.OUT, value=1),
    dc=Pin(8, Pin.OUT),
    reset=Pin(12, Pin.OUT, value=1),
    size=(240, 135),
    start=(40, 53),
    madctl=0x70,
    glass=PICO_LCD,
)
storage = Storage()
power = Power(_light)
