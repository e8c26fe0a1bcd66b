"""Sixteen colours, each named for what it does. No screen names a colour value.

On a panel of one bit most roles are ink or paper; those that must be told apart
by more than that are hatched, and every map colour carries a sign besides.
"""

(
    PAPER,
    INK,
    DIM,
    SEA,
    LAND,
    GRID,
    GREY,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    GOLD,
    LEAF,
    PEN,
    GHOST,
    BAD,
) = range(16)

PALETTE = (
    0xF5EACD,  # paper
    0x2A1D12,  # ink
    0xD9C9A3,  # dim
    0xCFE3E6,  # sea
    0xFFFAEB,  # land
    0xB5A27C,  # grid
    0x7F858C,  # grey
    0x3B8F43,  # green
    0xDF7A17,  # orange
    0x7947A6,  # purple
    0xC3231F,  # red
    0xE8B321,  # gold
    0x1F6B3C,  # leaf
    0x1B3C96,  # pen
    0x9DC3F5,  # ghost
    0xF2A7A0,  # bad
)


def of_map(colour: int) -> int:
    """The role of a treasure map's colour."""
    return GREY + colour


# What a panel of one bit makes of each role when letters and lines are drawn ...
INKED = bytes([0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0])

# ... and when areas are filled: dots in a square of four by four pixels, one bit
# each, from the top left. A hatch is thin, so that signs on it stay readable.
HATCHES = {
    SEA: 0b0000_0010_0000_1000,
    GHOST: 0b0001_0010_0100_1000,
    BAD: 0b0101_0000_0101_0000,
}
