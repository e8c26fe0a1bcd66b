"""What CircuitPython runs, as code.py: the game, on the board that it is on."""

import asyncio

import device  # before the game: its picture needs the heap in one piece

from firmware.app import main

asyncio.run(main(device))
