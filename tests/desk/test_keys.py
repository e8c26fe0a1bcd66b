"""Keys out of the bytes of a terminal, whole and in pieces."""

import pytest

from tools.desk.keys import KeyReader

TYPED = b"\x1b[A\x1bOBq\x1b[1;2C \x1b[D\rA\x1b[5~x\t?\x03"
KEYS = ["up", "down", "q", "right", "enter", "left", "enter", "A", "x", "tab", "?"]
KEYS += ["ctrl-c"]


def test_keys_come_in_the_order_in_which_they_were_typed():
    assert KeyReader().feed(TYPED) == KEYS


@pytest.mark.parametrize("cut", range(1, len(TYPED)))
def test_a_sequence_may_be_cut_anywhere(cut):
    reader = KeyReader()
    assert reader.feed(TYPED[:cut]) + reader.feed(TYPED[cut:]) == KEYS


def test_keys_come_byte_by_byte_as_well():
    reader = KeyReader()
    found = [key for byte in TYPED for key in reader.feed(bytes([byte]))]
    assert found == KEYS


def test_escape_alone_is_amid_until_one_gives_up():
    reader = KeyReader()
    assert reader.feed(b"\x1b") == []
    assert reader.is_amid is True
    reader.give_up()
    assert reader.feed(b"[") == ["["]
    assert KeyReader().is_amid is False


def test_alt_and_a_letter_are_the_letter():
    assert KeyReader().feed(b"\x1bx") == ["x"]


def test_escape_twice_does_not_swallow_the_arrow():
    assert KeyReader().feed(b"\x1b\x1b[A") == ["up"]


def test_letters_that_no_board_has_and_broken_text_are_nothing():
    assert KeyReader().feed("é€".encode() + b"\xff\x00\x7f") == []


def test_an_endless_sequence_ends():
    reader = KeyReader()
    reader.feed(b"\x1b[" + b"1;" * 500)
    assert reader.feed(b"Aq")[-1:] == ["q"]
