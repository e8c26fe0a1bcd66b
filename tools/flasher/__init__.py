"""Puts the game on a Pico with MicroPython, over its USB cable: `make flash`.

The game lies in one of two folders of the Pico, and main.py names the one to start.
A new version goes into the other folder; when all of it is there and checked, a new
main.py takes the place of the old one in a single step. Whatever happens before
that, the game that was there still starts.
"""
