"""Images for a Pico: MicroPython with the game frozen in, ready to be copied."""
