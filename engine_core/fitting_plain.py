"""The twin of fitting_viper.py, for where there is no native code."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array


def fitting(ways: "array[int]", closed: int, left: int, found: bytearray) -> int:
    """Put the number of each way that covers no closed cell into `found`.

    `left` is how many there are. Returns how many fit.
    """
    total = 0
    for way in range(left):
        if not ways[way] & closed:
            found[total] = way
            total += 1
    return total
