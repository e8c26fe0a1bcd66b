"""The game on a desk: simulated devices, and what CPython lacks of MicroPython."""

import sys

if sys.implementation.name == "cpython":
    from tools.desk import framebuf

    framebuf.install()
