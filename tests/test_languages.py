"""The texts of every language: the same ones, in the right forms, small in memory."""

import shutil
from pathlib import Path

import pytest

from engine_core.bots import NAMES
from firmware import signs
from firmware.font_data import CODES as FONT_CODES
from firmware.languages import LANGUAGES
from firmware.layout import layout_for
from firmware.lettering import width_of
from firmware.plurals import form_of, forms
from firmware.screens import help as help_screen
from firmware.screens import lesson as lesson_screen
from firmware.screens import rules as rules_screen
from firmware.words import Words, key_of
from tests.interpreters import run_micropython
from tools import languages as tool
from tools.language_reader import LanguageError, is_counted, read_language
from tools.languages import all_languages, all_modules
from tools.setup.places import ROOT
from tools.text_packer import SPARE, pack

CODES = [code for code, _ in LANGUAGES]
TEXTS = all_languages()
LIMIT = 6 * 1024

each_language = pytest.mark.parametrize("code", CODES)


# What is written and what is packed


def test_the_modules_are_what_the_texts_pack_to():
    modules = all_modules()
    assert set(tool.FOLDER.glob("*.py")) == set(modules)
    for path, text in modules.items():
        assert path.read_text(encoding="utf-8") == text, path.name


@each_language
def test_every_text_is_unpacked_as_it_was_written(code):
    words = Words(code)
    assert len(TEXTS[code]) > 120
    assert {name: getattr(words, name) for name in TEXTS[code]} == TEXTS[code]


@each_language
def test_a_language_is_packed_to_less_than_two_thirds(code):
    written = sum(len(text.encode()) for text in TEXTS[code].values())
    assert 3 * pack(TEXTS[code]).size < 2 * written


def test_texts_of_all_kinds_are_packed():
    """Nothing often enough for a pair; a letter of three bytes; the same over again."""
    for text in ("a", "~|~", "žluťoučký…", "ααααααααα", "ab" * 300):
        rows, letters, pairs = pack({"ONE": "x", "OTHER": text})
        words = Words("en")
        words._rows, words._letters, words._pairs = tuple(rows), letters, pairs
        assert ("x", text) == (words.ONE, words.OTHER)


def test_names_that_would_be_mistaken_for_each_other_are_refused():
    assert key_of("Aa") == key_of("BB")
    with pytest.raises(ValueError, match="Aa and BB have the same key: rename one"):
        pack({"Aa": "x", "BB": "y"})


def test_more_letters_than_codes_are_refused():
    alphabet = "".join(chr(0x4E00 + nth) for nth in range(len(SPARE) + 1))
    with pytest.raises(ValueError, match="there are 161 letters for 160 codes"):
        pack({"ONE": alphabet})
    with pytest.raises(ValueError, match=r"U\+1F334 cannot be packed"):
        pack({"ONE": "\U0001f334"})


def test_a_text_that_is_not_there_is_named():
    with pytest.raises(AttributeError, match="no text is called NOTHING"):
        _ = Words("en").NOTHING


@each_language
def test_a_language_is_listed_by_its_own_name(code):
    assert dict(LANGUAGES)[code] == Words(code).LANGUAGE_NAME


@each_language
def test_every_bot_has_a_name(code):
    words = Words(code)
    assert all(getattr(words, f"BOT_{bot.upper()}") for bot in NAMES)


@each_language
def test_no_language_is_left_half_english(code):
    long = [name for name in TEXTS[code] if name.startswith(("ON_", "RULE_", "LESSON"))]
    same = [name for name in long if TEXTS[code][name] == TEXTS["en"][name]]
    assert len(long) == 43
    assert same == (long if code == "en" else [])


def test_every_page_of_help_rules_and_lesson_is_asked_for():
    pages = {"ON_" + topic for topic in help_screen.TOPICS}
    pages |= {"RULE_" + topic for topic in rules_screen.TOPICS}
    pages |= {"LESSON_" + card for card in lesson_screen.CARDS}
    pages |= {"LESSON_NAME", "LESSON_PLACE_STEP", "LESSON_TURN_STEP"}
    kinds = ("ON_", "RULE_", "LESSON_")
    assert {name for name in TEXTS["en"] if name.startswith(kinds)} == pages


def test_every_other_text_is_used_by_a_screen():
    sources = [path.read_text() for path in (ROOT / "firmware").rglob("*.py")]
    source = "\n".join(sources)
    kinds = ("ON_", "RULE_", "LESSON_", "BOT_")
    others = [name for name in TEXTS["en"] if not name.startswith(kinds)]
    assert [n for n in others if f".{n}" not in source and f'"{n}"' not in source] == []


# Letters and room


@each_language
def test_the_font_has_every_letter(code):
    font = {
        chr(low | high << 8)
        for low, high in zip(FONT_CODES[::2], FONT_CODES[1::2], strict=True)
    }
    assert {letter for text in TEXTS[code].values() for letter in text} - font == set()


@each_language
def test_the_keyboard_has_the_same_letters_large_and_small(code):
    capitals, small = Words(code).choices("ALPHABET")
    assert {letter.lower() for letter in capitals} >= set(small) - set("ςϊϋ")
    assert {letter.upper() for letter in small} >= set(capitals)
    assert len(capitals) == len(set(capitals)) and len(small) == len(set(small))


