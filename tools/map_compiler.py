"""Pack the drawn treasure maps into the bytes that the engine reads.

A map takes 17 bytes: four sets of cells (land, crosses, coins, palms) of four
bytes each, lowest byte first; then one byte for its colour and its seal.
"""

from pathlib import Path

from engine_core import grid
from tools.map_reader import DECK, DrawnMap, MapError, read_maps

COLOURS = list(DECK)

_HEADING = """\
# Made from {source} by `python3 -m tools.maps --compile`: edit that.
# {maps} maps, {size} bytes.

PACKED = (
"""


def compile_maps(drawing: Path, module: Path) -> str:
    """Write the module anew, all or nothing; says what it wrote."""
    text = module_text(drawing)
    fresh = module.with_name(module.name + ".new")
    try:
        fresh.write_text(text, encoding="ascii", newline="\n")
        fresh.replace(module)
    finally:
        fresh.unlink(missing_ok=True)
    return f"{module.name}: {text.splitlines()[1].strip('# ')}"


def agree(drawing: Path, module: Path) -> bool:
    """Whether the module is what the drawing compiles to, byte for byte."""
    text = module_text(drawing)
    return module.exists() and module.read_bytes() == text.encode("ascii")


def module_text(drawing: Path) -> str:
    """The Python source of the packed maps, one map a line."""
    maps = read_drawing(drawing)
    source = f"{drawing.parent.name}/{drawing.name}"
    size = sum(len(pack(drawn)) for drawn in maps)
    heading = _HEADING.format(source=source, maps=len(maps), size=size)
    lines = [
        f'    b"{_escaped(pack(drawn))}"  # {drawn.number} {drawn.colour}\n'
        for drawn in maps
    ]
    return heading + "".join(lines) + ")\n"


def read_drawing(drawing: Path) -> list[DrawnMap]:
    """The maps of the file; a fault in it is told with the file's name."""
    try:
        return read_maps(drawing.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        fault = f"byte {error.start} is not UTF-8: save the file as plain text"
        raise MapError(f"{drawing.name}: {fault}") from None
    except MapError as error:
        raise MapError(f"{drawing.name}: {error}") from None


def pack(drawn: DrawnMap) -> bytes:
    """One map as its 17 bytes."""
    masks = [_mask(drawn.rows, signs) for signs in ("#xop", "x", "o", "p")]
    seal = 0 if drawn.seal is None else 1 + COLOURS.index(drawn.seal)
    packed = b"".join(mask.to_bytes(4, "little") for mask in masks)
    return packed + bytes([COLOURS.index(drawn.colour) + 4 * seal])


def _mask(rows: list[str], signs: str) -> int:
    """The cells that carry one of the signs."""
    picture = ["".join("#" if sign in signs else "." for sign in row) for row in rows]
    return grid.pack("\n".join(picture))


def _escaped(packed: bytes) -> str:
    return "".join(f"\\x{byte:02x}" for byte in packed)
