"""Any legal action, each as likely as the others."""

from engine_core.chance import Chance
from engine_core.game import Game


def choose(game: Game, chance: Chance) -> int:
    allowed = game.legal_actions()
    return allowed[chance.below(len(allowed))]
