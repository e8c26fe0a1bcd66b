"""A player's score sheet, and what everything on it and beside it is worth."""

from dataclasses import dataclass, field
from typing import Any

COLOURS = ["grey", "green", "orange", "purple"]  # a tie is broken in this order

Map = dict[str, Any]  # as `tools.maps --json` prints it


@dataclass
class Sheet:
    """Crossed coin boxes, the cup written beside each full row, the palm boxes."""

    coins: int = 0
    cups: list[int] = field(default_factory=list)
    palms: list[int] = field(default_factory=list)

    def cross_coin(self) -> None:
        """Cross the next of 12 boxes; further coins do nothing."""
        if self.coins < 12:
            self.coins += 1

    def write_palm(self, points: int) -> None:
        """Fill the next of four boxes; later palms do nothing."""
        if len(self.palms) < 4:
            self.palms.append(points)

    def rows_without_cup(self) -> int:
        """How many full rows of four still wait for their cup."""
        return self.coins // 4 - len(self.cups)


def maps_of_colour(colour: str, complete: list[Map]) -> int:
    """How many of the complete maps have this colour."""
    return len([one for one in complete if one["colour"] == colour])


def seal_points(complete: list[Map]) -> int:
    """Each seal gives its value for every complete map of the seal's colour."""
    seals = [one["seal"] for one in complete if one["seal"] is not None]
    return sum(
        seal["points"] * maps_of_colour(seal["colour"], complete) for seal in seals
    )


def score(sheet: Sheet, complete: list[Map]) -> dict[str, int]:
    """One player's points, by where they come from, and their total."""
    points = {
        "coins": sheet.coins,
        "cups": sum(sheet.cups),
        "palms": sum(sheet.palms),
        "maps": sum(one["points"] for one in complete),
        "seals": seal_points(complete),
    }
    return {**points, "total": sum(points.values())}


def standing(sheet: Sheet, complete: list[Map]) -> tuple[int, ...]:
    """The total first, then the tie-breaks: the greater standing ranks higher."""
    tie_breaks = [maps_of_colour(colour, complete) for colour in COLOURS]
    return (score(sheet, complete)["total"], *tie_breaks)
