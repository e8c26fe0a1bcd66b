"""Saved files that cannot be written or read: the game goes on, and it is said."""

from errno import EIO

from firmware.shelf import Shelf
from tools.desk.scripted import Storage

_READ_ONLY = 30  # EROFS, which MicroPython does not name


class Broken(Storage):
    """Refuses to write, and if told so also to read."""

    def __init__(self, files=None, reads=True):
        super().__init__(files)
        self.reads, self.writes = reads, False

    def read(self, name):
        if not self.reads:
            raise OSError(EIO)
        return super().read(name)

    def write(self, name, data):
        self._refuse()
        super().write(name, data)

    def keep_aside(self, name):
        self._refuse()
        super().keep_aside(name)

    def remove(self, name):
        self._refuse()
        super().remove(name)

    def _refuse(self):
        if not self.writes:
            raise OSError(_READ_ONLY, "read-only")


def test_what_cannot_be_written_is_remembered_and_said():
    storage = Broken({"game": b"old"})
    shelf = Shelf(storage)
    assert shelf.read("game") == b"old"
    shelf.write("game", b"new")
    assert shelf.read("game") == b"new"
    assert shelf.failure == _READ_ONLY
    assert storage.files == {"game": b"old"}


def test_the_failure_is_said_once_until_it_can_be_written_again():
    storage = Broken()
    shelf = Shelf(storage)
    shelf.write("game", b"1")
    shelf.failure = 0
    shelf.write("game", b"2")
    assert shelf.failure == 0
    storage.writes = True
    shelf.write("game", b"3")
    assert shelf.read("game") == b"3" == storage.files["game"]
    storage.writes = False
    shelf.write("game", b"4")
    assert shelf.failure


def test_what_cannot_be_removed_or_set_aside_counts_as_gone():
    shelf = Shelf(Broken({"game": b"1", "fame": b"2"}))
    shelf.remove("game")
    shelf.keep_aside("fame", "damaged")
    assert shelf.read("game") is None and shelf.read("fame") is None
    assert shelf.failure == _READ_ONLY


def test_only_what_was_set_aside_is_said_to_be():
    storage = Broken({"game": b"1", "fame": b"2"})
    shelf = Shelf(storage)
    shelf.keep_aside("game", "too short")
    storage.writes = True
    shelf.keep_aside("fame", "damaged")
    assert shelf.broken == [("fame", "damaged")]
    assert storage.files == {"game": b"1", "fame.bad": b"2"}


def test_what_cannot_be_read_counts_as_not_there():
    storage = Broken({"settings": b"1"}, reads=False)
    storage.writes = True
    shelf = Shelf(storage)
    assert shelf.read("settings") is None
    assert [name for name, _ in shelf.broken] == ["settings"]


def test_a_disk_that_cannot_even_be_read_counts_as_empty():
    shelf = Shelf(Broken({"settings": b"1"}, reads=False))
    assert shelf.read("settings") is None
    assert (shelf.broken, shelf.failure) == ([], _READ_ONLY)
    shelf.write("settings", b"2")
    assert shelf.read("settings") == b"2"


def test_a_broken_file_that_could_not_be_moved_is_not_written_over():
    storage = Broken({"game": b"of a newer version"})
    shelf = Shelf(storage)
    shelf.keep_aside("game", "newer")
    shelf.write("game", b"1")
    storage.writes = True
    shelf.write("game", b"2")
    shelf.write("game", b"3")
    assert storage.files == {"game.bad": b"of a newer version", "game": b"3"}
