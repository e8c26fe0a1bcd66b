"""Where things stand on each panel.

Every screen of the game is made of the same parts: a heading, two treasure maps,
the score sheet, a line of news and the bar that names the buttons. The square
panel has its sheet below the maps, a wide one beside them.
"""

from collections import namedtuple

Box = namedtuple("Box", ("x", "y", "width", "height"))

_BAR = 17


class Layout:
    def __init__(
        self,
        width: int,
        height: int,
        cell: int,
        maps: tuple[Box, Box],
        name: Box,
        points: Box,
        progress: Box,
        pattern: Box,
        coins: Box,
        palms: Box,
        tallies: Box,
        news: Box,
    ) -> None:
        self.cell = cell  # pixels from one cell of a map to the next
        self.maps = maps
        self.name = name  # whose sheet it is
        self.points = points
        self.progress = progress  # round and turn
        self.pattern = pattern
        self.coins = coins  # three rows of boxes, each with its cup
        self.palms = palms
        self.tallies = tallies  # complete maps by colour
        self.news = news  # what a placement brings, or why it does not fit
        self.page = Box(0, 0, width, height - _BAR)  # for lists and texts
        self.bar = Box(0, height - _BAR, width, _BAR)  # what the buttons do


def _square() -> Layout:
    return Layout(
        240,
        240,
        cell=19,
        maps=(Box(1, 20, 118, 137), Box(121, 20, 118, 137)),
        name=Box(3, 2, 104, 15),
        progress=Box(110, 2, 92, 15),
        pattern=Box(214, 2, 24, 15),
        coins=Box(3, 160, 76, 42),
        palms=Box(92, 160, 96, 21),
        tallies=Box(92, 186, 100, 15),
        points=Box(190, 166, 50, 30),
        news=Box(3, 205, 234, 15),
    )


def _large() -> Layout:
    return Layout(
        320,
        240,
        cell=22,
        maps=(Box(0, 1, 116, 221), Box(116, 1, 116, 221)),
        name=Box(236, 2, 82, 15),
        progress=Box(236, 20, 82, 15),
        pattern=Box(236, 44, 30, 22),
        points=Box(266, 40, 54, 30),
        coins=Box(236, 80, 76, 42),
        palms=Box(236, 128, 80, 21),
        tallies=Box(236, 154, 72, 32),
        news=Box(236, 190, 82, 32),
    )


def _small() -> Layout:
    return Layout(
        240,
        135,
        cell=16,
        maps=(Box(0, 0, 86, 117), Box(86, 0, 86, 117)),
        name=Box(174, 0, 42, 15),
        points=Box(216, 0, 22, 15),
        progress=Box(174, 16, 44, 15),
        pattern=Box(221, 16, 18, 15),
        coins=Box(174, 33, 66, 33),
        palms=Box(174, 67, 66, 16),
        tallies=Box(173, 84, 67, 15),
        news=Box(173, 101, 67, 15),
    )


def _e_ink() -> Layout:
    return Layout(
        296,
        128,
        cell=15,
        maps=(Box(0, 0, 88, 110), Box(90, 0, 88, 110)),
        name=Box(183, 0, 84, 15),
        points=Box(268, 0, 26, 15),
        progress=Box(183, 16, 84, 15),
        pattern=Box(272, 16, 22, 15),
        coins=Box(183, 34, 66, 36),
        palms=Box(254, 34, 40, 36),
        tallies=Box(183, 74, 112, 15),
        news=Box(183, 92, 112, 15),
    )


# Only the layout that a device needs is made.
_LAYOUTS = {
    (240, 240): _square,
    (320, 240): _large,
    (240, 135): _small,
    (296, 128): _e_ink,
}


def layout_for(width: int, height: int) -> Layout:
    if (width, height) not in _LAYOUTS:
        raise ValueError(f"no layout for a panel of {width}x{height} pixels")
    return _LAYOUTS[width, height]()
