"""An emulated Pico, driven from Python.

    with Pico("pico_lcd_1_3") as pico:
        pico.load_image(path_of_a_uf2)
        pico.power_on()
        pico.run_until("title")
        pico.press("A")
        pico.picture().save("title.png")

Time is in cycles of the core, and passes only while one of the run methods is at
work: the same calls give the same cycles, the same output and the same pictures.
"""

import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any

from tools.emulator.boards import Board, board_named
from tools.emulator.picture import Picture
from tools.emulator.process import Answer, EmulatorError, Process, decoded, encoded
from tools.firmware_image import uf2

CYCLES_PER_MS = 125_000
PRESS_MS = 60
BOOT_LIMIT_MS = 10_000
RUN_LIMIT_MS = 60_000

RAW_REPL, FRIENDLY_REPL, INTERRUPT, END = b"\x01", b"\x02", b"\x03", b"\x04"


class TooLong(EmulatorError):
    """What was waited for did not happen in time."""


class Failed(EmulatorError):
    """Code on the Pico raised an exception; the message is its traceback."""


class Pico:
    def __init__(self, board: str | Board = "plain", seed: int = 1) -> None:
        self.board = board_named(board) if isinstance(board, str) else board
        self.output = b""  # all that the Pico has printed
        self.warnings: list[str] = []
        self.cycles = 0
        self.resets = 0
        self.stopped: str | None = None
        self._process = Process()
        try:
            self._ask("make", **self.board.settings(), seed=seed)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Pico":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._process.end()

    # Flash and power

    def load_image(self, path: Path) -> None:
        """Write a .uf2 file to flash, as a Pico in boot mode does."""
        self.load_flash(uf2.unpack(path.read_bytes()))

    def load_flash(self, data: bytes, address: int = 0) -> None:
        with tempfile.NamedTemporaryFile(prefix="flash-") as file:
            file.write(data)
            file.flush()
            self._ask("load_flash", path=file.name, address=address)

    def flash(self) -> bytes:
        """All of flash as it is now, for `load_flash` of another Pico."""
        with tempfile.NamedTemporaryFile(prefix="flash-") as file:
            self._ask("save_flash", path=file.name)
            return Path(file.name).read_bytes()

    def power_on(self) -> None:
        """The supply comes on, or comes back after it was cut."""
        self._ask("power_on")

    def reset(self) -> None:
        """As the watchdog does it: flash and scratch registers are kept."""
        self._ask("reset")

    def cut_power_at(self, cycle: int, noise: int = 1) -> None:
        """End the supply then, even in the middle of a flash operation.

        Such an operation leaves some bits changed and some not; `noise` picks which.
        """
        self._ask("cut_at", cycle=cycle, noise=noise)

    def cut_power_in(self, operation: int, noise: int = 1) -> None:
        """End the supply amid an operation of flash to come: 0 is the next one."""
        self._ask("cut_at", operation=operation, noise=noise)

    def flash_operations(self, since: int = 0) -> list[dict[str, Any]]:
        """Every erase and program: kind, address, and the cycles of begin and end;
        of a program also the data, in base64."""
        found = self._ask("flash_operations", since=since)["operations"]
        return list(found)

    # Time

    def run(self, ms: float) -> None:
        """Let milliseconds pass."""
        self.run_cycles(round(ms * CYCLES_PER_MS))

    def run_cycles(self, count: int) -> None:
        self.run_to(self.cycles + count)

    def run_to(self, cycle: int) -> None:
        """Run up to a cycle, and to the end of the instruction that is under way."""
        self._ask("run", cycle=cycle)

    def run_until(self, text: str | bytes, limit_ms: float = RUN_LIMIT_MS) -> bytes:
        """Run until a text is printed; returns all that was printed on the way."""
        wanted = text.encode() if isinstance(text, str) else text
        printed = len(self.output)
        self._run_on(limit_ms, repr(wanted), text=encoded(wanted))
        return self.output[printed:]

    def run_until_idle(
        self, idle_ms: float = 200, limit_ms: float = RUN_LIMIT_MS
    ) -> None:
        """Run until the core would sleep for so long if nobody disturbed it."""
        self._run_on(limit_ms, f"{idle_ms} ms of sleep", idle_ms=idle_ms)

    def run_until_quiet(
        self, quiet_ms: float = 150, limit_ms: float = RUN_LIMIT_MS
    ) -> None:
        """Run until the panel shows all, and nothing was sent to it for so long."""
        wanted = f"{quiet_ms} ms without a word to the panel"
        self._run_on(limit_ms, wanted, quiet_ms=quiet_ms)

    def run_until_answered(self, limit_ms: float = RUN_LIMIT_MS) -> None:
        """Run until the panel was sent something and the core sleeps again."""
        self._run_on(limit_ms, "word to the panel", answer=True)

    def last_bit(self) -> int:
        """The cycle at which the last bit was on the wire to the panel."""
        return int(self._ask("work")["last_bit"])

    def slept(self) -> int:
        """For how many of all cycles the core has slept."""
        return int(self._ask("work")["slept"])

    def _run_on(self, limit_ms: float, wanted: str, **until: object) -> None:
        last_cycle = self.cycles + round(limit_ms * CYCLES_PER_MS)
        why = self._ask("run", cycle=last_cycle, **until)["why"]
        asleep = why == "idle" and not {"text", "answer"} & until.keys()
        if why != "enough" and not asleep:
            printed = self.output[-2000:].decode(errors="replace")
            raise TooLong(
                f"no {wanted} within {limit_ms} ms: {why}. It printed: ...{printed}"
            )

    # Pins and buttons

    def set_pin(self, number: int, level: int) -> None:
        self._ask("pin", number=number, level=level)

    def hold(self, button: str) -> None:
        self.set_pin(self.board.buttons[button], self.board.pressed_level)

    def release(self, button: str) -> None:
        self.set_pin(self.board.buttons[button], 1 - self.board.pressed_level)

    def press(self, button: str, ms: float = PRESS_MS) -> None:
        """Hold a button for a while, let go, and wait as long again."""
        self.hold(button)
        self.run(ms)
        self.release(button)
        self.run(ms)

    # The serial port

    def type(self, text: str | bytes) -> None:
        """Send to the Pico's serial port; it is read when the Pico runs."""
        data = text.encode() if isinstance(text, str) else text
        self._ask("type", bytes=encoded(data))

    def boot(self) -> None:
        """Switch on and wait for the prompt."""
        self.power_on()
        self.wait_for_prompt()

    def wait_for_prompt(self) -> None:
        """Let the Pico start; what it prints before USB is up comes with a key."""
        self.run_until_idle(limit_ms=BOOT_LIMIT_MS)
        self.type("\r")
        self.run_until(">>> ", BOOT_LIMIT_MS)

    def execute(self, code: str, limit_ms: float = RUN_LIMIT_MS) -> str:
        """Run code at the prompt and return what it printed, as mpremote would."""
        self.type(INTERRUPT + RAW_REPL)
        self.run_until("raw REPL; CTRL-B to exit\r\n>", limit_ms)
        self.type(code.encode() + END)
        answer = self.run_until(END + b">", limit_ms)
        printed, error = _answered(answer)
        self.type(FRIENDLY_REPL)
        self.run_until(">>> ", limit_ms)
        if error:
            raise Failed(printed + error)
        return printed

    # The panel

    def picture(self) -> Picture:
        answer = self._ask("picture")
        return Picture(answer["width"], answer["height"], decoded(answer["rgb"]))

    def panel(self) -> dict[str, Any]:
        """What the panel's chip is about: asleep, busy, its refreshes so far."""
        return self._ask("panel")

    # Beside the wall clock

    def go_live(self, pace: float = 1.0) -> str:
        """Run on by itself; returns the address of its serial port for mpremote.

        Emulated time passes `pace` times as fast as the wall clock, if it can.
        """
        port = self._ask("live", pace=pace)["port"]
        return f"socket://127.0.0.1:{port}"

    def halt(self) -> None:
        """Stand still again."""
        self._ask("halt")

    def _ask(self, request: str, **details: object) -> Answer:
        answer = self._process.ask(request, **details)
        self.cycles = answer.get("cycles", 0)
        self.resets = answer.get("resets", 0)
        self.stopped = answer.get("stopped")
        self.output += decoded(answer["printed"])
        self.warnings += answer["warnings"]
        return answer


def _answered(answer: bytes) -> tuple[str, str]:
    """What the raw REPL sent: OK, the output, its end, the traceback, its end."""
    rest = answer.partition(b"OK")[2]
    printed, _, error = rest.removesuffix(END + b">").partition(END)
    return printed.decode(), error.decode()
