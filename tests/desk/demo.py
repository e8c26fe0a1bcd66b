"""A small program in place of the game: a square that the D-pad moves.

It counts presses, also those of an earlier start, and shows the count as stripes.
"""

from board.codes import DOWN, HELD, LEFT, RIGHT, UP, A, B, X

STEP = 8
STEPS = {UP: (0, -STEP), DOWN: (0, STEP), LEFT: (-STEP, 0), RIGHT: (STEP, 0)}
PALETTE = tuple([level * 0x111111 for level in range(15)] + [0xE08020])


class Mishap(Exception):
    """What X brings about."""


async def main(device) -> None:
    device.display.set_palette(PALETTE)
    device.buttons.holds = (B,)
    x, y = 16, 16
    presses = int(device.storage.read("presses") or b"0")
    await draw(device, x, y, presses)
    while device.power.is_on():
        code = await device.buttons.press()
        presses += 1
        x, y = x + STEPS.get(code, (0, 0))[0], y + STEPS.get(code, (0, 0))[1]
        if code == X:
            raise Mishap("X was pressed")
        if code == A:
            await device.power.sleep_ms(300)
        if code == B:
            await device.display.refresh()
        if code == B | HELD:
            presses = 0
        device.storage.write("presses", str(presses).encode())
        await draw(device, x, y, presses)


async def draw(device, x: int, y: int, presses: int) -> None:
    display = device.display
    most = (1 << display.bits) - 1
    display.frame.fill(0)
    display.frame.rect(0, 0, display.width, display.height, most)
    display.frame.fill_rect(x, y, STEP, STEP, most)
    for stripe in range(presses):
        display.frame.vline(4 + 4 * stripe, display.height - 12, 8, most)
    await display.show(0, 0, display.width, display.height)
