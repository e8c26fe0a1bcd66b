"""The twin of ink_viper.py, for where there is no native code."""

_BOLD, _LARGE, _MONO, _UNSEEN = 0x10, 0x20, 0x40, 0x80  # as in lettering.py
_LEFT, _TOP, _RIGHT, _BOTTOM = 7, 8, 9, 10  # of what was drawn over


def new_pen(
    pixels: bytearray, width: int, height: int, tables: tuple, last: int
) -> list:
    """A pen for a frame."""
    return list(tables) + [pixels, width, height, last, width, height, 0, 0]


def touch(pen: list, x: int, y: int, width: int, height: int) -> None:
    """Note that a rectangle was drawn over, as far as it lies in the frame."""
    pen[_LEFT] = min(pen[_LEFT], max(x, 0))
    pen[_TOP] = min(pen[_TOP], max(y, 0))
    pen[_RIGHT] = max(pen[_RIGHT], min(x + width, pen[4]))
    pen[_BOTTOM] = max(pen[_BOTTOM], min(y + height, pen[5]))


def write(text: str, x: int, y: int, pen: list, style: int) -> int:
    """Set a text with its top left corner there; returns how wide it is.

    What leaves the frame is cut off. Two pixels are a byte, the left one high; in MONO,
    eight that are below each other, the top one lowest.
    """
    codes, starts, columns, pixels, width, height, strange = pen[:7]
    scale = 2 if style & _LARGE else 1
    begin = x
    for code in codes_of(text):
        letter = inked(place_of(code, codes, strange), starts, columns, style & _BOLD)
        if style & _UNSEEN:
            x += scale * (len(letter) + 1)
            continue
        for dots in letter:
            for _ in range(scale):
                if 0 <= x < width:
                    _set_column(pixels, width, height, x, y, dots, scale, style)
                x += 1
        x += scale
    total = max(x - begin - scale, 0)
    if total and not style & _UNSEEN:
        touch(pen, begin, y, total, 15 * scale)
    return total


def codes_of(text: str) -> list[int]:
    """The letters' code points.

    They are read from its bytes: MicroPython makes a name of every letter that is
    taken out of a text, and keeps it for good.
    """
    found: list[int] = []
    for byte in text.encode():
        if byte < 0x80:
            found.append(byte)
        elif byte < 0xC0:
            found[-1] = found[-1] << 6 | byte & 0x3F
        else:
            found.append(byte & (0x1F if byte < 0xE0 else 0x0F if byte < 0xF0 else 7))
    return found


def place_of(code: int, codes: bytes, strange: int) -> int:
    """Where the letter stands in the font; a strange one is shown as the last."""
    if 32 <= code < 127:
        return code - 32  # these are all there, in order
    low, high = 127 - 32, strange
    while low < high:
        middle = (low + high) // 2
        if _number(codes, middle) < code:
            low = middle + 1
        else:
            high = middle
    return low if _number(codes, low) == code else strange


def inked(place: int, starts: bytes, columns: bytes, bold: int) -> list[int]:
    """The columns of a letter, bit r in row r; in bold each has that before it too."""
    plain = range(_number(starts, place), _number(starts, place + 1))
    found = [_number(columns, column) for column in plain]
    if bold:
        found = [one | other for one, other in zip(found + [0], [0] + found)]
    return found


def _number(table: bytes, place: int) -> int:
    return table[2 * place] | table[2 * place + 1] << 8


def _set_column(
    pixels: bytearray,
    width: int,
    height: int,
    x: int,
    y: int,
    dots: int,
    scale: int,
    style: int,
) -> None:
    """Colour the dots of one column, each `scale` rows tall."""
    colour, is_mono = style & 15, style & _MONO
    for row in range(y, height):
        dot = dots >> (row - y) // scale
        if not dot:
            break
        if not dot & 1 or row < 0:
            continue
        if is_mono:
            at, bit = row // 8 * width + x, 1 << row % 8
            pixels[at] = pixels[at] | bit if colour else pixels[at] & ~bit
        else:
            at = row * width + x
            kept, new = (0xF0, colour) if at & 1 else (0x0F, colour << 4)
            pixels[at >> 1] = pixels[at >> 1] & kept | new
