"""Pack the texts of every language into modules that a device loads one by one.

    python3 -m tools.languages            make the modules from languages/*.txt
    python3 -m tools.languages --check    do the modules agree with the texts?

The file en.txt says at its own top how texts are written.
"""

import argparse
import sys
from pathlib import Path

from tools.language_reader import LanguageError, Texts, check_language, read_language
from tools.text_packer import pack

FOLDER = Path(__file__).parent.parent / "firmware/languages"
CODES = ("en", "cs", "pl", "el", "it")  # in the order of the choice; the first is usual
_ROOM = 88 - len('    b"",')  # for bytes in a line of source

_MADE = "# Made from firmware/languages/{source} by `make words`: edit that.\n"
_INDEX = '''\
"""The languages of the game, each by its own name."""

'''


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.languages", description=__doc__.split("\n")[0]
    )
    parser.add_argument(
        "--check", action="store_true", help="say whether the modules agree"
    )
    chosen = parser.parse_args(arguments)
    try:
        modules = all_modules()
        print(_checked(modules) if chosen.check else _written(modules))
    except (LanguageError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def all_languages() -> dict[str, Texts]:
    """Every language by its code; each has the very texts that English has."""
    found = {code: read_language(FOLDER / f"{code}.txt") for code in CODES}
    for code in CODES:
        check_language(code, found[code], found[CODES[0]])
    return found


def all_modules() -> dict[Path, str]:
    """The source of every module."""
    languages = all_languages()
    modules = {
        FOLDER / f"{code}.py": module_text(code, texts)
        for code, texts in languages.items()
    }
    modules[FOLDER / "__init__.py"] = _index_text(languages)
    return modules


def _index_text(languages: dict[str, Texts]) -> str:
    """All codes with the languages' own names: one cannot load each to ask it."""
    lines = [
        f'    ("{code}", "{texts["LANGUAGE_NAME"]}"),\n'
        for code, texts in languages.items()
    ]
    made = _MADE.format(source="*.txt")
    return _INDEX + made + "LANGUAGES = (\n" + "".join(lines) + ")\n"


def module_text(code: str, texts: Texts) -> str:
    try:
        packed = pack(texts)
    except ValueError as error:
        raise LanguageError(f"{code}.txt: {error}") from None
    heading = _MADE.format(source=f"{code}.txt")
    heading += f"# {len(texts)} texts, {packed.size} bytes.\n\n"
    rows = "".join(f"{_literal(row)},\n" for row in packed.rows)
    tables = _table("LETTERS", packed.letters) + _table("PAIRS", packed.pairs)
    return heading + tables + "ROWS = (\n" + rows + ")\n"


def _table(name: str, row: bytes) -> str:
    written = _literal(row)
    if "\n" in written:
        return f"{name} = (\n{written}\n)\n"
    return f"{name} = {written.strip()}\n"


def _literal(row: bytes) -> str:
    """Bytes in full lines of source."""
    lines = [""]
    for byte in row:
        written = _escaped(byte)
        if len(lines[-1]) + len(written) > _ROOM:
            lines.append("")
        lines[-1] += written
    return "\n".join(f'    b"{line}"' for line in lines)


def _escaped(byte: int) -> str:
    if byte in b'"\\' or not 32 <= byte < 127:
        return f"\\x{byte:02x}"
    return chr(byte)


def _checked(modules: dict[Path, str]) -> str:
    for path, text in modules.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            raise LanguageError(f"{path.name} is out of date: run `make words`")
    return f"{len(modules)} modules agree with the texts."


def _written(modules: dict[Path, str]) -> str:
    for path, text in modules.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    return f"{len(modules)} modules from {', '.join(CODES)}."


if __name__ == "__main__":
    sys.exit(main())
