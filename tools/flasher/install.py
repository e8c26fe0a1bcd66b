"""Brings a Pico up to date: compiles, copies what changed, checks, switches over."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.desk.boards import BOARDS
from tools.flasher import on_pico, problems
from tools.flasher.device import device_of, refuse_unfit
from tools.flasher.files import write_files
from tools.flasher.plan import in_slot, plan
from tools.flasher.remote import Answer, Remote

BLOCK = 4096  # the Pico's disk gives whole blocks to files
FOREIGN_MAIN = "/main_before.py"

Progress = Callable[[int, int], None]


class Installed(NamedTuple):
    board: str
    sent: int
    kept_as: str | None


def install(remote: Remote, wanted_board: str | None, progress: Progress) -> Installed:
    """Put the game on the Pico; raises a Problem when that cannot be done."""
    answer = remote.ask(on_pico.INSPECT, "it was being looked at")
    device = device_of(answer.facts)
    refuse_unfit(device)
    running = on_pico.slot_of(answer.facts["main"])
    board = _board(wanted_board, remote, running)
    with tempfile.TemporaryDirectory(prefix="flash-") as scratch:
        folder = Path(scratch)
        wanted = write_files(folder, board, device)
        if running and _is_up_to_date(answer, running, wanted):
            return Installed(board, 0, None)
        slot = "b" if running == "a" else "a"
        sent = _fill(remote, folder, wanted, slot, answer.files, progress)
    return Installed(board, sent, _switch(remote, slot, answer))


def _is_up_to_date(answer: Answer, slot: str, wanted: dict[str, str]) -> bool:
    starts_so = answer.facts["main"] == on_pico.main_for(slot)
    return starts_so and in_slot(answer.files, slot) == wanted


def _board(wanted: str | None, remote: Remote, running: str | None) -> str:
    """As asked for, or as the Pico remembers it."""
    known = list(BOARDS)
    if wanted:
        if wanted not in known:
            raise problems.unknown_board(wanted, known)
        return wanted
    if running:
        answer = remote.ask(on_pico.board_of(running), "it told its board")
        remembered = answer.facts.get("board")
        if remembered in known:
            return str(remembered)
    raise problems.no_board(known)


def _fill(
    remote: Remote,
    folder: Path,
    wanted: dict[str, str],
    slot: str,
    there: dict[str, str],
    progress: Progress,
) -> int:
    """Make a slot hold just the wanted files; returns how many had to be sent."""
    steps = plan(slot, "a" if slot == "b" else "b", wanted, there)
    script = on_pico.prepare(steps.folders, steps.removed, steps.copies)
    answer = remote.ask(script, "room was being made")
    _send(remote, folder, steps.sent, slot, answer.facts["free"], progress)
    there = remote.ask(on_pico.DIGESTS, "files were being checked").files
    arrived = in_slot(there, slot)
    wrong = [name for name in wanted if arrived.get(name) != wanted[name]]
    if wrong:
        raise problems.wrong_copies(wrong)
    return len(steps.sent)


def _send(
    remote: Remote,
    folder: Path,
    names: list[str],
    slot: str,
    free: int,
    progress: Progress,
) -> None:
    sizes = [(folder / name).stat().st_size for name in names]
    needed = sum(-(-size // BLOCK) * BLOCK for size in sizes)
    if needed > free:
        raise problems.no_room(needed, free)
    begun = 0

    def on_file() -> None:
        nonlocal begun
        progress(sum(sizes[:begun]), sum(sizes))
        begun += 1

    if names:
        place = on_pico.slot_path(slot)
        remote.copy([(str(folder / n), f"{place}/{n}") for n in names], on_file)
        progress(sum(sizes), sum(sizes))


def _switch(remote: Remote, slot: str, answer: Answer) -> str | None:
    """Let the next start begin in this slot; says where a foreign main.py went."""
    main = answer.facts["main"]
    is_foreign = main is not None and on_pico.slot_of(main) is None
    keep_as = FOREIGN_MAIN if is_foreign else None
    script = on_pico.switch(on_pico.main_for(slot), keep_as)
    remote.ask(script, "it was being switched over")
    return keep_as
