"""Reads the texts of one language as people write them, and finds what is amiss."""

import re
from pathlib import Path

from firmware.plurals import forms

Texts = dict[str, str]  # by their names

_NAME = re.compile(r"([A-Z][A-Z0-9_]*) = (\S.*)")
_PLACE = re.compile(r"\{[A-Z]*\}")


class LanguageError(ValueError):
    """A file of texts cannot be used; the message says where and why."""


def read_language(path: Path) -> Texts:
    """The texts of a file by name."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        fault = f"byte {error.start} is not UTF-8: save the file as plain text"
        raise LanguageError(f"{path.name}: {fault}") from None
    texts: Texts = {}
    for number, line in enumerate(lines, start=1):
        try:
            _read_line(line.rstrip(), texts)
        except LanguageError as error:
            raise LanguageError(f"{path.name}: line {number}: {error}") from None
    return {name: _without_blanks(text) for name, text in texts.items()}


def _read_line(line: str, texts: Texts) -> None:
    """A remark, the beginning of a text, or more of the last one."""
    if not line or line.startswith(";"):
        return
    if line.startswith(" "):
        if not texts:
            raise LanguageError("this line goes on with a text, but none has begun")
        texts[list(texts)[-1]] += " " + line.strip()
        return
    found = _NAME.fullmatch(line)
    if not found:
        raise LanguageError(f"neither `NAME = text` nor a remark: {line}")
    name, text = found.groups()
    if name in texts:
        raise LanguageError(f"{name} is there already")
    texts[name] = text


def _without_blanks(text: str) -> str:
    """Bars without the blanks round them."""
    return re.sub(r" *\| *", "|", text)


def check_language(code: str, texts: Texts, pattern: Texts) -> None:
    """Whether a language has the same texts as the one that sets the pattern."""
    _complain(code, "lacks", set(pattern) - set(texts))
    _complain(code, "alone has", set(texts) - set(pattern))
    for name, text in texts.items():
        _check_text(code, name, text, pattern[name])


def _complain(code: str, what: str, names: set[str]) -> None:
    if names:
        listed = ", ".join(sorted(names))
        raise LanguageError(f"{code}.txt: it {what} {listed}")


def _check_text(code: str, name: str, ours: str, theirs: str) -> None:
    """A counted text has as many forms as the language; others are cut the same."""
    wanted = forms(code) if is_counted(theirs) else len(theirs.split("|"))
    found = len(ours.split("|"))
    if found != wanted:
        raise LanguageError(f"{code}.txt: {name} has {found} parts, not {wanted}")
    if is_counted(theirs):
        pairs = [(form, theirs.split("|")[0]) for form in ours.split("|")]
    else:
        pairs = list(zip(ours.split("|"), theirs.split("|"), strict=True))
    for mine, other in pairs:
        if places_in(mine) != places_in(other):
            raise LanguageError(
                f"{code}.txt: {name} has {places_in(mine)} where English has"
                f" {places_in(other)}: {mine}"
            )


def is_counted(text: str) -> bool:
    """Forms of one text, each with the number in it."""
    return "|" in text and all("{}" in form for form in text.split("|"))


def places_in(text: str) -> list[str]:
    """What is put into the text, as in `{}` and `{OK}`."""
    return sorted(_PLACE.findall(text))
