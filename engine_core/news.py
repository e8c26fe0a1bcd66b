"""What a game tells of itself, for records and for screens that look back.

A game made with a list for its news appends a tuple for each thing that happens:
the kind first, then what is named here. Whoever reads the list empties it.
"""

KEPT = "keep"  # player, map, map
DISPLAY = "display"  # the four places, NO_MAP where nothing lies
REVEAL = "reveal"  # round from 0, turn from 0, pattern, start player
MARK = "mark"  # player, map, cells, whether they are the pattern
BONUS = "bonus"  # player, map, cell
PALM = "palm"  # player, points
CUP = "cup"  # player, points
COMPLETE = "complete"  # player, map
TAKE = "take"  # player, map, whether it came from the deck