@each_language
@pytest.mark.parametrize("size", [(240, 240), (240, 135), (320, 240), (296, 128)])
def test_every_line_of_news_fits_beside_the_maps(code, size):
    words, room = Words(code), layout_for(*size).news.width
    lines = [words.OFF_THE_ISLAND, words.ALREADY_CROSSED, words.FITS_NOWHERE]
    lines += [words.MARKS, words.TAKES, words.DISPLAY, words.IS_THAT_RIGHT]
    lines += [words.KEEP_TWO.format(1), words.KEEP_THESE]
    lines += [words.TAKE_ONE.format(5, 5), words.TAKE_TWO.format(5, 5)]
    lines += [words.LEFT_OVER.format(35)]
    lines += [words.count("MAPS_COMPLETE", number) for number in (1, 2, 14)]
    assert [line for line in lines if width_of(line) > room] == []


@each_language
def test_cards_over_the_maps_and_reasons_fit(code):
    words = Words(code)
    cards = [words.CUP_WON, words.NO_CUP_LEFT, words.MAP_COMPLETE]
    assert [card for card in cards if width_of(card, True) > 151] == []
    reasons = [words.SHARED]
    reasons += [words.TIE_BROKEN.format(sign) for sign in signs.OF_COLOUR]
    assert [text for text in reasons if width_of(text) > 160] == []


# Plural forms


@pytest.mark.parametrize(
    ("code", "number", "text"),
    [
        ("en", 0, "0 cups left"),
        ("en", 1, "1 cup left"),
        ("cs", 1, "Zbývá 1 pohár"),
        ("cs", 3, "Zbývají 3 poháry"),
        ("cs", 5, "Zbývá 5 pohárů"),
        ("cs", 22, "Zbývá 22 pohárů"),
        ("pl", 1, "Został 1 puchar"),
        ("pl", 4, "Zostały 4 puchary"),
        ("pl", 12, "Zostało 12 pucharów"),
        ("pl", 22, "Zostały 22 puchary"),
        ("pl", 112, "Zostało 112 pucharów"),
        ("el", 1, "Μένει 1 κύπελλο"),
        ("el", 2, "Μένουν 2 κύπελλα"),
        ("it", 1, "Resta 1 coppa"),
        ("it", 0, "Restano 0 coppe"),
    ],
)
def test_a_number_has_its_form(code, number, text):
    assert Words(code).count("CUPS_LEFT", number) == text


@each_language
def test_every_form_is_used_by_some_number(code):
    assert {form_of(code, number) for number in range(200)} == set(range(forms(code)))


def test_some_texts_are_counted():
    assert sum(is_counted(text) for text in TEXTS["en"].values()) >= 3


# On the device


MEASURED = """
import gc
from firmware.words import Words
def used():
    gc.collect()
    return gc.mem_alloc()
for code in {codes!r}:
    words = Words(code)  # the names of its module stay, once
words = None
base = used()
for code in {codes!r} * 2:
    words = None
    before = used()
    words = Words(code)
    print(code, used() - before, used() - base)
"""


def test_only_one_language_is_in_memory_and_takes_less_than_6_kb(compiled):
    printed = run_micropython(MEASURED.format(codes=CODES), folder=compiled)
    lines = [line.split() for line in printed.splitlines()]
    assert [code for code, _, _ in lines] == CODES * 2
    for code, taken, together in lines:
        assert int(taken) < LIMIT, printed
        assert int(together) < LIMIT, printed
        if code == "el":
            assert int(taken) > pack(TEXTS[code]).size, printed


# Files that cannot be used


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("HELLO", "neither `NAME = text` nor a remark: HELLO"),
        ("GAME_NAME = Again", "GAME_NAME is there already"),
    ],
)
def test_a_faulty_line_is_told_with_its_number(tmp_path, line, message):
    path = tmp_path / "en.txt"
    path.write_text(f"; Name\nGAME_NAME = Name\n{line}\n", encoding="utf-8")
    with pytest.raises(LanguageError, match="en.txt: line 3: " + message):
        read_language(path)


def test_a_line_that_goes_on_with_nothing_is_refused(tmp_path):
    path = tmp_path / "en.txt"
    path.write_text("  goes on\n", encoding="utf-8")
    with pytest.raises(LanguageError, match=r"line 1: .* none has begun"):
        read_language(path)


def test_a_file_that_is_not_utf_8_is_refused(tmp_path):
    (tmp_path / "en.txt").write_bytes(b"NAME = \xff\n")
    with pytest.raises(LanguageError, match="byte 7 is not UTF-8"):
        read_language(tmp_path / "en.txt")


@pytest.fixture
def texts(tmp_path: Path, monkeypatch) -> Path:
    """A folder of texts that a test may spoil."""
    for path in tool.FOLDER.glob("*.txt"):
        shutil.copy(path, tmp_path)
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    return tmp_path


def spoil(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("TURN = otočit\n", "", "it lacks TURN"),
        ("TURN = otočit\n", "TURN = otočit\nEXTRA = x\n", "alone has EXTRA"),
        ("{} hotová | ", "", "MAPS_COMPLETE has 2 parts, not 3"),
        ("SEAT = Místo {}", "SEAT = Místo", "SEAT has"),
        ("pomalu | ", "", "SPEEDS has 2 parts, not 3"),
    ],
)
def test_a_language_that_differs_is_refused(texts, before, after, message, capsys):
    spoil(texts / "cs.txt", before, after)
    assert tool.main([]) == 1
    error = capsys.readouterr().err
    assert error.startswith("cs.txt: ")
    assert message in error


@pytest.mark.slow
def test_the_check_agrees_only_after_packing(texts, capsys):
    assert tool.main(["--check"]) == 1
    assert "run `make words`" in capsys.readouterr().err
    assert tool.main([]) == 0
    assert tool.main(["--check"]) == 0
    spoil(texts / "it.txt", "Cento croci", "Cento crocette")
    assert tool.main(["--check"]) == 1
