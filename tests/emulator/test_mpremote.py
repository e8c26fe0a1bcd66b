"""The real mpremote on an emulated Pico, over its USB serial port."""

import pytest

from engine_core.bots import Bot
from engine_core.journal import Journal
from tests.emulator.remote import Remote
from tools.compiled import compile_modules
from tools.emulator.installed import PICO
from tools.setup.places import ROOT

SEED, BOTS = 7, ["random", "easy"]


@pytest.fixture
def remote(pico):
    yield Remote(pico.go_live())
    pico.halt()


def test_mpremote_runs_code(remote):
    assert remote("exec", "print(6 * 7)") == "42\n"


def test_mpremote_tells_of_an_exception(remote):
    ended = remote.tried("exec", "1/0")
    assert ended.returncode == 1
    assert "ZeroDivisionError" in ended.stdout


def test_files_come_and_go(remote, tmp_path):
    (tmp_path / "chart").write_bytes(bytes(range(256)) * 20)
    remote("cp", tmp_path / "chart", ":chart")
    assert remote("ls").split() == ["ls", ":", "5120", "chart"]
    remote("cp", ":chart", tmp_path / "back")
    assert (tmp_path / "back").read_bytes() == (tmp_path / "chart").read_bytes()
    remote("rm", ":chart")
    assert remote("ls").split() == ["ls", ":"]


def test_a_file_is_there_after_a_reset(remote, pico, tmp_path):
    (tmp_path / "main.py").write_text("print('here', 'again')\n")
    remote("cp", tmp_path / "main.py", ":main.py")
    remote("reset")
    assert remote("exec", "import main") == "here again\n"
    pico.halt()
    assert pico.resets == 1


def test_a_folder_of_the_desk_can_be_mounted(remote, tmp_path):
    (tmp_path / "desk.py").write_text("print('from the desk')\n")
    assert "from the desk" in remote("mount", tmp_path, "exec", "import desk")


def journal_of_a_game() -> bytes:
    bots = [Bot(name, SEED, seat) for seat, name in enumerate(BOTS)]
    journal = Journal(SEED, [(1, name) for name in BOTS])
    while not journal.game.is_over():
        journal.play(bots[journal.game.player].choose(journal.game))
    return journal.to_bytes()


ON_THE_PICO = f"""
import gc
gc.collect()
from engine_core.bots import Bot
from engine_core.journal import Journal
bots = [Bot(name, {SEED}, seat) for seat, name in enumerate({BOTS})]
journal = Journal({SEED}, [(1, name) for name in {BOTS}])
while not journal.game.is_over():
    journal.play(bots[journal.game.player].choose(journal.game))
with open("journal", "wb") as file:
    file.write(journal.to_bytes())
"""


def test_a_game_on_the_pico_is_the_game_on_the_desk(remote, pico, mpy_cross, tmp_path):
    compile_modules((ROOT / "engine_core").rglob("*.py"), tmp_path, PICO.architecture)
    remote("cp", "-r", tmp_path / "engine_core", ":")
    pico.halt()
    pico.execute(ON_THE_PICO, limit_ms=600_000)
    address = pico.go_live()
    Remote(address)("cp", ":journal", tmp_path / "journal")
    assert (tmp_path / "journal").read_bytes() == journal_of_a_game()
