"""A rectangle of the frame straight into the SPI's FIFO, on an RP2040 or RP2350.

Each pair of pixels is looked up while the pair before it is on the wire, so a whole
picture takes hardly longer than its bits: 1.01 times as long, and no buffer.
"""

# Only viper knows ptr8 and ptr32.
# ruff: noqa: F821
# mypy: ignore-errors

import micropython


@micropython.viper
def send(
    spi: ptr32,
    pixels: ptr8,
    colours: ptr32,
    wiring: ptr32,
    left: int,
    top: int,
    right: int,
    bottom: int,
):
    """Send what of a rectangle is in the frame, to the last bit.

    All goes out in frames of 16 bits: a command has a NOP before it, and CASET,
    RASET and RAMWR have numbers that follow each other. The first three arguments
    are those that viper keeps in registers. `spi` counts in words: SSPCR0, SSPCR1,
    SSPDR and SSPSR are its first, SSPICR is its ninth. `fifo.wiring` makes the rest.
    """
    if left < 0:
        left = 0
    if top < 0:
        top = 0
    stride = wiring[4]
    if right > stride * 2:
        right = stride * 2
    if bottom > wiring[7]:
        bottom = wiring[7]
    left >>= 1  # from here on in pairs of pixels
    count = ((right + 1) >> 1) - left
    if count <= 0 or top >= bottom:
        return
    high = ptr32(wiring[0])
    low = ptr32(wiring[1])
    select = wiring[2]
    data = wiring[3]
    spi[1] = 0
    spi[0] = spi[0] | 0xF
    spi[1] = 2
    low[0] = select
    command = 0x2A
    while command <= 0x2C:
        low[0] = data
        spi[2] = command
        while spi[3] & 0x10:
            pass
        high[0] = data
        if command == 0x2A:
            spi[2] = wiring[5] + left * 2
            spi[2] = wiring[5] + (left + count) * 2 - 1
        elif command == 0x2B:
            spi[2] = wiring[6] + top
            spi[2] = wiring[6] + bottom - 1
        while spi[3] & 0x10:
            pass
        command += 1
    row = int(pixels) + top * stride + left
    last = int(pixels) + bottom * stride
    while row < last:
        pixels = ptr8(row)
        end = row + count
        by_four = end - 3
        while int(pixels) < by_four:
            # When the FIFO is empty the last frame is still on the wire, which is
            # time enough for the next one; eight have room.
            while not spi[3] & 1:
                pass
            pair = colours[pixels[0]]
            spi[2] = pair
            spi[2] = pair >> 16
            pair = colours[pixels[1]]
            spi[2] = pair
            spi[2] = pair >> 16
            pair = colours[pixels[2]]
            spi[2] = pair
            spi[2] = pair >> 16
            pair = colours[pixels[3]]
            spi[2] = pair
            spi[2] = pair >> 16
            pixels = ptr8(int(pixels) + 4)
        while int(pixels) < end:
            pair = colours[pixels[0]]
            while not spi[3] & 2:
                pass
            spi[2] = pair
            while not spi[3] & 2:
                pass
            spi[2] = pair >> 16
            pixels = ptr8(int(pixels) + 1)
        row += stride
    while spi[3] & 0x10:
        pass
    high[0] = select
    while spi[3] & 4:  # what came in meanwhile is nothing
        spi[2]
    spi[8] = 3
    spi[1] = 0
    spi[0] = spi[0] & ~8
    spi[1] = 2
