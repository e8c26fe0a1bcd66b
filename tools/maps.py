"""Show the treasure maps, or make the engine's map data from their drawing.

python3 -m tools.maps              print all maps as pictures
python3 -m tools.maps --json       print them as one JSON array
python3 -m tools.maps --compile    make engine_core/map_data.py from maps.txt
python3 -m tools.maps --check      does map_data.py agree with maps.txt?
"""

import argparse
import os
import shutil
import sys
from pathlib import Path

from tools.map_compiler import agree, compile_maps
from tools.map_reader import MapError

ENGINE = Path(__file__).parent.parent / "engine_core"
DRAWING = ENGINE / "maps.txt"
MODULE = ENGINE / "map_data.py"
REMEDY = "run `python3 -m tools.maps --compile`"


def main(arguments: list[str] | None = None) -> int:
    chosen = _options(arguments)
    try:
        print(_answer(chosen), flush=True)
    except BrokenPipeError:  # the reader has seen enough, as in `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (MapError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.maps",
        description="Without an option, print all treasure maps as pictures.",
    )
    either = parser.add_mutually_exclusive_group()
    for option, meaning in {
        "--json": "print them as one JSON array",
        "--compile": f"make {MODULE.name} from {DRAWING.name}",
        "--check": f"say whether {MODULE.name} agrees with {DRAWING.name}",
    }.items():
        either.add_argument(option, action="store_true", help=meaning)
    return parser.parse_args(arguments)


def _answer(chosen: argparse.Namespace) -> str:
    if chosen.compile:
        return compile_maps(DRAWING, MODULE)
    if chosen.check:
        return _checked()
    if not MODULE.exists():
        raise MapError(f"{MODULE.name} is missing: {REMEDY}")
    from tools import map_pictures  # not before there is map data to import

    if chosen.json:
        return map_pictures.as_json()
    return map_pictures.as_pictures(shutil.get_terminal_size().columns)


def _checked() -> str:
    if not agree(DRAWING, MODULE):
        raise MapError(f"{MODULE.name} does not agree with {DRAWING.name}: {REMEDY}")
    return f"{MODULE.name} agrees with {DRAWING.name}."


if __name__ == "__main__":
    sys.exit(main())
