"""The page in windows of every size: nothing sticks out, and dots stay square."""

from typing import Any

import pytest

from tools.desk.boards import BOARDS
from tools.web.build import DRAWN

WINDOWS: dict[str, dict[str, Any]] = {
    "a small phone": {"viewport": {"width": 360, "height": 640}},
    "a sharp phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 3,
        "has_touch": True,
    },
    "a phone on its side": {"viewport": {"width": 740, "height": 360}},
    "a desk": {"viewport": {"width": 1280, "height": 720}},
    "a wide desk": {"viewport": {"width": 1920, "height": 1080}},
}
SMALLEST_BUTTON = 40  # for a thumb

_MEASURE = """() => {
  const boxes = [...document.querySelectorAll(".button, canvas")];
  const sizes = boxes.map((box) => box.getBoundingClientRect());
  const canvas = sizes[boxes.findIndex((box) => box.tagName === "CANVAS")];
  return {
    scale: (canvas.width * devicePixelRatio) / document.querySelector("canvas").width,
    isSquare: canvas.width * %d === canvas.height * %d,
    left: Math.min(...sizes.map((size) => size.left)),
    right: Math.max(...sizes.map((size) => size.right)),
    smallest: Math.min(...sizes.map((size) => Math.min(size.width, size.height))),
    across: document.documentElement.scrollWidth - innerWidth,
  };
}"""


@pytest.mark.parametrize("name", WINDOWS)
@pytest.mark.parametrize("board", DRAWN)
def test_a_device_fits_the_window_at_a_whole_number_scale(board, name, visit):
    visitor = visit(board, **WINDOWS[name])
    visitor.hear("New game")
    width, height = BOARDS[board].width, BOARDS[board].height
    found = visitor.page.evaluate(_MEASURE % (height, width))
    assert found["scale"] == pytest.approx(round(found["scale"]), abs=0.001)
    assert found["isSquare"] or "device_scale_factor" in WINDOWS[name]
    assert found["left"] >= 0
    assert found["right"] <= WINDOWS[name]["viewport"]["width"]
    assert found["smallest"] >= SMALLEST_BUTTON
    assert found["across"] <= 0


def test_a_larger_window_makes_the_panel_larger(visit):
    visitor = visit(viewport={"width": 900, "height": 480})
    visitor.hear("New game")
    assert visitor.page.locator("canvas").bounding_box()["width"] == 240
    visitor.page.set_viewport_size({"width": 1280, "height": 900})
    visitor.page.wait_for_function(
        "() => document.querySelector('canvas').getBoundingClientRect().width === 720"
    )


def test_the_page_is_dark_for_those_who_like_it_dark(visit):
    shades = {}
    for scheme in ("light", "dark"):
        visitor = visit(color_scheme=scheme)
        colour = visitor.page.evaluate("getComputedStyle(document.body).color")
        shades[scheme] = sum(int(part) for part in colour[4:-1].split(","))
    assert shades["light"] < 3 * 128 < shades["dark"]
