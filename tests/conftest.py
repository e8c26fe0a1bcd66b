"""Fixtures for the tiers, and settings for Hypothesis."""

import gc
import signal
from pathlib import Path

import pytest
from hypothesis import configuration, settings

import tools.desk  # noqa: F401  (brings framebuf, which firmware imports)
from tests.interpreters import compile_project, tier
from tools.setup.places import BUILD
from tools.setup.tiers import TIERS

configuration.set_hypothesis_home_dir(BUILD / "cache/hypothesis")
# A slow machine is no reason to fail.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
# A shell that starts tests in the background has them ignore Ctrl-C, and so would every
# program that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test that uses a tier, so that `make test-quick` leaves it out."""
    for item in items:
        if {*TIERS, "compiled"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("interpreter")


def pytest_collection_finish() -> None:
    """Whatever is there by now stays: the game, which often collects, skips it."""
    gc.freeze()


@pytest.fixture(scope="session")
def mpy_cross() -> Path:
    return tier("mpy_cross")


@pytest.fixture(scope="session")
def micropython32() -> Path:
    return tier("micropython32")


@pytest.fixture(scope="session")
def compiled(mpy_cross, micropython32, tmp_path_factory) -> Path:
    """A folder with all that a device runs, as .mpy."""
    return compile_project(tmp_path_factory.mktemp("compiled"))


@pytest.fixture(scope="session")
def webassembly() -> Path:
    return tier("webassembly")


@pytest.fixture(scope="session")
def circuitpython() -> Path:
    return tier("circuitpython")


@pytest.fixture(scope="session")
def browser() -> Path:
    return tier("browser")


@pytest.fixture(scope="session")
def cluster() -> Path:
    return tier("cluster")
