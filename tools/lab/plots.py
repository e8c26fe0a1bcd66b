"""Plots as SVG, small enough to stand in a page or a README as they are."""

from collections.abc import Sequence
from html import escape

INK = "#30281f"
COLOURS = {
    "grey": "#8b8b8b",
    "green": "#4e9a4e",
    "orange": "#dd8a2e",
    "purple": "#8457a8",
}
PLAIN = "#3f6fae"

_FONT = 'font-family="sans-serif" font-size="11"'


def bars(
    title: str, labels: Sequence[str], values: Sequence[float], line: float = 0
) -> str:
    """A bar for each label, coloured by the map colour that it names."""
    left, top, width, row = 150, 30, 420, 16
    most = max([*values, line]) or 1
    parts = []
    for nth, (label, value) in enumerate(zip(labels, values, strict=True)):
        y, long = top + nth * row, width * value / most
        parts.append(_text(left - 6, y + 11, label, "end"))
        parts.append(_box(left, y + 1, long, row - 3, _colour_in(label)))
        parts.append(_text(left + long + 4, y + 11, f"{value:.2f}"))
    bottom = top + len(labels) * row
    if line:
        x = left + width * line / most
        parts.append(f'<path d="M{x:.1f} {top}V{bottom}" stroke="{INK}"/>')
    return _picture(title, left + width + 50, bottom + 8, parts)


def histogram(title: str, counts: dict[int, int], step: int = 5) -> str:
    """How often numbers come, in classes of `step`."""
    left, top, column, height = 20, 30, 27, 160
    classes: dict[int, int] = {}
    for number, times in counts.items():
        classes[number // step] = classes.get(number // step, 0) + times
    most, first = max(classes.values()), min(classes)
    parts = []
    for nth in range(max(classes) - first + 1):
        tall = height * classes.get(first + nth, 0) / most
        x = left + nth * column
        parts.append(_box(x, top + height - tall, column - 3, tall, PLAIN))
        name = str((first + nth) * step)
        parts.append(_text(x + column / 2, top + height + 14, name, "middle"))
    wide = left + (max(classes) - first + 1) * column + 20
    return _picture(title, max(wide, 320), top + height + 22, parts)


def _colour_in(label: str) -> str:
    words = label.replace(",", "").split()
    return next((COLOURS[word] for word in words if word in COLOURS), PLAIN)


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK}">'
        f"{escape(text)}</text>"
    )


def _box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        f' fill="{fill}"/>'
    )


def _picture(title: str, width: int, height: int, parts: list[str]) -> str:
    heading = (
        f'<text x="8" y="18" font-weight="bold" fill="{INK}">{escape(title)}</text>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" {_FONT}>'
        f'<rect width="100%" height="100%" fill="#fbf6ea"/>{heading}'
        f"{''.join(parts)}</svg>"
    )
