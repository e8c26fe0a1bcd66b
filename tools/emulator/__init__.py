"""An emulated Raspberry Pi Pico that runs real firmware, with panels and buttons."""
