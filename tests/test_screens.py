"""Every screen on every layout: as it was looked at, and with all of its text."""

import zlib
from pathlib import Path

import pytest

from firmware import lettering
from firmware.canvas import Canvas
from firmware.player_view import PlayerView
from tools.desk.pictures import save_png
from tools.scenes import LAYOUTS, SCENES, Scene
from tools.setup.places import ROOT

SNAPSHOTS = ROOT / "tests/snapshots"
HEADER = 33  # bytes of a PNG file before its first picture data

each_board = pytest.mark.parametrize("board", LAYOUTS)
each_scene = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)


def pixels_of(picture: Path) -> bytes:
    """The size and the pixels, however well they were compressed."""
    data = picture.read_bytes()
    size = data[16:24]
    length = int.from_bytes(data[HEADER : HEADER + 4], "big")
    return size + zlib.decompress(data[HEADER + 8 : HEADER + 8 + length])


@each_board
@each_scene
def test_a_screen_looks_as_it_did_when_somebody_last_looked_at_it(
    board: str, scene: Scene, tmp_path
):
    panel = scene.show(board)
    assert panel.seen == panel.pixels, "something drawn was not sent to the panel"
    save_png(panel, tmp_path / "now.png")
    looked_at = SNAPSHOTS / board / f"{scene.name}.png"
    assert pixels_of(tmp_path / "now.png") == pixels_of(looked_at), (
        f"{board}/{scene.name} has changed: look at it with `make shots`, and if it"
        " is meant, accept it with `make snapshots`"
    )


def test_there_is_no_snapshot_without_a_screen():
    kept = {path.relative_to(SNAPSHOTS) for path in SNAPSHOTS.rglob("*.png")}
    shown = {Path(b) / f"{scene.name}.png" for b in LAYOUTS for scene in SCENES}
    assert kept == shown


@each_board
@each_scene
def test_no_text_is_cut_or_leaves_its_box(
    board: str, scene: Scene, monkeypatch: pytest.MonkeyPatch
):
    def uncut(text: str, width: int, bold: bool = False) -> str:
        assert lettering.width_of(text, bold) <= width, f"{text!r} in {width} pixels"
        return text

    def unwrapped(self: PlayerView, text: str, *role: int) -> None:
        box = self._ui.layout.news
        lines = lettering.wrap(text, box.width)
        assert len(lines) <= box.height // 15, f"{text!r} in {box}"
        say(self, text, *role)

    def inside(self: Canvas, x: int, y: int, width: int, height: int) -> None:
        assert x >= 0 and x + width <= self.width, (x, width)
        assert y >= 0 and y + height <= self.height, (y, height)
        touch(self, x, y, width, height)

    say, touch = PlayerView.say, Canvas._touch
    monkeypatch.setattr(lettering, "shorten", uncut)
    monkeypatch.setattr(PlayerView, "say", unwrapped)
    monkeypatch.setattr(Canvas, "_touch", inside)
    scene.show(board)
