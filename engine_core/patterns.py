"""The six patterns of the expedition cards, and every way to lay them on a map."""

from array import array

from engine_core.grid import HEIGHT, WIDTH, cell_at, pack

try:
    from engine_core.fitting_viper import fitting as fitting
except (ImportError, NameError, SyntaxError, ValueError):  # no native code here
    from engine_core.fitting_plain import fitting as fitting

I2, I3, V3, T4, L4, O4 = range(6)
NAMES = ("I2", "I3", "V3", "T4", "L4", "O4")

# The poses of each pattern, a line a pattern: turned quarter by quarter clockwise,
# then mirrored and turned again, without those that look like an earlier one.
POSES = """\
## | # #
### | # # #
## #. | ## .# | .# ## | #. ##
### .#. | .# ## .# | .#. ### | #. ## #.
### #.. | ## .# .# | ..# ### | #. #. ## | ### ..# | .# .# ## | #.. ### | ## #. #.
## ##"""

# The expedition cards: eight, of which two patterns come twice.
EXPEDITION = bytes([I2, I3, I3, V3, V3, T4, L4, O4])

# No pattern can be laid in more ways than the L of 4.
MOST_WAYS = 124


def _every_way(poses: str) -> "array[int]":
    """Each pose slid over the whole grid, row by row."""
    ways = array("i")
    for pose in poses.split("|"):
        corner, rows = pack(pose), pose.split()
        for row in range(HEIGHT - len(rows) + 1):
            for column in range(WIDTH - len(rows[0]) + 1):
                ways.append(corner << cell_at(row, column))
    return ways


EVERY_WAY_TO_LAY = tuple([_every_way(poses) for poses in POSES.split("\n")])
_WAYS = bytes([len(ways) for ways in EVERY_WAY_TO_LAY])


def placements(pattern: int, open_cells: int, found: bytearray) -> int:
    """Put every way to lay the pattern, all of it on open cells, into `found`.

    Each is a number: its place in `EVERY_WAY_TO_LAY[pattern]`. Returns how many
    there are. `found` has room for `MOST_WAYS`, and nothing is allocated.
    """
    ways = EVERY_WAY_TO_LAY[pattern]
    return fitting(ways, ~open_cells, _WAYS[pattern], found)
