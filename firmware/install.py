"""Makes a device start the game when it is switched on.

For a game whose files came with `mpremote mip install`; `make flash` and images with
the game inside do this by themselves.

    mpremote exec "from firmware.install import install; install('pico_lcd_1_3')"
"""

import os

_MAIN = "import firmware.main\n"


def install(board: str, folder: str = "") -> None:
    """Write down which board it is, and what to start; a main.py of yours is kept."""
    try:
        __import__("board." + board)
    except ImportError:
        raise ValueError(f"no board is called {board!r}: see the README") from None
    main = folder + "/main.py"
    if _text(main) not in (None, _MAIN):
        os.rename(main, folder + "/main_before.py")
        print("The main.py that was there is now main_before.py.")
    _write(folder + "/board_name.py", f"NAME = {board!r}\n")
    _write(main, _MAIN)
    print("A reset starts Hundred Crosses.")


def _text(path: str) -> str | None:
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return None


def _write(path: str, text: str) -> None:
    with open(path, "w") as file:
        file.write(text)
