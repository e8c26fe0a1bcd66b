"""Tests of saved files, run by run.py with a folder of the desk as the drive."""

import builtins
import os
import shutil

from table import device

STORAGE = device.storage
JOURNAL = "journal.txt"


class PowerCut(Exception):
    pass


def cut_power_at(place, name: str) -> None:
    """From now on one of Python's functions ends in a power cut."""

    def end(*_):
        raise PowerCut

    setattr(place, name, end)


def write_until_power_cut(data: bytes) -> None:
    try:
        STORAGE.write(JOURNAL, data)
    except PowerCut:
        return
    raise AssertionError("the power was not cut")


def start_empty() -> None:
    shutil.rmtree("save", ignore_errors=True)


def test_a_file_is_read_as_it_was_written():
    start_empty()
    assert STORAGE.read(JOURNAL) is None
    for data in (b"one", b"", bytes(range(256)) * 40):
        STORAGE.write(JOURNAL, data)
        assert STORAGE.read(JOURNAL) == data
    assert os.listdir("save") == [JOURNAL]


def test_a_power_cut_while_writing_leaves_the_old_file():
    start_empty()
    STORAGE.write(JOURNAL, b"old")
    real_open = builtins.open

    def open_and_write_half(path, mode):
        file = real_open(path, mode)
        if "w" in mode:
            file.write(b"ha")
            file.close()
            raise PowerCut
        return file

    builtins.open = open_and_write_half
    write_until_power_cut(b"half")
    assert STORAGE.read(JOURNAL) == b"old"


def test_a_power_cut_before_the_rename_leaves_the_new_file():
    start_empty()
    STORAGE.write(JOURNAL, b"old")
    real_rename = os.rename
    cut_power_at(os, "rename")
    write_until_power_cut(b"new")
    assert STORAGE.read(JOURNAL) == b"new"
    write_until_power_cut(b"newer")
    assert STORAGE.read(JOURNAL) == b"new"
    os.rename = real_rename
    STORAGE.write(JOURNAL, b"newest")
    assert STORAGE.read(JOURNAL) == b"newest"
    assert os.listdir("save") == [JOURNAL]


def test_broken_files_are_kept_aside_but_not_without_end():
    start_empty()
    STORAGE.keep_aside(JOURNAL)
    for i in range(12):
        STORAGE.write(JOURNAL, b"broken %d" % i)
        STORAGE.keep_aside(JOURNAL)
        assert STORAGE.read(JOURNAL) is None
    kept = sorted(os.listdir("save"))
    assert kept == [JOURNAL + ".bad"] + [f"{JOURNAL}.bad{i}" for i in range(2, 10)]
    assert STORAGE.read(JOURNAL + ".bad") == b"broken 0"
    assert STORAGE.read(JOURNAL + ".bad9") == b"broken 11"


def test_a_removed_file_is_gone_with_its_new_copy():
    start_empty()
    STORAGE.remove(JOURNAL)
    STORAGE.write(JOURNAL, b"old")
    with open(f"save/{JOURNAL}.new", "wb") as file:
        file.write(b"half")
    STORAGE.remove(JOURNAL)
    assert STORAGE.read(JOURNAL) is None and os.listdir("save") == []


def test_names_that_are_paths_or_strange_are_refused():
    for name in ("", ".", "..", "../code.py", "a/b", ".hidden", "a b", "é", "x" * 33):
        for refuse in (STORAGE.read, STORAGE.remove, STORAGE.keep_aside):
            try:
                refuse(name)
            except ValueError as error:
                assert repr(name) in str(error)
            else:
                raise AssertionError(name)


def test_a_drive_that_the_computer_writes_to_is_told_as_an_error():
    start_empty()
    read_only = OSError(30, "Read-only filesystem")

    def refuse(*_):
        raise read_only

    os.mkdir = refuse
    try:
        STORAGE.write(JOURNAL, b"lost")
    except OSError as error:
        assert error is read_only
    else:
        raise AssertionError("nobody was told")
