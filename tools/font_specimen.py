"""Set a page in the font, to look at it before the device shows it."""

from pathlib import Path

from tools.font_reader import HEIGHT, MISSING, Columns, Drawings
from tools.png import write_png

PAGE = """\
*Hundred Crosses
Round 2  5 of 7   pass to Ada   +2  14  47
doesn't fit: a cell is crossed   (A) place  (X) turn
abcdefghijklmnopqrstuvwxyz  0123456789
ABCDEFGHIJKLMNOPQRSTUVWXYZ  O0  Il1|  rn m  cl d
.,:;!? …·•° «» „“”‘’ '" ()[]{}<> +−×=~ -–— /\\ @#$%&*^_` ←→↑↓ \u4e00

*Čeština
Žádný křížek nechybí: hráč bere pohár, šest mincí a pečeť.
Loď už stojí v zátoce; věž, kůň a ďábel střeží ostrov.
áčďéěíňóřšťúůýž  ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ
*Polski
Żółw śpi pod dębem, a źródło skarbów kryje się wśród gór.
Pieczęć, łąka, dłoń.  źż  čć  ůú  łl  ąćęłńóśźż  ĄĆĘŁŃÓŚŹŻ
*Italiano
Più in là c'è una città; lì, però, il tesoro non è più.
àèéìòù  ÀÈÉÌÒÙ  äöüß ÄÖÜ  âêîôûçëïÿæœ ÂÊÎÔÛÇËÏŸÆŒ
*Ελληνικά
Ο φοίνικας ψηλά στο νησί δείχνει πού είναι ο θησαυρός.
Ξύλινο κύπελλο, χρυσά νομίσματα, ζωή βγαλμένη από παραμύθι.
αβγδεζηθικλμνξοπρσςτυφχψω  άέήίόύώϊϋΐΰ
ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ  ΆΈΉΊΌΎΏΪΫ
"""
PAPER, INK = bytes((0xF3, 0xE6, 0xCA)), bytes((0x2B, 0x1D, 0x12))
SCALE = 3
LEADING = 2  # empty rows between two lines
MARGIN = 4


def write_specimen(path: Path, font: Drawings) -> str:
    """Write the page as a PNG, a pixel of the font being SCALE wide and high."""
    lines = [[0] * MARGIN + _set_line(font, text) for text in PAGE.splitlines()]
    width = max(map(len, lines)) + MARGIN
    blank_row = PAPER * (width * SCALE * SCALE)
    pixels = blank_row * MARGIN
    for line in lines:
        columns = line + [0] * (width - len(line))
        pixels += b"".join(_row(columns, y) for y in range(HEIGHT))
        pixels += blank_row * LEADING
    height = MARGIN + len(lines) * (HEIGHT + LEADING)
    write_png(path, width * SCALE, height * SCALE, pixels)
    return f"{path}: {width * SCALE}x{height * SCALE} pixels"


def _set_line(font: Drawings, text: str) -> list[int]:
    """The columns of a line, one empty after each letter; after a '*' it is bold."""
    bold = text.startswith("*")
    columns: list[int] = []
    for letter in text[bold:]:
        drawing = font.get(letter, font[MISSING])
        columns += [*(_smear(drawing) if bold else drawing), 0]
    return columns


def _smear(drawing: Columns) -> Columns:
    """Bold: every pixel of ink runs one to the right."""
    return tuple(a | b for a, b in zip((*drawing, 0), (0, *drawing), strict=True))


def _row(columns: list[int], y: int) -> bytes:
    colours = (INK if column >> y & 1 else PAPER for column in columns)
    return b"".join(colour * SCALE for colour in colours) * SCALE
