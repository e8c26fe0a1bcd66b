"""Fixtures: the image that the emulated Pico runs, and Picos that are put away."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.interpreters import tier
from tools.emulator.pico import Pico

MakePico = Callable[..., Pico]


@pytest.fixture(scope="session")
def pico_image() -> Path:
    return tier("pico_image")


@pytest.fixture(scope="session")
def emulator() -> Path:
    return tier("emulator")


@pytest.fixture
def make_pico(emulator: Path, pico_image: Path) -> Iterator[MakePico]:
    """Makes Picos with the plain image, at the prompt unless told otherwise."""
    made = []

    def make(board: str = "plain", *, boot: bool = True, seed: int = 1) -> Pico:
        pico = Pico(board, seed)
        made.append(pico)
        pico.load_image(pico_image)
        if boot:
            pico.boot()
        return pico

    yield make
    for pico in made:
        pico.close()


@pytest.fixture
def pico(make_pico: MakePico) -> Pico:
    """A Pico with nothing around it, at the prompt."""
    return make_pico()
