"""Measures the web page in a headless Chromium: `make web-bench`.

How long until the first picture stands on the canvas, and from a key to the pixels
that it changes. Both are timed inside the page, by its own clock.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.setup.tiers import why_missing
from tools.web.build import build
from tools.web.chromium import chromium, served

LOADS = 5
PRESSES = 30
FIRST_PICTURE_GOAL_MS = 1000
KEY_TO_PIXEL_GOAL_MS = 30

_BETWEEN_MS = 150
_SETTLED_MS = 600

# Notes when a key went down and when dots were put on the canvas.
_WATCH = """
window.keys = [];
window.pictures = [];
addEventListener("keydown", (event) => keys.push(event.timeStamp), true);
const put = CanvasRenderingContext2D.prototype.putImageData;
CanvasRenderingContext2D.prototype.putImageData = function (...picture) {
  put.apply(this, picture);
  pictures.push(performance.now());
};
"""
_FIRST_PICTURE = "() => pictures[0] ?? false"
_KEY_TO_PIXEL = """() => keys.map((key) => pictures.find((at) => at > key) - key)"""

# From the title to a ghost over a map: both players keep two of their maps on the way.
_KEEP_TWO = ("a", "a", "ArrowRight", "a", "a")
_WAY_TO_A_GHOST = ("a", "a", "a", *_KEEP_TWO, *_KEEP_TWO, "a", "a")


def main() -> int:
    for tier in ("webassembly", "browser"):
        if reason := why_missing(tier):
            print(f"{tier} is missing: {reason}", file=sys.stderr)
            return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        served(build(Path(folder) / "web")) as address,
        chromium() as browser,
    ):
        fresh = [first_picture(browser, address) for _ in range(LOADS)]
        tell("first picture, first visit", fresh, FIRST_PICTURE_GOAL_MS)
        tell("first picture, once kept", kept(browser, address), FIRST_PICTURE_GOAL_MS)
        for what, delays in key_to_pixel(browser, address).items():
            tell(f"key to pixel, {what}", delays, KEY_TO_PIXEL_GOAL_MS)
    return 0


def tell(what: str, found: list[float], goal: int) -> None:
    middle, worst = statistics.median(found), max(found)
    print(
        f"{what:27} median {middle:6.1f} ms, worst {worst:6.1f} ms"
        f" of {len(found)} (goal {goal} ms)"
    )


def first_picture(browser: Any, address: str) -> float:
    """From the start of the navigation, with nothing in any cache."""
    context = browser.new_context()
    found = _wait_for_picture(_open(context, address))
    context.close()
    return found


def kept(browser: Any, address: str) -> list[float]:
    """The same when the service worker has the files."""
    context = browser.new_context()
    page = _open(context, address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    found = []
    for _ in range(LOADS):
        page.reload()
        found.append(_wait_for_picture(page))
    context.close()
    return found


def key_to_pixel(browser: Any, address: str) -> dict[str, list[float]]:
    context = browser.new_context()
    page = _open(context, address + "#seed=7")
    _wait_for_picture(page)
    found = {"in a list": _delays(page)}
    page.reload()
    _wait_for_picture(page)
    for key in _WAY_TO_A_GHOST:
        page.keyboard.press(key)
        page.wait_for_timeout(_SETTLED_MS)
    if "crosses would be on" not in page.inner_text("#said"):
        raise RuntimeError(f"no ghost on the panel: {page.inner_text('#said')}")
    found["with a ghost"] = _delays(page)
    context.close()
    return found


def _delays(page: Any) -> list[float]:
    page.evaluate("() => { keys = []; pictures = []; }")
    for nth in range(PRESSES):
        page.keyboard.press("ArrowUp" if nth % 2 else "ArrowDown")
        page.wait_for_timeout(_BETWEEN_MS)
    return list(page.evaluate(_KEY_TO_PIXEL))


def _open(context: Any, address: str) -> Any:
    page = context.new_page()
    page.add_init_script(_WATCH)
    page.goto(address)
    return page


def _wait_for_picture(page: Any) -> float:
    return float(page.wait_for_function(_FIRST_PICTURE).json_value())


if __name__ == "__main__":
    sys.exit(main())
