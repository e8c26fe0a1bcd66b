"""Build the web page, and serve it: `make web`, or `python3 -m tools.web`.

    python3 -m tools.web [--build]

The page comes to build/web, ready for any static host; with --build that is all.
PORT=number chooses the port, else a free one is found.
"""

import argparse
import os
import sys
from collections.abc import Mapping

from tools.setup.places import ROOT
from tools.setup.tiers import TIERS
from tools.web.build import FOLDER, build
from tools.web.server import Server


class Unusable(Exception):
    """Something is missing or makes no sense; the message says what to do."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools.web", description=__doc__)
    parser.add_argument("--build", action="store_true", help="only build the folder")
    only_build = parser.parse_args(arguments).build
    try:
        port = port_of(os.environ)
        _build()
        if not only_build:
            _serve(port)
    except Unusable as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


def port_of(environment: Mapping[str, str]) -> int:
    """The PORT that is asked for, or 0 for any that is free."""
    text = environment.get("PORT") or "0"
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) < 65536):
        raise Unusable(f"PORT={text}: a port is a number from 1 to 65535")
    return int(text)


def _build() -> None:
    if not TIERS["webassembly"].exists():
        raise Unusable("MicroPython for WebAssembly is missing: run `make setup`")
    build()
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{FOLDER.relative_to(ROOT)}: {size / 1e6:.2f} MB, ready for any static host")


def _serve(port: int) -> None:
    try:
        server = Server(FOLDER, port)
    except OSError as error:
        raise Unusable(
            f"PORT={port} cannot be had: {error.strerror}."
            " Choose another one, or leave it out"
        ) from None
    print(f"Hundred Crosses is at {server.address}  (Ctrl-C ends it)", flush=True)
    with server:
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
