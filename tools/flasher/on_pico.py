"""Scripts that run on the Pico: each prints lines of JSON.

They use nothing but what every MicroPython of the last years has. What they find
they print at once: a long answer put together first would need more memory in one
piece than a Pico may have left.
"""

from tools.device_files import MAIN

ROOT = "/hundred_crosses"
SLOTS = ("a", "b")

_COMMON = """
import binascii, hashlib, json, os, sys
def tell(**facts):
    print(json.dumps(facts))
def digest(path):
    found = hashlib.sha256()
    with open(path, "rb") as file:
        while True:
            data = file.read(512)
            if not data:
                return binascii.hexlify(found.digest()).decode()
            found.update(data)
def tell_files(folder):
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for name in names:
        path = folder + "/" + name
        if os.stat(path)[0] & 0x4000:
            tell_files(path)
        else:
            tell(file=path, digest=digest(path))
def text(path):
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return None
"""

INSPECT = (
    _COMMON
    + f"""
tell(
    platform=sys.platform,
    version=list(sys.implementation[1])[:3],
    mpy=getattr(sys.implementation, "_mpy", 0),
    main=text("/main.py"),
)
tell_files("{ROOT}")
"""
)

DIGESTS = _COMMON + f'tell_files("{ROOT}")\n'


def prepare(folders: list[str], removed: list[str], copies: dict[str, str]) -> str:
    """Make folders, remove files, copy files on the Pico, and tell what is free."""
    return (
        _COMMON
        + f"""
for folder in {folders!r}:
    try:
        os.mkdir(folder)
    except OSError:
        pass  # it is there
for path in {removed!r}:
    os.remove(path)
data = bytearray(1024)
for target, source in {copies!r}.items():
    with open(source, "rb") as old, open(target, "wb") as new:
        while True:
            count = old.readinto(data)
            if not count:
                break
            new.write(memoryview(data)[:count])
room = os.statvfs("/")
tell(free=room[0] * room[3])
"""
    )


def switch(main: str, keep_as: str | None) -> str:
    """Put a new main.py in place in one step; a foreign one is copied before."""
    keep = f'with open({keep_as!r}, "w") as file: file.write(text("/main.py"))\n'
    return (
        _COMMON
        + (keep if keep_as else "")
        + f"""
with open("/main.new", "w") as file:
    file.write({main!r})
os.rename("/main.new", "/main.py")
if hasattr(os, "sync"):
    os.sync()
"""
    )


def board_of(slot: str) -> str:
    """Tell for which board the game in a slot is."""
    path = slot_path(slot)
    return (
        _COMMON
        + f"sys.path.insert(0, {path!r})\nfrom board_name import NAME\n"
        + ("tell(board=NAME)\n")
    )


def main_for(slot: str) -> str:
    """The main.py that starts the game from a slot."""
    return f"""\
# Starts Hundred Crosses. `make flash` writes this file.
import sys

sys.path.insert(0, "{slot_path(slot)}")
{MAIN}"""


def slot_of(main: str | None) -> str | None:
    """The slot that a main.py starts; None for one that is not ours."""
    for slot in SLOTS:
        if main is not None and f'"{slot_path(slot)}"' in main:
            return slot
    return None


def slot_path(slot: str) -> str:
    return f"{ROOT}/{slot}"
