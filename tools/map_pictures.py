"""The treasure maps as the engine sees them: for people, and for other programs."""

import json

from engine_core import grid
from engine_core import treasure_maps as maps

_LEGEND = """\
Each map with its number, its colour and its points; below, the colour of its
seal and what this pays. Cells: [ ] plain, [x] cross, [o] coin, [p] palm."""
_CELL = 3  # letters from one cell to the next
_TILE = grid.WIDTH * _CELL + 3
_GAP = "  "


def rows(map_id: int) -> list[str]:
    """The island in the signs of maps.txt, without empty rows or columns."""
    land = grid.cells_in(maps.land(map_id))
    height = 1 + max(grid.row_of(cell) for cell in land)
    width = 1 + max(grid.column_of(cell) for cell in land)
    return [
        "".join(_sign(map_id, grid.cell_at(row, column)) for column in range(width))
        for row in range(height)
    ]


def _sign(map_id: int, cell: int) -> str:
    symbols = {"x": maps.crosses, "o": maps.coins, "p": maps.palms, "#": maps.land}
    for sign, cells in symbols.items():
        if cells(map_id) >> cell & 1:
            return sign
    return "."


def as_json() -> str:
    """One array, by id, with a map a line."""
    lines = [json.dumps(_record(map_id)) for map_id in range(maps.MAPS)]
    return "[\n" + ",\n".join(lines) + "\n]"


def _record(map_id: int) -> dict[str, object]:
    seal = maps.seal(map_id)
    return {
        "id": map_id,
        "colour": maps.COLOURS[maps.colour(map_id)],
        "points": maps.points(map_id),
        "seal": None
        if seal == maps.NO_SEAL
        else {"colour": maps.COLOURS[seal], "points": maps.seal_points(seal)},
        "rows": rows(map_id),
    }


def as_pictures(columns: int) -> str:
    """All maps, as many side by side as the columns of the terminal hold."""
    abreast = max(1, (columns + len(_GAP)) // (_TILE + len(_GAP)))
    tiles = [_tile(map_id) for map_id in range(maps.MAPS)]
    bands = [tiles[first : first + abreast] for first in range(0, len(tiles), abreast)]
    return "\n\n".join([_LEGEND, *(_side_by_side(band) for band in bands)])


def _tile(map_id: int) -> list[str]:
    seal = maps.seal(map_id)
    return [
        f"{map_id} {maps.COLOURS[maps.colour(map_id)]}, {maps.points(map_id)}",
        ""
        if seal == maps.NO_SEAL
        else f"seal {maps.COLOURS[seal]}, {maps.seal_points(seal)}",
        *(_drawn(row) for row in rows(map_id)),
    ]


def _drawn(row: str) -> str:
    boxes = {".": " " * _CELL, "#": "[ ]"}
    return "".join(boxes.get(sign, f"[{sign}]") for sign in row)


def _side_by_side(tiles: list[list[str]]) -> str:
    """The tiles as one band of lines, cut at the lowest of them."""
    lines = []
    for at in range(max(map(len, tiles))):
        parts = [tile[at] if at < len(tile) else "" for tile in tiles]
        lines.append(_GAP.join(part.ljust(_TILE) for part in parts).rstrip())
    return "\n".join(lines)
