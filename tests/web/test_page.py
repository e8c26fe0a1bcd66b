"""What the page offers round the game: links, other fingers, help in trouble."""

import json
import struct
from contextlib import contextmanager

import pytest

from board.codes import CENTRE, RIGHT, UP, A
from engine_core.journal import from_bytes
from tests.web import twin
from tests.web.visitor import Visitor
from tools.web.build import DRAWN, POLICY, build, python_files
from tools.web.chromium import served

# A gamepad that the test holds in its hands.
PAD = """
window.pad = {
  index: 0,
  axes: [0, 0],
  buttons: Array.from({ length: 16 }, () => ({ pressed: false })),
};
navigator.getGamepads = () => [window.pad];
"""


# The language.


def test_the_first_visit_asks_for_a_language_and_the_next_one_speaks_it(visit):
    visitor = visit(is_first=True)
    visitor.hear("English; Čeština; Polski; Ελληνικά; Italiano")
    visitor.press(UP)
    visitor.hear("chosen: Italiano")
    visitor.press(A)
    visitor.hear("Nuova partita")
    visitor.page.reload()
    visitor.hear("Nuova partita")


# The same deal for two.


def test_a_link_with_a_seed_deals_the_same_to_everybody(visit):
    deals = []
    for _ in range(2):
        visitor = visit(fragment="#seed=123456789")
        visitor.notice("seed 123456789")
        for step in twin.presses("pico_lcd_1_3", 123456789, A, A):
            if step.code != twin.RESTART:
                visitor.press(step.code)
            visitor.look_for(step.picture)
        deals.append(visitor.kept("save/game"))
    assert deals[0] == deals[1]
    assert from_bytes(deals[0]).seed == 123456789


def test_the_deal_of_a_game_is_shared_as_a_link(visit, address):
    visitor = visit(fragment="#seed=42", permissions=["clipboard-write"])
    visitor.hear("New game")
    visitor.press(A)
    visitor.hear("Begin")
    visitor.press(A)
    visitor.hear("Pass to")
    visitor.page.click("#share")
    visitor.notice(f"Copied: {address}#seed=42")


@pytest.mark.parametrize("seed", ["treasure", "-1", "1073741824", "1e3", ""])
def test_a_seed_that_is_none_is_told_and_left_out(seed, visit):
    visitor = visit(fragment=f"#seed={seed}")
    visitor.notice(f"#seed={seed}: a seed is a number from 0 to 1073741823")
    visitor.hear("New game")
    assert "seed" not in visitor.page.url


def test_without_a_seed_every_game_is_dealt_anew(visit):
    seeds = set()
    for _ in range(3):
        visitor = visit()
        visitor.hear("New game")
        visitor.press(A)
        visitor.hear("Begin")
        visitor.press(A)
        visitor.hear("Pass to")
        seeds.add(from_bytes(visitor.kept("save/game")).seed)
    assert len(seeds) == 3


# Fingers.


def test_a_gamepad_presses_buttons_and_its_stick_is_a_d_pad(visit):
    visitor = visit()
    visitor.hear("chosen: New game")
    visitor.page.evaluate(PAD)
    visitor.page.evaluate("dispatchEvent(new Event('gamepadconnected'))")
    visitor.page.evaluate("pad.axes[1] = 1")
    visitor.hear("chosen: How to play")
    visitor.page.evaluate("pad.axes[1] = 0")
    visitor.page.wait_for_timeout(100)
    visitor.page.evaluate("pad.buttons[12].pressed = true")
    visitor.hear("chosen: New game")
    visitor.page.evaluate("pad.buttons[12].pressed = false")
    visitor.page.evaluate("pad.buttons[0].pressed = true")
    visitor.hear("Begin")


def test_a_finger_on_a_touch_screen_presses_too(visit):
    visitor = visit("picosystem", has_touch=True)
    visitor.hear("chosen: New game")
    visitor.page.get_by_role("button", name="Down").tap()
    visitor.hear("chosen: How to play")
    visitor.page.get_by_role("button", name="Button A").tap()
    visitor.hear("A 3-minute lesson; The aim")


def test_a_focused_button_is_pressed_by_enter_and_the_key_does_nothing_else(visit):
    visitor = visit()
    visitor.hear("chosen: New game")
    visitor.page.get_by_role("button", name="Down").focus()
    visitor.page.keyboard.press("Enter")
    visitor.hear("chosen: How to play")
    visitor.page.locator("#restart").focus()
    visitor.page.keyboard.press("Enter")
    visitor.hear("chosen: New game")


def test_an_arrow_that_is_kept_down_repeats_until_it_is_let_go(visit):
    visitor = visit()
    visitor.hear("chosen: New game")
    visitor.page.keyboard.down("ArrowDown")
    visitor.page.wait_for_function("() => heard.includes('chosen: Hall of fame')")
    visitor.page.keyboard.up("ArrowDown")
    visitor.page.wait_for_timeout(50)
    heard = visitor.page.evaluate("heard")
    assert heard[1:4] == [
        "chosen: How to play",
        "chosen: Settings",
        "chosen: Hall of fame",
    ]
    visitor.page.wait_for_timeout(600)
    assert visitor.page.evaluate("heard") == heard


