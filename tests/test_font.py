"""The drawn font, its compiler, and the command that makes it."""

import ast
import itertools
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from firmware import font_data
from tools.font_reader import columns_of, read_letters
from tools.fonts import DRAWING, MODULE, module_text

ROOT = Path(__file__).parent.parent
TEXT = DRAWING.read_text(encoding="utf-8")
FONT = read_letters(TEXT)

ENGLISH = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALPHABETS = {
    "English": ENGLISH,
    "Czech": ENGLISH + "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
    "Polish": ENGLISH + "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
    "Italian": ENGLISH + "àèéìòùÀÈÉÌÒÙ",
    "Greek": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ",
}
DIGITS = "0123456789"
PRINTABLE = "".join(map(chr, range(32, 127)))
PUNCTUATION = "–—…„“”‘’«»·×−°•→←↑↓"
each_alphabet = pytest.mark.parametrize("alphabet", ALPHABETS.values(), ids=ALPHABETS)


# What is drawn and what is packed


def packed_font() -> dict[str, tuple[str, ...]]:
    """The letters as the device finds them, drawn again as rows of # and dots."""
    codes, starts, columns = (
        [low | high << 8 for low, high in zip(table[::2], table[1::2], strict=True)]
        for table in (font_data.CODES, font_data.STARTS, font_data.COLUMNS)
    )
    assert len(starts) == len(codes) + 1
    return {
        chr(code): rows_of(columns[start:end])
        for code, start, end in zip(codes, starts, starts[1:], strict=False)
    }


def rows_of(columns: list[int]) -> tuple[str, ...]:
    return tuple(
        "".join(".#"[column >> row & 1] for column in columns)
        for row in range(font_data.HEIGHT)
    )


def drawn_letters() -> dict[str, tuple[str, ...]]:
    """The pictures as they stand in the text, cut out in the plainest way."""
    pictures = {}
    for block in TEXT.split("\n\n"):
        if block.startswith("draw "):
            heading, *rows = block.splitlines()
            for index, name in enumerate(heading.split()[1:]):
                letter = chr(int(name[2:], 16)) if name.startswith("U+") else name
                pictures[letter] = tuple(row.split()[index] for row in rows)
    return pictures


def test_the_packed_module_is_what_the_drawing_compiles_to():
    assert MODULE.read_text(encoding="ascii") == module_text(FONT)


def test_the_packed_module_opens_with_its_source_its_command_and_its_size():
    source, size, *_ = MODULE.read_text(encoding="ascii").splitlines()
    tables = font_data.CODES + font_data.STARTS + font_data.COLUMNS
    assert "firmware/font.txt" in source
    assert "python3 -m tools.fonts" in source
    assert f"{len(FONT)} letters, {len(tables)} bytes" in size


def test_the_packed_module_holds_constants_alone():
    for statement in ast.parse(MODULE.read_text(encoding="ascii")).body:
        assert isinstance(statement, ast.Assign)
        assert isinstance(statement.value, ast.Constant)


def test_the_packed_font_is_under_six_kilobytes():
    assert len(font_data.CODES + font_data.STARTS + font_data.COLUMNS) < 6 * 1024


def test_every_drawn_letter_is_unpacked_as_it_was_drawn():
    packed = packed_font()
    drawn = {name: rows for name, rows in drawn_letters().items() if len(name) == 1}
    assert len(drawn) > 150
    assert {letter: packed[letter] for letter in drawn} == drawn


def test_every_composed_letter_is_unpacked_as_it_was_put_together():
    assert {letter: columns_of(rows) for letter, rows in packed_font().items()} == FONT


def test_the_letters_are_in_order_and_the_one_for_missing_letters_is_last():
    letters = list(packed_font())
    assert letters == sorted(set(letters))
    assert letters[-1] == "\ufffd"


# The letters


@each_alphabet
def test_every_letter_of_the_alphabet_is_there(alphabet):
    assert [letter for letter in alphabet if letter not in FONT] == []


def test_every_printable_sign_and_all_punctuation_is_there():
    assert [sign for sign in PRINTABLE + PUNCTUATION if sign not in FONT] == []


