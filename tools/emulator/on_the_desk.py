"""The same game on the desk: what an emulated panel ought to show."""

import asyncio

from board import codes
from firmware.app import main
from tools.desk.panel import Panel
from tools.desk.scripted import Device, Session, Storage
from tools.emulator.picture import Picture


def shown(panel: Panel) -> Picture:
    """What the desk's panel shows, in the colours that a real one can show."""
    assert panel.seen is not None
    pixels = panel.width * panel.height
    if panel.bits == 4:
        colours = [_five_six_five(colour) for colour in panel.palette]
        indices = (
            panel.seen[i // 2] >> (0 if i & 1 else 4) & 15 for i in range(pixels)
        )
        return Picture(panel.width, panel.height, b"".join(colours[i] for i in indices))
    rows = []
    for y in range(panel.height):
        line = panel.seen[y // 8 * panel.width :][: panel.width]
        rows += [b"\0\0\0" if byte >> (y & 7) & 1 else b"\xff\xff\xff" for byte in line]
    return Picture(panel.width, panel.height, b"".join(rows))


def _five_six_five(colour: int) -> bytes:
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    return bytes(
        [
            red >> 3 << 3 | red >> 5,
            green >> 2 << 2 | green >> 6,
            blue >> 3 << 3 | blue >> 5,
        ]
    )


def on_the_desk(
    board: str, presses: list[str], storage: Storage | None = None
) -> list[Picture]:
    """The pictures after the start and after each press."""

    async def look() -> list[Picture]:
        session = Session(Device(board, storage=storage), main)
        await session.settle()
        pictures = [shown(session.device.display)]
        for name in presses:
            await session.press(getattr(codes, name))
            pictures.append(shown(session.device.display))
        await session.stop()
        return pictures

    return asyncio.run(look())
