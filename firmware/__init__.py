"""The handheld: screens, buttons and words round the rules.

Garbage is collected before it gets far: what stays in memory lies close together then,
and there is room in one piece when the interpreter wants some.
"""

import gc

if hasattr(gc, "threshold"):  # not on the desk
    gc.threshold(65536)