@each_alphabet
def test_any_two_letters_of_an_alphabet_differ_in_three_pixels_or_more(alphabet):
    alike = [
        one + other
        for one, other in itertools.combinations(alphabet + DIGITS, 2)
        if difference(one, other) < 3
    ]
    assert alike == []


def test_no_two_signs_on_a_keyboard_share_a_picture():
    pairs = itertools.combinations(PRINTABLE, 2)
    assert [one + other for one, other in pairs if FONT[one] == FONT[other]] == []


def difference(one: str, other: str) -> int:
    """The pixels in which two letters differ, laid over each other as best they fit."""
    return min(
        len(ink(one) ^ {(x + aside, y) for x, y in ink(other)}) for aside in (-1, 0, 1)
    )


def ink(letter: str) -> set[tuple[int, int]]:
    return {
        (x, y)
        for x, column in enumerate(FONT[letter])
        for y in range(font_data.HEIGHT)
        if column >> y & 1
    }


def rows_with_ink(letter: str) -> tuple[int, int]:
    rows = [y for _, y in ink(letter)]
    return min(rows), max(rows)


def test_digits_are_of_one_width_and_as_tall_as_capitals():
    assert len({len(FONT[digit]) for digit in DIGITS}) == 1
    assert {rows_with_ink(digit) for digit in DIGITS} == {(3, font_data.BASELINE)}


def test_capitals_stand_on_the_base_line_below_the_rows_of_accents():
    for capital in set("ABCDEFGHIJKLMNOPRSTUVWXYZŁΓΔΘΛΞΠΣΦΨΩ"):
        assert rows_with_ink(capital) == (3, font_data.BASELINE), capital


def test_accents_of_capitals_are_in_the_three_upper_rows():
    for capital, plain in zip("ÁČÉĚÍŘŮÝŻÈÜ", "ACEEIRUYZEU", strict=True):
        assert ink(plain) < ink(capital)
        assert {y for _, y in ink(capital) - ink(plain)} <= {0, 1, 2}, capital


def test_letters_begin_and_end_with_ink_but_for_spaces_and_digits():
    signs = set(map(chr, range(0xE000, 0xF000)))  # layers of one size each
    for letter in set(FONT) - set(DIGITS) - set(" \u00a0") - signs:
        assert FONT[letter][0], letter
        assert FONT[letter][-1], letter


# The command


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of its own, so that no test can spoil the real files."""
    (tmp_path / "firmware").mkdir()
    (tmp_path / "tools").mkdir()
    shutil.copy(DRAWING, tmp_path / "firmware")
    shutil.copy(MODULE, tmp_path / "firmware")
    for name in ("fonts", "font_reader", "font_specimen", "png"):
        shutil.copy(ROOT / "tools" / f"{name}.py", tmp_path / "tools")
    return tmp_path


def run(place: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """The command as people call it, and with the standard library alone (-S)."""
    return subprocess.run(
        [sys.executable, "-S", "-m", "tools.fonts", *options],
        cwd=place,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_check_agrees_until_the_drawing_is_edited_and_again_when_compiled(project):
    assert run(project, "--check").returncode == 0
    with (project / "firmware" / "font.txt").open("a", encoding="utf-8") as drawing:
        drawing.write("Å = A + ring-cap\n")
    outdated = run(project, "--check")
    assert outdated.returncode == 1
    assert "run `python3 -m tools.fonts`" in outdated.stderr
    assert f"{len(FONT) + 1} letters" in run(project).stdout
    assert run(project, "--check").returncode == 0


def test_a_faulty_drawing_is_refused_and_the_module_stays(project):
    drawing, module = project / "firmware/font.txt", project / "firmware/font_data.py"
    drawing.write_text(TEXT + "č = c\n", encoding="utf-8")
    answer = run(project)
    assert answer.returncode == 1
    last_line = TEXT.count("\n") + 1
    assert answer.stderr == f"font.txt: line {last_line}: 'č' has a drawing already\n"
    assert module.read_bytes() == MODULE.read_bytes()


def test_a_drawing_that_is_not_utf_8_is_refused(project):
    (project / "firmware" / "font.txt").write_bytes(b"; \xff\n")
    answer = run(project)
    assert answer.returncode == 1
    assert answer.stderr.startswith("font.txt: byte 2 is not UTF-8")
