"""Nothing runs this: the type checker finds that every device offers the same."""

import board.badger_2040
import board.display_pack
import board.display_pack_2
import board.pico_epaper_2_9
import board.pico_lcd_1_3
import board.pico_lcd_1_14
import board.picosystem
from firmware.device import Device

devices: list[Device] = [
    board.badger_2040,
    board.display_pack,
    board.display_pack_2,
    board.pico_epaper_2_9,
    board.pico_lcd_1_14,
    board.pico_lcd_1_3,
    board.picosystem,
]
