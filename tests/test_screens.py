"""Every screen on every layout: as it was looked at, and with all of its text."""

import zlib
from pathlib import Path

import pytest

from firmware import canvas, ink_plain, lettering
from firmware.languages import LANGUAGES
from firmware.player_view import PlayerView
from tools.desk.pictures import save_png
from tools.scenes import EVERY_SCENE, LAYOUTS, Scene, kept_scenes, picture_of
from tools.setup.places import ROOT

SNAPSHOTS = ROOT / "tests/snapshots"
HEADER = 33  # bytes of a PNG file before its first picture data

CODES = [code for code, _ in LANGUAGES]

SMALLEST = "pico_lcd_1_14"


def only_when_there_is_time(*values: str) -> list:
    return [pytest.param(value, marks=pytest.mark.slow) for value in values]


each_board = pytest.mark.parametrize("board", LAYOUTS)
each_language = pytest.mark.parametrize(
    "language", [CODES[0], *only_when_there_is_time(*CODES[1:])]
)
each_scene = pytest.mark.parametrize("scene", EVERY_SCENE, ids=lambda scene: scene.name)
KEPT = [(scene, language) for language in CODES for scene in kept_scenes(language)]
each_kept_scene = pytest.mark.parametrize(
    ("scene", "language"),
    KEPT,
    ids=[f"{language}-{scene.name}" for scene, language in KEPT],
)


def pixels_of(picture: Path) -> bytes:
    """The size and the pixels, however well they were compressed."""
    data = picture.read_bytes()
    size = data[16:24]
    length = int.from_bytes(data[HEADER : HEADER + 4], "big")
    return size + zlib.decompress(data[HEADER + 8 : HEADER + 8 + length])


@each_board
@each_kept_scene
def test_a_screen_looks_as_it_did_when_somebody_last_looked_at_it(
    board: str, scene: Scene, language: str, tmp_path
):
    panel = scene.show(board, language)
    assert panel.seen == panel.pixels, "something drawn was not sent to the panel"
    save_png(panel, tmp_path / "now.png")
    looked_at = SNAPSHOTS / picture_of(scene, board, language)
    assert pixels_of(tmp_path / "now.png") == pixels_of(looked_at), (
        f"{board}/{scene.name} has changed: look at it with `make shots`, and if it"
        " is meant, accept it with `make snapshots`"
    )


def test_there_is_no_snapshot_without_a_screen():
    kept = {path.relative_to(SNAPSHOTS) for path in SNAPSHOTS.rglob("*.png")}
    shown = {picture_of(s, board, lang) for s, lang in KEPT for board in LAYOUTS}
    assert kept == shown


@each_language
@pytest.mark.parametrize(
    "board",
    [SMALLEST, *only_when_there_is_time(*[it for it in LAYOUTS if it != SMALLEST])],
)
@each_scene
def test_no_text_is_cut_or_leaves_its_box_or_lacks_a_letter(
    board: str, scene: Scene, language: str, monkeypatch: pytest.MonkeyPatch
):
    def uncut(text: str, width: int, bold: bool = False) -> str:
        assert lettering.width_of(text, bold) <= width, f"{text!r} in {width} pixels"
        return text

    def unwrapped(self: PlayerView, text: str, *role: int) -> None:
        box = self._ui.layout.news
        lines = lettering.wrap(text, box.width)
        assert len(lines) <= box.height // 15, f"{text!r} in {box}"
        say(self, text, *role)

    def inside(pen: list, x: int, y: int, width: int, height: int) -> None:
        assert x >= 0 and x + width <= pen[4], (x, width)
        assert y >= 0 and y + height <= pen[5], (y, height)
        touch(pen, x, y, width, height)

    def known(code: int, codes: bytes, strange: int) -> int:
        place = place_of(code, codes, strange)
        assert place < lettering.LETTERS - 1, f"{chr(code)!r} is not in the font"
        return place

    say, touch, place_of = PlayerView.say, ink_plain.touch, ink_plain.place_of
    monkeypatch.setattr(ink_plain, "place_of", known)
    monkeypatch.setattr(lettering, "shorten", uncut)
    monkeypatch.setattr(PlayerView, "say", unwrapped)
    for module in (canvas, ink_plain):
        monkeypatch.setattr(module, "touch", inside)
    scene.show(board, language)
