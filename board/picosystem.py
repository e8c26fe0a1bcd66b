"""Pimoroni PicoSystem: 240x240 pixels, a D-pad, A B X Y, and a battery."""

from machine import ADC, PWM, SPI, Pin

from board.buttons import Buttons
from board.clocks import hurry_peripherals
from board.codes import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from board.drivers.st7789 import ST7789
from board.drivers.st7789_glass import PICOSYSTEM
from board.power import Power
from board.storage import Storage

# First: what is pressed while the panel wakes counts too.
buttons = Buttons({UP: 23, DOWN: 20, LEFT: 22, RIGHT: 21, A: 18, B: 19, X: 17, Y: 16})

hurry_peripherals()
_light = PWM(Pin(12), freq=1000, duty_u16=0)  # dark until there is a picture
display = ST7789(
    SPI(0, 62_500_000, sck=Pin(6), mosi=Pin(7), miso=None),
    cs=Pin(5, Pin.OUT, value=1),
    dc=Pin(9, Pin.OUT),
    reset=Pin(4, Pin.OUT, value=1),
    size=(240, 240),
    start=(0, 0),
    madctl=0x04,
    glass=PICOSYSTEM,
)
storage = Storage()
power = Power(_light, battery=ADC(26), divided_by=3)
