"""Players that need no person. Each is a file with a `choose(game, chance)`."""

from engine_core.chance import Chance
from engine_core.game import Game

NAMES = ("random", "easy", "normal", "hard")


class Bot:
    """A bot at one seat, with a chance of its own that the game never sees."""

    def __init__(self, name: str, seed: int, seat: int) -> None:
        if name not in NAMES:
            choices = ", ".join(NAMES)
            raise ValueError(f"no bot is called {name!r}; there are: {choices}")
        # Loaded by name: on the device only the bots that play are in memory.
        self._choose = __import__(
            "engine_core.bots." + name, None, None, ("choose",)
        ).choose
        self._chance = Chance(seed, 1 + seat)

    def choose(self, game: Game) -> int:
        """One of the legal actions, for the player who has to decide."""
        return self._choose(game, self._chance)
