"""Letters are set in three ways, and look the same in all of them."""

from firmware import ink_plain
from tests.device.letters import compare
from tests.interpreters import run_micropython


def test_letters_by_the_plain_writer_are_those_of_the_frame_buffer():
    assert compare((ink_plain,), 300) == 600


def test_letters_in_native_code_are_the_same(compiled):
    assert run_micropython("tests.device.letters", "1500", folder=compiled) == (
        "3000 texts\n"
    )
