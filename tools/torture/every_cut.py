"""A power cut in the middle of every operation of flash in a recorded game."""

from itertools import pairwise
from typing import NamedTuple

from engine_core.journal import from_bytes
from tools.torture.flash_log import WHOLE, steps
from tools.torture.littlefs import Found, after_steps
from tools.torture.recorded_game import Recording

_NEXT = b"whatever is saved next"


class Cuts(NamedTuple):
    made: int
    unconfirmed: int  # after so many the action that was being confirmed is missing
    second: int = 0  # made amid the saving after the first cut


class Lost(AssertionError):
    """A confirmed action is not there after a power cut."""


def cut_everywhere(recording: Recording, noises: list[int]) -> Cuts:
    """Raise Lost unless every cut leaves the game before or after the operation."""
    flash, operations = recording.flash, recording.operations
    found = after_steps(flash, steps(flash, operations, noises), _NEXT)
    whole = [recording.confirmed[0][1], *(f.game for f in found if f.noise == WHOLE)]
    cuts = [f for f in found if f.noise != WHOLE]
    for cut in cuts:
        _check(cut, whole[cut.operation], whole[cut.operation + 1])
    _check_promises(recording, whole)
    unconfirmed = sum(cut.game == whole[cut.operation] for cut in cuts)
    return Cuts(len(cuts), unconfirmed, sum(cut.is_cut_again for cut in cuts))


def _check(cut: Found, old: bytes | None, new: bytes | None) -> None:
    if cut.game not in (old, new):
        raise Lost(f"neither the game before nor after: {cut}")
    if cut.saved != _NEXT:
        raise Lost(f"it could not be saved once more: {cut}")
    if cut.is_cut_again and cut.after_second_cut not in (cut.game, _NEXT):
        raise Lost(f"the second cut has lost it: {cut}")


def _check_promises(recording: Recording, whole: list[bytes | None]) -> None:
    """What the players were shown was on flash; each saving adds one decision."""
    for operations, promised in recording.confirmed:
        if whole[operations] != promised:
            raise Lost(f"confirmed, and not saved after {operations} operations")
    for old, new in pairwise(whole):
        if old != new and not _is_next(old, new):
            raise Lost(f"{new!r} does not go on from {old!r}")


def _is_next(old: bytes | None, new: bytes | None) -> bool:
    if old is None or new is None:
        return False
    before, after = from_bytes(old).actions(), from_bytes(new).actions()
    return len(after) > len(before) and after[: len(before)] == before
