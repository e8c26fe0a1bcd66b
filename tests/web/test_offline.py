"""Once loaded, the page needs no network."""

from board.codes import A
from tests.web.visitor import Visitor
from tools.web.build import build
from tools.web.chromium import served

CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_the_page_loads_again_when_nobody_serves_it_any_more(window, site):
    with served(site) as address:
        visitor = Visitor(window.new_context(), address)
        visitor.choose_board("pico_lcd_1_3")
        visitor.choose_settings()
        visitor.open("#seed=3")
        visitor.hear("New game")
        visitor.page.wait_for_function(CONTROLLED)
    visitor.context.set_offline(True)
    for code in (A, A):
        visitor.press(code)
        visitor.page.wait_for_timeout(200)
    visitor.hear("Pass to")
    visitor.page.reload()
    visitor.hear("Continue the game")
    visitor.page.get_by_role("radio", name="Badger 2040").check()
    visitor.hear("Continue the game")
    visitor.context.close()
    assert visitor.complaints == []
    assert visitor.strange_requests() == []


def test_a_newer_version_waits_until_it_is_wanted(window, webassembly, tmp_path):
    folder = build(tmp_path / "web")
    with served(folder) as address:
        visitor = Visitor(window.new_context(), address)
        visitor.choose_board("pico_lcd_1_3")
        visitor.choose_settings()
        visitor.open()
        visitor.page.wait_for_function(CONTROLLED)
        _make_newer(folder)
        visitor.page.reload()
        visitor.notice("A newer version is here.")
        assert visitor.page.title() == "Hundred Crosses"
        visitor.page.get_by_role("button", name="Use it").click()
        visitor.page.wait_for_function("() => document.title === 'A Thousand Crosses'")
        visitor.hear("New game")
        visitor.context.close()
    assert visitor.complaints == []


def _make_newer(folder):
    _replace(folder / "index.html", "<title>Hundred", "<title>A Thousand")
    version = 'VERSION = "hundred-crosses '
    _replace(folder / "service_worker.js", version, version + "newer ")


def _replace(path, old, new):
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
