"""What can go wrong, as a sentence that says what to do."""


class Problem(Exception):
    """The game could not be put on the Pico; the message says why."""


KEPT = "What was on the Pico before still works."
_MAKE_ROOM = f"{KEPT} Delete files of yours (`mpremote rm :name`) and repeat."


def no_pico() -> Problem:
    return Problem(
        "No Pico was found. Plug one in with a USB cable that carries data; it must"
        " run MicroPython already, or take the image of `make firmware`."
    )


def several(ports: list[str]) -> Problem:
    named = "\n".join(f"  make flash PORT={port}" for port in ports)
    return Problem(f"There are several Picos. Choose one:\n{named}")


def no_such_port(port: str) -> Problem:
    return Problem(f"There is no port {port}. Is the Pico plugged in?")


def not_allowed(port: str) -> Problem:
    return Problem(
        f"You may not use {port}. Join the group that owns it (often: `sudo usermod"
        " -aG dialout $USER`), log in again and repeat."
    )


def busy(port: str) -> Problem:
    return Problem(
        f"{port} is in use. Close the program that has it open, such as a serial"
        " terminal or an editor for the Pico, and repeat."
    )


def lost(port: str, doing: str) -> Problem:
    return Problem(
        f"The connection to {port} was lost while {doing}. {KEPT} Check the cable and"
        " repeat: what is copied already is not copied again."
    )


def silent(port: str) -> Problem:
    return Problem(
        f"{port} does not answer. Unplug the Pico, plug it in again and repeat;"
        " with a button held as it starts, no program runs."
    )


def not_a_pico(platform: str) -> Problem:
    return Problem(f"That is no Pico: its MicroPython is built for {platform!r}.")


def too_old(version: str, oldest: str) -> Problem:
    return Problem(
        f"The Pico runs MicroPython {version}; {oldest} or newer is needed. Copy a"
        " newer image to it (`make firmware` builds one) and repeat."
    )


def other_bytecode(theirs: int, ours: int) -> Problem:
    return Problem(
        f"The Pico's MicroPython reads bytecode of version {theirs}, and we compile"
        f" version {ours}. Copy the image of `make firmware` to it and repeat."
    )


def no_room(needed: int, free: int) -> Problem:
    return Problem(
        f"The Pico's disk is too full: {needed // 1024} KB are needed, and"
        f" {free // 1024} KB are free. {_MAKE_ROOM}"
    )


def full() -> Problem:
    return Problem(f"The Pico's disk is full. {_MAKE_ROOM}")


def no_board(known: list[str]) -> Problem:
    return Problem(
        "For which board? Say so once, the Pico remembers it:\n"
        + "\n".join(f"  make flash BOARD={name}" for name in known)
    )


def unknown_board(name: str, known: list[str]) -> Problem:
    return Problem(f"BOARD={name}: there is no such board, but: {', '.join(known)}.")


def wrong_copies(names: list[str]) -> Problem:
    return Problem(
        f"These files did not arrive as they were sent: {', '.join(names)}. {KEPT}"
        " Repeat; if it happens again, the Pico's flash may be worn out."
    )


def did_not_start(printed: str) -> Problem:
    return Problem(
        "The game is on the Pico, but did not start. The Pico says:\n"
        + "\n".join("    " + line for line in printed.strip().splitlines())
    )
