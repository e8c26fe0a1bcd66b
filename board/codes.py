"""The numbers of the buttons, the same on every device."""

UP, DOWN, LEFT, RIGHT, CENTRE, A, B, C, X, Y = range(10)
NAMES = ("up", "down", "left", "right", "centre", "A", "B", "C", "X", "Y")
HELD = 16  # joined to the code of a button that was kept down
