"""The type check of what runs on a Pico looks at MicroPython's modules, not ours."""

import subprocess
import sys

import pytest

from tools.setup.places import ROOT

MISTAKES = {
    "import dataclasses": "import-not-found",
    "import time; time.monotonic()": "attr-defined",
    "from machine import Pin; Pin(3, Pin.SIDEWAYS)": "attr-defined",
    "from machine import PWM; PWM(3, hertz=50)": "call-arg",
    "import asyncio; asyncio.sleep_ms('long')": "call-overload",
}


@pytest.mark.slow
def test_every_mistake_is_found(tmp_path):
    source = tmp_path / "mistakes.py"
    source.write_text("\n".join(MISTAKES) + "\n")
    mypy = [sys.executable, "-m", "mypy", "--config-file", "board/mypy.ini"]
    options = ["--no-pretty", "--cache-dir", tmp_path / "cache", source]
    told = subprocess.run([*mypy, *options], cwd=ROOT, capture_output=True, text=True)
    for line, (mistake, code) in enumerate(MISTAKES.items(), 1):
        complaints = [
            text for text in told.stdout.splitlines() if f"py:{line}:" in text
        ]
        assert any(f"[{code}]" in text for text in complaints), mistake + told.stdout
