"""Fingers on the buttons of a pretended board."""

import asyncio

from clock import clock
from pretended import lines

from board.buttons import Buttons

PINS = {0: 2, 1: 18, 2: 16, 3: 20, 5: 15, 6: 17}  # UP DOWN LEFT RIGHT, A B


def fresh(holds=(), pins=PINS, active_low=True) -> Buttons:
    for pin in pins.values():
        lines[pin].drive(None)
    return Buttons(pins, active_low, holds)


def pin(code: int) -> int:
    return PINS[code]


def push(pin: int, at_ms: int = 0, level: int = 0) -> None:
    """Close a contact some time from now."""
    clock.after_ms(at_ms, lambda: lines[pin].drive(level))


def let_go(pin: int, at_ms: int = 0) -> None:
    clock.after_ms(at_ms, lambda: lines[pin].drive(None))


def press(pin: int, at_ms: int = 0, for_ms: int = 60, level: int = 0) -> None:
    push(pin, at_ms, level)
    let_go(pin, at_ms + for_ms)


def bounce(pin: int, at_ms: int, for_ms: int, closes_at_last: bool) -> None:
    """Edges for so long, now short and now long, that end closed or open."""
    gaps, closed, passed = (1, 2, 1, 5, 3, 1, 4, 7), closes_at_last, 0
    edges = []
    while passed <= for_ms:
        edges.append(at_ms + passed)
        passed += gaps[len(edges) % len(gaps)]
    edges[-1] = at_ms + for_ms
    for edge_ms in reversed(edges):
        (push if closed else let_go)(pin, edge_ms)
        closed = not closed


def presses_within(buttons, milliseconds: int) -> list[int]:
    """All that somebody hears who waits for presses so long."""
    heard: list[int] = []

    async def listen() -> None:
        while True:
            heard.append(await buttons.press())

    async def for_a_while() -> None:
        task = asyncio.create_task(listen())
        await asyncio.sleep_ms(milliseconds)
        task.cancel()
        try:
            await task
        except asyncio.CancelledError:
            pass

    asyncio.run(for_a_while())
    return heard
