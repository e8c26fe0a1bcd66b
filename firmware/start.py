"""From power-on to the title, and what happens when something goes wrong.

A button held at power-on leaves the prompt alone: nobody is ever locked out.
"""

import asyncio
import io
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Device

_TRACEBACK = "traceback.txt"


def start() -> None:
    """Play until something ends it; the prompt comes back then.

    The board comes first: its picture needs memory in one piece. Only then is the
    game loaded, and what it takes is scattered.
    """
    device = _device()
    if any(device.buttons.is_down(code) for code in device.buttons.codes):
        print("A button is held: the game is not started.")
        return
    try:
        from firmware.app import main

        asyncio.run(main(device))
    except KeyboardInterrupt:
        print("The game was interrupted; a reset starts it again.")
    except Exception as error:
        _report(device, error)


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
    from firmware.handheld import Handheld
    from firmware.screens.failure import failure

    asyncio.run(failure(Handheld(device), "FAILURE", text))


def _traceback(error: Exception) -> str:
    page = io.StringIO()
    sys.print_exception(error, page)
    return page.getvalue()
