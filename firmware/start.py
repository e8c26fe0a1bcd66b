"""From power-on to the title, and what happens when something goes wrong.

A button held at power-on leaves the prompt alone: nobody is ever locked out.
"""

import asyncio
import io
import sys

from board.watchdog import Watchdog

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable

    from firmware.device import Device

_TRACEBACK = "traceback.txt"
_MOST_FAILED_STARTS = 3
# Where modules are compiled first, all at once would take too long for the watchdog.
_PARTS = ("handheld", "app")


def start() -> None:
    """Play until something ends it; the prompt comes back then.

    The board comes first: its picture needs memory in one piece. Only then is the
    game loaded, and what it takes is scattered.
    """
    device = _device()
    if any(device.buttons.is_down(code) for code in device.buttons.codes):
        print("A button is held: the game is not started.")
        return
    watchdog = Watchdog()
    if watchdog.failed_starts >= _MOST_FAILED_STARTS:
        watchdog.stop()
        _show(device, "STUCK")  # rather than try for ever
        return
    try:
        _play(device, watchdog)
    except KeyboardInterrupt:
        print("The game was interrupted; a reset starts it again.")
    except Exception as error:
        _report(device, error)


def _play(device: "Device", watchdog: Watchdog) -> None:
    """Load the game and run it; after a hang it goes on by itself."""
    watchdog.start()
    try:
        for part in _PARTS:
            __import__("firmware." + part)
            watchdog.feed()
        from firmware.app import main

        asyncio.run(_watched(main(device, watchdog.has_restarted), watchdog))
    finally:
        watchdog.stop()


async def _watched(game: "Awaitable[None]", watchdog: Watchdog) -> None:
    """The game, and beside it who feeds the watchdog while the game lets it."""
    feeding = asyncio.create_task(watchdog.feed_on())
    try:
        await game
    finally:
        feeding.cancel()


def _device() -> "Device":
    """The board that the installer wrote down."""
    name = __import__("board_name").NAME
    return __import__("board." + name, None, None, ("display",))


def _report(device: "Device", error: Exception) -> None:
    """Keep what went wrong in a file, and show it; the prompt comes back after it."""
    text = _traceback(error)
    print(text)
    try:
        device.storage.write(_TRACEBACK, text.encode())
    except OSError:
        pass  # a full or broken disk may be what went wrong
    _show(device, "FAILURE", text)


def _show(device: "Device", what: str, details: str = "") -> None:
    """The last page; the prompt comes back after it."""
    from firmware.handheld import Handheld
    from firmware.screens.failure import failure

    asyncio.run(failure(Handheld(device), what, details))


def _traceback(error: Exception) -> str:
    page = io.StringIO()
    sys.print_exception(error, page)
    return page.getvalue()
