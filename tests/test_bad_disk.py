"""A real littlefs that cannot be written: it is said once, and the game goes on."""

import pytest

from tests.interpreters import run_micropython

SAID = "Nothing can be saved: {} You can play on, but only until you switch off."
LATER = ["game of this one"]  # is saved as soon as it can be
KEPT = ["settings of a newer version"]  # what could not be read stays what it was


@pytest.mark.parametrize(
    ("kind", "why", "files"),
    [
        ("full", "There is no room left.", LATER),
        ("read-only", "The memory reports error 30.", LATER + KEPT),
        ("unmounted", "The memory reports error 2.", LATER + KEPT),
    ],
)
def test_a_bad_disk_is_told_once_and_loses_nothing(kind, why, files, micropython32):
    printed = run_micropython("tests.device.bad_disk", kind, heap="2m")
    assert printed.splitlines() == [SAID.format(why), *files]
