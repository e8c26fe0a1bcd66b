"""The page, built and served, and visitors with a browser of their own."""

import pytest

from tests.web.visitor import Visitor
from tools.web.build import build
from tools.web.chromium import chromium, served


@pytest.fixture(scope="session")
def site(webassembly, tmp_path_factory):
    """The folder of the page."""
    return build(tmp_path_factory.mktemp("site") / "web")


@pytest.fixture(scope="session")
def address(site):
    with served(site) as address:
        yield address


@pytest.fixture(scope="session")
def window(browser):
    with chromium() as window:
        yield window


@pytest.fixture
def visit(window, address):
    """Opens the page as somebody new; whatever goes wrong in it fails the test."""
    visitors: list[Visitor] = []

    def open_page(
        board="pico_lcd_1_3", fragment="", is_first=False, **settings
    ) -> Visitor:
        visitor = Visitor(window.new_context(**settings), address)
        visitors.append(visitor)
        visitor.choose_board(board)
        if not is_first:
            visitor.choose_settings()
        visitor.open(fragment)
        return visitor

    yield open_page
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        assert visitor.complaints == []
        assert visitor.strange_requests() == []
