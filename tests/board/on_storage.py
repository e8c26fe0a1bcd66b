"""Storage, in a folder of its own: whole files, safe names, broken ones kept."""

import os
import sys

from board.storage import Storage

FOLDER = sys.argv[2]


def empty() -> Storage:
    """A storage whose folder is not there yet."""
    try:
        for name in os.listdir(FOLDER):
            os.remove(FOLDER + "/" + name)
        os.rmdir(FOLDER)
    except OSError:
        pass
    return Storage(FOLDER)


def put(name: str, data: bytes) -> None:
    with open(FOLDER + "/" + name, "wb") as file:
        file.write(data)


def refuses(name: str, verb) -> bool:
    try:
        verb(name)
    except ValueError as error:
        return repr(name) in str(error)
    return False


def test_what_is_written_is_read_back():
    storage = empty()
    for data in (b"", b"a game", bytes(range(256)) * 40):
        storage.write("journal", data)
        assert storage.read("journal") == data
    assert Storage(FOLDER).read("journal") == data


def test_what_was_never_written_is_none():
    storage = empty()
    assert storage.read("journal") is None
    storage.write("settings", b"1")
    assert storage.read("journal") is None


def test_a_file_replaces_the_old_one_and_leaves_nothing_beside_it():
    storage = empty()
    storage.write("journal", b"a long game")
    storage.write("journal", b"short")
    assert storage.read("journal") == b"short"
    assert os.listdir(FOLDER) == ["journal"]


def test_a_write_that_was_cut_off_leaves_the_old_file():
    storage = empty()
    storage.write("journal", b"confirmed")
    put("journal~", b"conf")
    assert storage.read("journal") == b"confirmed"
    storage.write("journal", b"confirmed again")
    assert storage.read("journal") == b"confirmed again"
    assert os.listdir(FOLDER) == ["journal"]


def test_a_write_that_fails_leaves_the_old_file():
    storage = empty()
    storage.write("journal", b"confirmed")
    try:
        storage.write("journal", None)
    except TypeError:
        assert storage.read("journal") == b"confirmed"
        return
    raise AssertionError("nothing was written, and nothing was said")


def test_a_folder_that_cannot_be_made_is_an_oserror():
    storage = Storage(FOLDER + "/no/such/place")
    try:
        storage.write("journal", b"1")
    except OSError:
        return
    raise AssertionError("it was written")


def test_a_folder_where_a_file_should_be_is_an_oserror():
    storage = empty()
    os.mkdir(FOLDER)
    os.mkdir(FOLDER + "/journal")
    try:
        storage.read("journal")
    except OSError:
        pass
    else:
        raise AssertionError("it was read")
    finally:
        os.rmdir(FOLDER + "/journal")


def test_names_are_letters_digits_dots_and_dashes():
    storage = empty()
    good = ("a", "journal", "Hall-of-Fame.2", "9", "x" * 32)
    for name in good:
        storage.write(name, name.encode())
    for name in good:
        assert storage.read(name) == name.encode()


def test_a_name_that_could_lead_elsewhere_is_refused_by_every_verb():
    storage = empty()
    bad = ("", ".", "..", ".x", "a/b", "../a", "/a", "a\\b", "a~", "a b", "a\0", "é")
    for name in bad + ("x" * 33, "a\n", "a:b", "a*"):
        assert refuses(name, storage.read)
        assert refuses(name, storage.remove)
        assert refuses(name, storage.keep_aside)
        assert refuses(name, lambda name: storage.write(name, b""))
    assert not folder_exists()


def folder_exists() -> bool:
    try:
        os.stat(FOLDER)
    except OSError:
        return False
    return True


def test_a_broken_file_is_kept_aside():
    storage = empty()
    storage.write("journal", b"broken")
    storage.keep_aside("journal")
    assert storage.read("journal") is None
    assert storage.read("journal.bad") == b"broken"


def test_many_broken_files_are_kept_and_the_last_one_gives_way():
    storage = empty()
    for number in range(12):
        storage.write("journal", b"broken %d" % number)
        storage.keep_aside("journal")
    copies = ["journal.bad"] + [f"journal.bad{number}" for number in range(2, 10)]
    assert sorted(os.listdir(FOLDER)) == copies
    kept = [storage.read(copy) for copy in copies]
    assert kept == [b"broken %d" % number for number in (0, 1, 2, 3, 4, 5, 6, 7, 11)]


def test_to_keep_aside_or_remove_what_is_not_there_does_nothing():
    storage = empty()
    storage.keep_aside("journal")
    storage.remove("journal")
    storage.write("settings", b"1")
    storage.keep_aside("journal")
    storage.remove("journal")
    assert os.listdir(FOLDER) == ["settings"]


def test_a_file_can_be_removed():
    storage = empty()
    storage.write("journal", b"1")
    storage.remove("journal")
    assert storage.read("journal") is None
    assert os.listdir(FOLDER) == []
