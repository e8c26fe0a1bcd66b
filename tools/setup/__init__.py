"""The project's own set-up: everything the tests need, under build/.

Run as `python3 -m tools.setup`, by the machine's plain Python, with the
standard library alone. `make setup` does just that.
"""

import sys

if sys.version_info < (3, 10):  # noqa: UP036 - older ones must be told, not crash
    sys.exit(f"Python 3.10 or newer is needed; this is {sys.version.split()[0]}.")
