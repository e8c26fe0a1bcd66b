"""Saved games of the simulator: whose they are, and what if they cannot be written."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tools.desk.saves import InUse, Saves, save_folder


@pytest.mark.parametrize(
    "environment, folder",
    [
        ({"SAVE": "/games", "XDG_STATE_HOME": "/state"}, "/games"),
        ({"XDG_STATE_HOME": "/state"}, "/state/hundred-crosses"),
        ({"SAVE": ""}, str(Path.home() / ".local/state/hundred-crosses")),
    ],
)
def test_saves_lie_where_the_user_says_or_expects(environment, folder):
    assert save_folder(environment) == Path(folder)


def test_what_one_simulator_saves_the_next_one_reads(tmp_path):
    with Saves(tmp_path / "new/folder") as saves:
        assert saves.warning == ""
        saves.storage().write("game", b"\0\1\2")
    with Saves(tmp_path / "new/folder") as saves:
        assert saves.storage().read("game") == b"\0\1\2"


def test_a_second_simulator_on_the_same_saves_is_refused(tmp_path):
    with Saves(tmp_path):
        with pytest.raises(InUse, match="another simulator is playing"):
            Saves(tmp_path).__enter__()
        with Saves(tmp_path / "others"):
            pass
    with Saves(tmp_path):
        pass


def test_the_claim_of_a_killed_simulator_is_void(tmp_path):
    claim = (
        "import sys, time; from pathlib import Path\n"
        "from tools.desk.saves import Saves\n"
        "with Saves(Path(sys.argv[1])): print('mine', flush=True); time.sleep(600)"
    )
    command = [sys.executable, "-c", claim, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine\n"
        with pytest.raises(InUse):
            Saves(tmp_path).__enter__()
        other.kill()
        other.wait()
    with Saves(tmp_path):
        pass


def test_a_folder_that_cannot_be_made_is_no_reason_not_to_play(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    with Saves(tmp_path / "file/folder") as saves:
        assert "nothing is saved" in saves.warning
        assert "Not a directory" in saves.warning
        storage = saves.storage()
        storage.write("game", b"1")
        assert storage.read("game") == b"1"


def test_without_permission_to_write_the_old_game_is_read():
    """As another user: whoever runs the tests may be allowed everything."""
    play = (
        "import os, sys; from pathlib import Path; from tools.desk.saves import Saves\n"
        "if os.geteuid() == 0: os.setuid(65534)\n"
        "with Saves(Path(sys.argv[1])) as saves:\n"
        "    storage = saves.storage(); print(storage.read('game'))\n"
        "    storage.write('game', b'new'); print(storage.read('game'), saves.warning)"
    )
    with tempfile.TemporaryDirectory() as folder:
        game = Path(folder, "game")
        game.write_bytes(b"old")
        os.chmod(folder, 0o555)
        command = [sys.executable, "-c", play, folder]
        ended = subprocess.run(command, capture_output=True, text=True, check=True)
        assert ended.stdout.startswith("b'old'\nb'new' nothing is saved: ")
        assert "Permission denied" in ended.stdout
        assert game.read_bytes() == b"old"
        os.chmod(folder, 0o755)
