"""What an image leaves out of modules, and what it does not."""

from tools import device_files
from tools.firmware_image.slim import slim

MODULE = '''\
"""Told to people."""
from typing import Any
from errno import EIO, ENOENT
from collections import namedtuple as namedtuple
TYPE_CHECKING = False
if TYPE_CHECKING:
    from board import Device
_ROWS = 6
_CELLS = _ROWS * 5 - 1
_NAMES = ("a", "b")
WIDTH = 5

class Sheet:
    size: int
    def __init__(self, device: "Device") -> None:
        self.cells: list[Any] = [_CELLS, EIO]

async def look(at: int = _ROWS) -> str:
    return _NAMES[at]
'''


def test_what_the_type_checker_reads_is_gone():
    text = slim(MODULE)
    for word in ("TYPE_CHECKING", "Device", "Any", "ENOENT", "list", "-> ", "size"):
        assert word not in text
    assert "from errno import EIO\n" in text


def test_what_is_meant_for_others_stays():
    assert "import namedtuple as namedtuple" in slim(MODULE)
    assert "WIDTH = 5" in slim(MODULE)


def test_private_numbers_are_told_to_the_compiler():
    text = slim(MODULE)
    assert "_ROWS = const(6)" in text
    assert "_CELLS = const(_ROWS * 5 - 1)" in text
    assert "_NAMES = (" in text


def test_a_slim_module_does_the_same():
    space: dict = {"const": int}
    exec(slim(MODULE), space)
    assert space["Sheet"](None).cells == [29, space["EIO"]]


def test_native_code_keeps_its_annotations():
    found = [p.read_text(encoding="utf-8") for p in device_files.modules()]
    native = [text for text in found if "@micropython.viper" in text]
    assert native
    assert all(slim(text) == text for text in native)


def test_no_private_number_is_asked_for_by_another_module():
    for path in device_files.modules():
        text = path.read_text(encoding="utf-8")
        for line in text.splitlines():
            assert not (line.startswith("from ") and " import _" in line), path
