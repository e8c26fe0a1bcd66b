"""Waveshare Pico-ePaper-2.9: 296x128 pixels of e-ink, and buttons of your own.

The board has none. Wire each one between ground and the pin below: a D-pad with
its centre, and A B X Y. They are the pins of the Pico-LCD-1.3, all free here.
"""

from machine import SPI, Pin

from board.buttons import Buttons
from board.codes import CENTRE, DOWN, LEFT, RIGHT, UP, A, B, X, Y
from board.drivers.ssd1680 import SSD1680
from board.power import Power
from board.storage import Storage

buttons = Buttons(
    {UP: 2, DOWN: 18, LEFT: 16, RIGHT: 20, CENTRE: 3, A: 15, B: 17, X: 19, Y: 21}
)
display = SSD1680(
    SPI(1, 4_000_000, sck=Pin(10), mosi=Pin(11), miso=None),
    cs=Pin(9, Pin.OUT, value=1),
    dc=Pin(8, Pin.OUT),
    reset=Pin(12, Pin.OUT, value=1),
    busy=Pin(13, Pin.IN, Pin.PULL_DOWN),
)
storage = Storage()
power = Power()
