"""Pimoroni Badger 2040: 296x128 pixels of e-ink, A B C, up and down."""

from machine import SPI, Pin

from board.buttons import Buttons
from board.codes import DOWN, UP, A, B, C
from board.drivers.uc8151 import UC8151
from board.power import Power
from board.storage import Storage

_supply = Pin(10, Pin.OUT, value=1)  # keeps the board on when it runs on batteries

buttons = Buttons({A: 12, B: 13, C: 14, UP: 15, DOWN: 11}, active_low=False)
display = UC8151(
    SPI(0, 12_000_000, sck=Pin(18), mosi=Pin(19), miso=None),
    cs=Pin(17, Pin.OUT, value=1),
    dc=Pin(20, Pin.OUT),
    reset=Pin(21, Pin.OUT, value=1),
    busy=Pin(26, Pin.IN, Pin.PULL_UP),
)
storage = Storage()
power = Power()
