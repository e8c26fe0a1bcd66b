"""The hall of fame: the best scores, and how many games were played."""

from engine_core.journal import NAME_BYTES
from firmware import kept
from firmware.match import Match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Storage

_FILE = "fame"
BEST = 8  # as many scores are kept


class Fame:
    def __init__(self) -> None:
        self.games = 0
        self.best: list[tuple[int, str]] = []  # points and name, best first

    def enter(self, match: Match) -> None:
        """A finished game: the people in it may get into the hall."""
        self.games += 1
        for seat, score in enumerate(match.game.scores()):
            if match.is_person(seat):
                self.best.append((score.total, match.name(seat)))
        # Among equals the older one stays ahead, on every interpreter.
        places = sorted([(-points, nth) for nth, (points, _) in enumerate(self.best)])
        self.best = [self.best[nth] for _, nth in places[:BEST]]


def load(storage: "Storage") -> Fame:
    fame = Fame()
    found = kept.load(storage, _FILE) or {}
    if _is_count(found.get("games")):
        fame.games = found["games"]
    best = found.get("best")
    if isinstance(best, list):
        fame.best = [(entry[0], entry[1]) for entry in best[:BEST] if _is_entry(entry)]
    return fame


def save(storage: "Storage", fame: Fame) -> None:
    best = [[points, name] for points, name in fame.best]
    kept.save(storage, _FILE, {"games": fame.games, "best": best})


def _is_count(found: object) -> bool:
    return isinstance(found, int) and 0 <= found < 1_000_000


def _is_entry(found: object) -> bool:
    if not isinstance(found, list) or len(found) != 2 or not _is_count(found[0]):
        return False
    return isinstance(found[1], str) and len(found[1].encode()) <= NAME_BYTES
