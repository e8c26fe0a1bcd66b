"""What a player feels: how fast a press is answered, and how fast the game is up."""

import random
import statistics

from engine_core.phases import KEEP, MARK
from tools.bench import picos
from tools.bench.picos import BenchPico
from tools.bench.targets import Figures
from tools.emulator.pico import CYCLES_PER_MS

INTO_GAME = ["A", "A"]  # that waits: from the title over the hand-over
MOVES = ["DOWN", "UP", "RIGHT", "LEFT", "DOWN", "RIGHT", "UP", "LEFT"]
_ANSWER_LIMIT_MS = 1000
_MOVES_AT_ONCE = 10
_THINKING_MS = 20_000
_MOST_PRESSES = 5000
_LOOK_EVERY = 10
_ON_A_WHIM = ["A", "A", "A", "A", *MOVES[:4], "X", "Y", "B"]


def starting() -> Figures:
    """From power-on to the title, and to a game in its last round."""
    return {
        "boot_ms": _boot_ms(picos.frozen_flash()),
        "boot_mpy_ms": _boot_ms(picos.copied_flash()),
        "resume_ms": _resume_ms(picos.frozen_flash(saved=picos.game_in_last_round())),
    }


def _boot_ms(flash: bytes) -> float:
    with BenchPico(flash) as pico:
        pico.start()
        return round(pico.last_bit() / CYCLES_PER_MS)


def _resume_ms(flash: bytes) -> float:
    """The title with the game that waits, and the press that goes on with it."""
    with BenchPico(flash) as pico:
        pico.start()
        title_ms = pico.last_bit() / CYCLES_PER_MS
        return round(title_ms + pico.answer_us("A", _ANSWER_LIMIT_MS) / 1000)


def marking() -> Figures:
    """The ghost is moved about, and the player thinks."""
    with BenchPico(picos.frozen_flash("boot.py", picos.game_in(MARK))) as pico:
        pico.start()
        pico.push(*INTO_GAME)
        moved = [pico.answer_us(name, _ANSWER_LIMIT_MS) for name in 3 * MOVES]
        return {
            "press_us": round(statistics.median(moved)),
            "idle_share": _idle_share(pico),
            "turn_alloc_bytes": _turn_alloc_bytes(pico),
        }


def _idle_share(pico: BenchPico) -> float:
    begin, slept = pico.cycles, pico.slept()
    pico.run(_THINKING_MS)
    return round((pico.slept() - slept) / (pico.cycles - begin), 4)


def _turn_alloc_bytes(pico: BenchPico) -> float:
    """Told in pieces, before which all is collected; telling takes some itself."""
    taken = 0
    for piece in range(0, 100, _MOVES_AT_ONCE):
        pico.tap("COLLECT")
        first, before = pico.tap("TELL"), pico.tap("TELL")
        moves = [MOVES[(piece + nth) % len(MOVES)] for nth in range(_MOVES_AT_ONCE)]
        pico.push(*moves)
        taken += pico.tap("TELL") - before - (before - first)
    return taken


def whole_game() -> Figures:
    """Two people who press what comes to their minds, to the end of a game."""
    chance = random.Random(1)
    with BenchPico(picos.frozen_flash("boot.py", picos.game_in(KEEP))) as pico:
        pico.start()
        pico.push(*INTO_GAME)
        worst = 0.0
        for _ in range(0, _MOST_PRESSES, _LOOK_EVERY):
            names = chance.choices(_ON_A_WHIM, k=_LOOK_EVERY)
            answers = [pico.answer_us(name, _ANSWER_LIMIT_MS) for name in names]
            if pico.tap("WHERE") < 0:  # some of these may be of no game
                return {"press_worst_us": round(worst)}
            worst = max(worst, *answers)
    raise RuntimeError(f"the game did not end within {_MOST_PRESSES} presses")


def heap() -> Figures:
    """In a game of four in its last round, from power-on through some screens."""
    used, least = _heap(picos.frozen_flash("watch_heap.py", picos.game_in_last_round()))
    _, least_mpy = _heap(
        picos.copied_flash("watch_heap.py", picos.game_in_last_round())
    )
    return {"heap_used": used, "heap_free_min": least, "heap_free_min_mpy": least_mpy}


def _heap(flash: bytes) -> tuple[int, int]:
    used = 0
    with BenchPico(flash) as pico:
        pico.start()
        for name in ["A", "A", "DOWN", "X", "B", "A", "A", "A", "A", "RIGHT", "A", "A"]:
            pico.push(name)
            used = max(used, pico.tap("TELL"))
        least = int(pico.output.split(b"least ")[-1].split()[0])
    return used, least
