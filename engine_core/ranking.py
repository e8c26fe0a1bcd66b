"""Who won, and what broke a tie."""

from engine_core.player import Player
from engine_core.scoring import score
from engine_core.treasure_maps import COLOURS, count_of

BY_POINTS = -1  # as a reason: the totals differ
SHARED = len(COLOURS)  # as a reason: nothing tells the two apart


def _strength(player: Player) -> list[int]:
    """Points first; then complete grey maps, then green, orange, purple."""
    strength = [score(player).total]
    for colour in range(len(COLOURS)):
        strength.append(count_of(colour, player.complete))
    return strength


def ranking(players: list[Player]) -> list[tuple[int, int]]:
    """(place, seat) for each player, best first; places are shared in a tie."""
    strengths = [_strength(player) for player in players]
    best_first = sorted(strengths, reverse=True)
    ranks = []
    for seat, strength in enumerate(strengths):
        ranks.append((1 + best_first.index(strength), seat))
    return sorted(ranks)


def winners(players: list[Player]) -> list[int]:
    """The seats that win: one, or several who share it."""
    return [seat for place, seat in ranking(players) if place == 1]


def what_parted(better: Player, worse: Player) -> int:
    """BY_POINTS, the colour of map that broke the tie, or SHARED."""
    mine, theirs = _strength(better), _strength(worse)
    for part in range(len(mine)):
        if mine[part] != theirs[part]:
            return part - 1
    return SHARED
