"""On the Pico, before the game: the least free heap, looked at again and again.

What is no longer used is collected after each few kilobytes, so that what is free
is what could be had. A pin that is pulled low has it told.
"""

import gc

from machine import Pin, Timer

_AFTER_BYTES = 4096
_EVERY_MS = 20
_least = [gc.mem_free()]


def _look(timer: Timer) -> None:
    free = gc.mem_free()
    if free < _least[0]:
        _least[0] = free


def _tell(pin: Pin) -> None:
    gc.collect()
    print("least", _least[0])
    print("used", gc.mem_alloc())


gc.threshold(_AFTER_BYTES)
_timer = Timer(period=_EVERY_MS, callback=_look)
Pin(22, Pin.IN, Pin.PULL_UP).irq(_tell, Pin.IRQ_FALLING)