def test_quick_presses_are_all_counted_however_long_a_picture_takes(visit):
    visitor = visit()
    visitor.hear("chosen: New game")
    for _ in range(21):  # five times round a list of four, and one more
        visitor.page.keyboard.press("ArrowDown")
        visitor.page.wait_for_timeout(30)
    visitor.page.wait_for_function("() => heard.length === 1 + 21")
    assert visitor.said() == "chosen: How to play"


# For those who cannot see, or want no motion.


@pytest.mark.parametrize("board", DRAWN)
def test_every_button_has_a_name_that_can_be_said(board, visit):
    visitor = visit(board)
    visitor.hear("New game")
    names = visitor.page.locator(".button").evaluate_all(
        "(buttons) => buttons.map((button) => button.ariaLabel)"
    )
    assert len(names) == len(set(names)) >= 5
    assert all(names)
    assert visitor.page.get_by_role("status").inner_text()


def test_the_line_says_maps_and_where_the_pattern_is(visit):
    visitor = visit(fragment="#seed=7")
    visitor.hear("Hundred Crosses; New game; How to play; Settings; Hall of fame")
    visitor.press(A)
    visitor.hear("Who plays?")
    visitor.press(A)
    visitor.hear("Pass to; Ada; A: I have it, B held: menu")
    visitor.press(A)
    visitor.hear("Ada, round 1, card 1; left map: orange, 12 points, free: b1 d1 a2")
    visitor.press(RIGHT)
    visitor.hear("chosen: right map")
    for code in (A, RIGHT, A, A, A, A, RIGHT, A, A, A, A):
        visitor.press(code)
        visitor.page.wait_for_timeout(100)
    visitor.hear("crosses would be on")
    visitor.hear("centre: other map")
    before = visitor.said()
    visitor.press(CENTRE)
    visitor.hear("right map" if "chosen: left map" in before else "left map")


def test_e_ink_flashes_only_where_motion_is_welcome(visit):
    filters = {"no-preference": "invert(1)", "reduce": "brightness(1)"}
    for motion, expected in filters.items():
        visitor = visit("badger_2040", reduced_motion=motion)
        visitor.hear("New game")
        filtered = visitor.page.locator("canvas").evaluate(
            "(canvas) => { canvas.classList.add('flashing');"
            " return getComputedStyle(canvas).filter; }"
        )
        assert filtered == expected


# Trouble.


@pytest.fixture
def visit_broken(window, webassembly, tmp_path):
    """Opens a page whose hall of fame does something else."""
    name = "firmware/screens/hall_of_fame.py"
    words = "async def hall_of_fame(ui: Handheld) -> None:\n"

    @contextmanager
    def open_page(deed, **settings):
        folder = build(tmp_path / "web")
        files = python_files()
        files[name] = files[name].replace(words, words + deed)
        (folder / "game.json").write_text(json.dumps(files))
        with served(folder) as address:
            visitor = Visitor(window.new_context(**settings), address)
            visitor.choose_settings()
            visitor.open()
            visitor.hear("New game")
            visitor.press(UP)
            visitor.press(A)
            yield visitor
            visitor.context.close()
        assert visitor.complaints == []

    return open_page


def test_a_traceback_is_shown_and_can_be_copied(visit_broken):
    leave = ["clipboard-read", "clipboard-write"]
    with visit_broken("    treasure = 1 // 0\n", permissions=leave) as visitor:
        dialog = visitor.page.get_by_role("dialog", name="The program has stopped")
        dialog.wait_for()
        shown = dialog.locator("pre").inner_text()
        assert "ZeroDivisionError" in shown
        assert 'hall_of_fame.py", line 9, in hall_of_fame' in shown
        dialog.get_by_role("button", name="Copy").click()
        dialog.get_by_role("button", name="Copied").wait_for()
        assert visitor.page.evaluate("navigator.clipboard.readText()") == shown
        dialog.get_by_role("button", name="Start again").click()
        dialog.wait_for(state="hidden")
        visitor.hear("New game")


def test_a_game_that_hangs_leaves_the_page_alive(visit_broken):
    with visit_broken("    while True:\n        pass\n") as visitor:
        visitor.page.click("summary")
        visitor.page.get_by_text("the D-pad", exact=True).wait_for()
        visitor.page.click("#restart")
        visitor.hear("New game")


# What the page may do.


def test_the_policy_lets_nothing_but_the_page_s_own_files_in(visit, site):
    visitor = visit()
    visitor.hear("New game")
    answer = visitor.page.request.get(visitor.page.url)
    assert answer.headers["content-security-policy"].startswith(POLICY)
    assert POLICY in (site / "index.html").read_text()
    refused = visitor.page.evaluate(
        """async () => {
          const violation = new Promise((resolve) => addEventListener(
            "securitypolicyviolation", (event) => resolve(event.effectiveDirective)));
          await fetch("https://example.invalid/").catch(() => {});
          return violation;
        }"""
    )
    assert refused == "connect-src"
    assert any("example.invalid" in words for words in visitor.complaints)
    visitor.complaints.clear()


def test_the_page_can_be_installed(visit, site):
    visitor = visit()
    visitor.hear("New game")
    session = visitor.context.new_cdp_session(visitor.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
    for icon in manifest["icons"]:
        width, height = struct.unpack(">2I", (site / icon["src"]).read_bytes()[16:24])
        assert icon["sizes"] == f"{width}x{height}"
