"""A story on every scripted device, told as text: the same on every interpreter.

micropython tests/desk/story.py
"""

import asyncio
import sys

sys.path.insert(0, ".")

from board.codes import DOWN, HELD, LEFT, RIGHT, UP, A, B, X
from tests.desk import demo
from tools.desk.boards import BOARDS
from tools.desk.scripted import Device, Session


def checksum(data: bytearray) -> int:
    total = 0
    for byte in data:
        total = (31 * total + byte) % 999_983
    return total


async def tell(name: str) -> None:
    device = Device(name, seed=12)
    session = Session(device, demo.main)
    print(name, device.power.seed(), device.buttons.codes)
    for code in (DOWN, DOWN, RIGHT, A, LEFT, UP, B, RIGHT, B | HELD, A):
        await session.press(code)
        seen = device.display.seen
        assert seen == device.display.pixels
        print(code, checksum(seen), device.power.ticks_ms(), device.storage.files)
    await end_with_a_mishap(session)
    await go_on(name, device.storage)


async def end_with_a_mishap(session: Session) -> None:
    try:
        await session.press(X)
    except demo.Mishap as mishap:
        print("ended by", mishap)


async def go_on(name: str, storage) -> None:
    """On a device of the same board that was just switched on."""
    session = Session(Device(name, storage=storage, keeps_seen=False), demo.main)
    await session.press(A)
    await session.stop()
    print("and on", storage.files, session.device.display.shows)


if __name__ == "__main__":
    for name in sorted(BOARDS) if len(sys.argv) < 2 else sys.argv[1:]:
        asyncio.run(tell(name))
