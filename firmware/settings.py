"""What the players have set, and who played last."""

from firmware import kept
from firmware.emblems import EMBLEMS
from firmware.languages import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.device import Storage

_FILE = "settings"
SPEEDS = 3


class Settings:
    def __init__(self) -> None:
        self.language = ""  # none until the players have chosen
        self.speed = 1  # of bots: slow, medium, fast
        self.backlight = 100
        self.hints = True  # in the menu, while marking
        self._seats = [(0, EMBLEMS[0]), (0, EMBLEMS[1])]
        self.kept_seats: object = None  # what the file says, until it is checked

    @property
    def seats(self) -> list[tuple[int, str]]:
        """Who played last. The rules tell who may: they are not loaded before."""
        if self.kept_seats is not None and _are_seats(self.kept_seats):
            self._seats = [(kind, name) for kind, name in self.kept_seats]  # type: ignore
        self.kept_seats = None
        return self._seats

    @seats.setter
    def seats(self, seats: list[tuple[int, str]]) -> None:
        self._seats, self.kept_seats = seats, None


def load(storage: "Storage") -> Settings:
    """The saved settings; whatever is missing or out of bounds is as at first."""
    settings = Settings()
    found = kept.load(storage, _FILE) or {}
    if found.get("language") in [code for code, _ in LANGUAGES]:
        settings.language = found["language"]
    if found.get("speed") in range(SPEEDS):
        settings.speed = found["speed"]
    if found.get("backlight") in range(20, 101, 20):
        settings.backlight = found["backlight"]
    if found.get("hints") is False:
        settings.hints = False
    settings.kept_seats = found.get("seats")
    return settings


def save(storage: "Storage", settings: Settings) -> None:
    kept.save(
        storage,
        _FILE,
        {
            "language": settings.language,
            "speed": settings.speed,
            "backlight": settings.backlight,
            "hints": settings.hints,
            "seats": [[kind, name] for kind, name in settings.seats],
        },
    )


def _are_seats(found: object) -> bool:
    from engine_core.bots import NAMES
    from engine_core.journal import NAME_BYTES

    if not isinstance(found, list) or not 2 <= len(found) <= 4:
        return False
    for seat in found:
        if not isinstance(seat, list) or len(seat) != 2:
            return False
        kind, name = seat
        if kind not in range(len(NAMES) + 1) or not isinstance(name, str):
            return False
        if not name or len(name.encode()) > NAME_BYTES:
            return False
    return True
