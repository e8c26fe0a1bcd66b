"""Make the device's font from its drawing, or show it.

    python3 -m tools.fonts                       make font_data.py from font.txt
    python3 -m tools.fonts --check               does font_data.py agree with font.txt?
    python3 -m tools.fonts --preview FILE.png    set a page in the font, to look at

The drawing says at its own top how letters are drawn and put together.
"""

import argparse
import struct
import sys
from pathlib import Path

from tools.font_reader import BASELINE, HEIGHT, Drawings, FontError, read_letters
from tools.font_specimen import write_specimen

FIRMWARE = Path(__file__).parent.parent / "firmware"
DRAWING = FIRMWARE / "font.txt"
MODULE = FIRMWARE / "font_data.py"

_HEADING = """\
# Made from firmware/font.txt by `python3 -m tools.fonts`: edit that.
# {letters} letters, {size} bytes.
#
# All numbers in the tables have two bytes, low byte first. CODES are the letters'
# code points, in order. STARTS tells at which column each letter begins, and at last
# where all end. Bit r of one of the COLUMNS is the ink in row r from the top.
# A letter moves the pen by its columns and one more, and stands on row BASELINE.
# The last letter, U+FFFD, is shown for those that are not here.

HEIGHT = {height}
BASELINE = {baseline}
"""
_BYTES_A_LINE = 20


def main(arguments: list[str] | None = None) -> int:
    try:
        print(_answer(_options(arguments)))
    except (FontError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.fonts",
        description=f"Without an option, make {MODULE.name} from {DRAWING.name}.",
    )
    either = parser.add_mutually_exclusive_group()
    either.add_argument(
        "--check",
        action="store_true",
        help=f"say whether {MODULE.name} agrees with {DRAWING.name}",
    )
    either.add_argument(
        "--preview", type=Path, metavar="FILE.png", help="set a page in the font"
    )
    return parser.parse_args(arguments)


def _answer(chosen: argparse.Namespace) -> str:
    font = read_drawing(DRAWING)
    if chosen.preview:
        return write_specimen(chosen.preview, font)
    if chosen.check:
        return _checked(module_text(font))
    return _written(module_text(font))


def read_drawing(drawing: Path) -> Drawings:
    """The letters of the file; a fault in it is told with the file's name."""
    try:
        return read_letters(drawing.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        fault = f"byte {error.start} is not UTF-8: save the file as plain text"
        raise FontError(f"{drawing.name}: {fault}") from None
    except FontError as error:
        raise FontError(f"{drawing.name}: {error}") from None


def _checked(text: str) -> str:
    if not MODULE.exists() or MODULE.read_bytes() != text.encode("ascii"):
        raise FontError(
            f"{MODULE.name} does not agree with {DRAWING.name}:"
            " run `python3 -m tools.fonts`"
        )
    return f"{MODULE.name} agrees with {DRAWING.name}."


def _written(text: str) -> str:
    """Write the module anew, all or nothing; says what it wrote."""
    fresh = MODULE.with_name(MODULE.name + ".new")
    try:
        fresh.write_text(text, encoding="ascii", newline="\n")
        fresh.replace(MODULE)
    finally:
        fresh.unlink(missing_ok=True)
    return f"{MODULE.name}: {text.splitlines()[1].strip('# ')}"


def module_text(font: Drawings) -> str:
    """The Python source of the packed font."""
    tables = pack(font)
    heading = _HEADING.format(
        letters=len(font),
        size=sum(map(len, tables.values())),
        height=HEIGHT,
        baseline=BASELINE,
    )
    return heading + "".join(_literal(*table) for table in tables.items())


def pack(font: Drawings) -> dict[str, bytes]:
    """The three tables, by their names in the module."""
    starts = [0]
    for drawing in font.values():
        starts.append(starts[-1] + len(drawing))
    return {
        "CODES": _packed([ord(letter) for letter in font]),
        "STARTS": _packed(starts),
        "COLUMNS": _packed([column for drawing in font.values() for column in drawing]),
    }


def _packed(numbers: list[int]) -> bytes:
    return struct.pack(f"<{len(numbers)}H", *numbers)


def _literal(name: str, table: bytes) -> str:
    lines = []
    for start in range(0, len(table), _BYTES_A_LINE):
        part = table[start : start + _BYTES_A_LINE]
        lines.append('    b"' + "".join(f"\\x{byte:02x}" for byte in part) + '"\n')
    return f"{name} = (\n" + "".join(lines) + ")\n"


if __name__ == "__main__":
    sys.exit(main())
