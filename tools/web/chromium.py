"""Opens the web page in a headless Chromium, for tests and measurements."""

import contextlib
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.setup.packages import find_chromium
from tools.setup.tiers import TIERS
from tools.web.server import Server


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the folder while it is served, on a port that was free."""
    with Server(folder) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.address
        finally:
            server.shutdown()
            thread.join()


@contextlib.contextmanager
def chromium() -> Iterator[Any]:
    """The machine's Chromium, driven by the Playwright that the set-up installed."""
    sys.path.insert(0, str(TIERS["browser"].parents[1]))
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium())
        try:
            yield browser
        finally:
            browser.close()
