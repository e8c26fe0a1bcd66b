"""Runs the tests of one file on a pretended board, with the drive as installed.

    python run.py DRIVE MACHINE FILE

Real: the files of the drive, with CircuitPython's asyncio; and, from Blinka,
displayio, busdisplay, epaperdisplay, fourwire, keypad and digitalio, mended where
they differ from CircuitPython's (see mended.py).
Pretended: the pins, the SPI wires with the panel's chip at their end, the time, and
the modules in modules/.
"""

import os
import select
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path

from clock import Poll, clock
from machines import MACHINES
from pins import Pin, Spi


def main(drive: str, machine: str, file: str) -> int:
    pretend(machine)
    os.chdir(drive)
    # Before the standard library, whose asyncio is not CircuitPython's.
    sys.path[:0] = [str(Path(__file__).parent / "modules"), drive, drive + "/lib"]
    tests = vars(import_module(file))
    names = [name for name in tests if name.startswith("test_")]
    failed = [name for name in names if not passes(tests[name])]
    print(f"{len(names) - len(failed)} passed, {len(failed)} failed", *failed)
    return len(failed)


def pretend(machine: str) -> None:
    os.environ["BLINKA_OS_AGNOSTIC"] = "1"
    os.environ["PRETENDED_MACHINE"] = machine
    if MACHINES[machine].setting:
        os.environ["HUNDRED_CROSSES_BOARD"] = MACHINES[machine].setting
    import busio
    import digitalio
    from mended import mend

    mend()
    busio.SPI, digitalio.Pin = Spi, Pin
    select.poll = Poll
    time.sleep, time.monotonic = clock.sleep, clock.monotonic


def passes(test) -> bool:
    """Run it in a process forked for it alone, where the board has just started."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == 0
    try:
        test()
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
