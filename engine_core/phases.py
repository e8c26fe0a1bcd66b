"""What a game is waiting for."""

KEEP, MARK, BONUS, CONFIRM, TAKE, OVER = range(6)
NAMES = ("keep", "mark", "bonus", "confirm", "take", "over")
