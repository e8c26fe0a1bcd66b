"""The folder of the page, and the server of `make web`."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request

import pytest

from tools.setup.places import ROOT
from tools.web.__main__ import Unusable, port_of
from tools.web.build import python_files

ABSOLUTE = r"(src|href|url\(|import|fetch)[^\n]*[\"'](https?:)?/"
COMMAND = [sys.executable, "-m", "tools.web"]


def test_the_service_worker_keeps_every_file_but_itself(site):
    text = (site / "service_worker.js").read_text()
    (found,) = re.findall(r"FILES = (\[.*?\]);", text, re.DOTALL)
    files = json.loads(found)
    assert {*files} == {path.name for path in site.iterdir()} - {
        "service_worker.js"
    } | {"./"}


def test_no_address_in_the_page_is_absolute(site):
    for path in [*site.glob("*.html"), *site.glob("*.css"), *site.glob("*.js")]:
        text = path.read_text()
        assert not re.search(ABSOLUTE, text)
        assert "{{" not in text


def test_the_game_s_files_are_those_of_the_device():
    files = python_files()
    for name in ("firmware/app.py", "engine_core/game.py", "board/buttons.py"):
        assert files[name] == (ROOT / name).read_text(encoding="utf-8")


def test_the_licences_lie_beside_the_programs(site):
    assert "Damien P. George" in (site / "LICENSE-micropython.txt").read_text()
    assert (site / "LICENSE.txt").read_text() == (ROOT / "LICENSE").read_text()


@pytest.mark.parametrize("port", ["65536", "-1", "eighty", "80a", "٣", "9" * 30])
def test_a_port_that_is_none_is_refused(port):
    with pytest.raises(Unusable, match="a port is a number from 1 to 65535"):
        port_of({"PORT": port})


def test_without_a_port_any_that_is_free_will_do():
    assert port_of({}) == port_of({"PORT": ""}) == 0
    assert port_of({"PORT": "8000"}) == 8000


def test_make_web_prints_the_address_and_serves_the_page(webassembly):
    with subprocess.Popen(
        COMMAND, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=_without_port()
    ) as process:
        try:
            assert process.stdout is not None
            assert "ready for any static host" in process.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
            assert address
            with urllib.request.urlopen(address[0]) as answer:
                assert b"<title>Hundred Crosses</title>" in answer.read()
            with urllib.request.urlopen(address[0] + "micropython.wasm") as answer:
                assert answer.headers["Content-Type"] == "application/wasm"
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0


def test_a_port_in_use_is_told(webassembly):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = subprocess.run(
            COMMAND,
            cwd=ROOT,
            env=os.environ | {"PORT": port},
            capture_output=True,
            text=True,
        )
    assert told.returncode == 2
    assert f"PORT={port} cannot be had" in told.stderr


def _without_port() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PORT"}
