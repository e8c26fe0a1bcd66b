"""Pimoroni Display Pack 2.0: 320x240 pixels, A B X Y, plugged onto a Pico."""

from machine import PWM, SPI, Pin

from board.buttons import Buttons
from board.clocks import hurry_peripherals
from board.codes import A, B, X, Y
from board.drivers.st7789 import ST7789
from board.drivers.st7789_glass import DISPLAY_PACK_2
from board.power import Power
from board.storage import Storage

# First: what is pressed while the panel wakes counts too.
buttons = Buttons({A: 12, B: 13, X: 14, Y: 15})

hurry_peripherals()
_light = PWM(Pin(20), freq=1000, duty_u16=0)  # dark until there is a picture
display = ST7789(
    SPI(0, 62_500_000, sck=Pin(18), mosi=Pin(19), miso=None),
    cs=Pin(17, Pin.OUT, value=1),
    dc=Pin(16, Pin.OUT),
    reset=None,  # not wired
    size=(320, 240),
    start=(0, 0),
    madctl=0x70,
    glass=DISPLAY_PACK_2,
)
storage = Storage()
power = Power(_light)
