"""Every screen of the handheld, as it stands at some point of a played game.

A game between bots is played up to a point, people are put on its seats, and the very
coroutine that the device runs is asked for its screen.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import tools.desk  # noqa: F401  (brings framebuf, before firmware asks for it)
from engine_core import news, phases
from engine_core.bots import Bot
from engine_core.game import Game
from engine_core.journal import PERSON, Journal
from engine_core.treasure_maps import GREEN, GREY, ORANGE
from firmware import english, fame
from firmware.handheld import Handheld
from firmware.keys import BACK, DOWN, MENU, OK, TURN, Keys
from firmware.match import Match
from firmware.screens import title
from firmware.screens.bot import bot_moves
from firmware.screens.completed import completed
from firmware.screens.confirm import confirm
from firmware.screens.failure import failure
from firmware.screens.final import final
from firmware.screens.hall_of_fame import hall_of_fame
from firmware.screens.hand_over import hand_over
from firmware.screens.help import how_to_play
from firmware.screens.keep import keep
from firmware.screens.mark import mark
from firmware.screens.name import enter_name
from firmware.screens.reveal import reveal
from firmware.screens.round_end import round_end
from firmware.screens.seats import choose_seats
from firmware.screens.settings import settings
from firmware.screens.table import table
from firmware.screens.take import take
from tools.desk.panel import Panel
from tools.desk.scripted import Device, Session

SEED = 11
_TRACEBACK = """\
Traceback (most recent call last):
  File "firmware/play.py", line 33, in play
  File "firmware/screens/mark.py", line 40, in mark
ValueError: no action crosses 5
"""
PEOPLE = [(PERSON, "Ada"), (PERSON, "Ben"), (PERSON, "Cleo"), (2, "Sailor")]

Screen = Callable[[Handheld, Match], Coroutine[Any, Any, object]]
Point = Callable[[Game], bool]


class Scene:
    """A screen at some point of the game, after some presses."""

    def __init__(self, name: str, point: Point, screen: Screen, *presses: int) -> None:
        self.name = name
        self._point = point
        self._screen = screen
        self._presses = presses

    def show(self, board: str) -> Panel:
        """What is then seen on the panel of a board."""
        return asyncio.run(self._shown(board))

    async def _shown(self, board: str) -> Panel:
        device = Device(board, SEED)
        session = Session(device, self._main)
        await session.settle()
        for press in self._presses:
            await session.press(_button(press, Keys(device.buttons)))
        await session.stop()
        return device.display

    async def _main(self, device: Device) -> None:
        match = _match_at(self._point)
        ui = Handheld(device, english)
        await self._screen(ui, match)
        await ui.keys.intent()  # a bot's move is over by itself, and still seen


def _button(intent: int, keys: Keys) -> int:
    """The code of the button that means this on a board."""
    return next(code for code, meaning in keys.meaning.items() if meaning == intent)


def _match_at(point: Point) -> Match:
    """The game when the point is first reached, with nothing left to be told."""
    journal = Journal(SEED, PEOPLE)
    bots = [Bot("easy", SEED, seat) for seat in range(len(PEOPLE))]
    game = journal.game
    while not point(game):
        journal.play(bots[game.player].choose(game))
    return Match(journal)


def _at(phase: int, round_: int = 0, turn: int = 0) -> Point:
    return lambda game: (
        game.phase == phase
        and (game.round, game.turn) >= (round_, turn)
        and (phase == phases.KEEP or game.player < 3)
    )


DEAL = _at(phases.KEEP)
LATER = _at(phases.MARK, 1, 2)
OVER: Point = Game.is_over


def _bot_to_mark(game: Game) -> bool:
    return game.phase == phases.MARK and game.player == 3 and game.round == 1


async def _title(ui: Handheld, match: Match) -> int:
    return await title.title(ui, True)


async def _first_title(ui: Handheld, match: Match) -> int:
    return await title.title(ui, False)


async def _seats(ui: Handheld, match: Match) -> object:
    return await choose_seats(ui, PEOPLE)


async def _name(ui: Handheld, match: Match) -> object:
    return await enter_name(ui, "Ada")


async def _cup(ui: Handheld, match: Match) -> None:
    await completed(ui, match, (news.CUP, 0, 6))


async def _map(ui: Handheld, match: Match) -> None:
    await completed(ui, match, (news.COMPLETE, 0, match.game.players[0].maps[0]))


async def _tie(ui: Handheld, match: Match) -> None:
    """Twenty points each: one with a grey map, two that share the second place."""
    maps = {GREY: [0, 1], GREEN: [11, 12], ORANGE: [23, 24]}
    hands = [maps[GREEN], [maps[GREY][0], maps[ORANGE][0]], maps[GREEN], []]
    for player, complete in zip(match.game.players, hands, strict=True):
        player.coins, player.cups, player.palms = 0, [], []
        player.complete = complete
    await final(ui, match)


async def _failure(ui: Handheld, match: Match) -> None:
    await failure(ui, _TRACEBACK)


async def _help(ui: Handheld, match: Match) -> None:
    await how_to_play(ui)


async def _settings(ui: Handheld, match: Match) -> None:
    await settings(ui)


async def _fame(ui: Handheld, match: Match) -> None:
    found = fame.Fame()
    found.enter(match)
    found.games = 17
    fame.save(ui.storage, found)
    await hall_of_fame(ui)


SCENES = [
    Scene("title", DEAL, _title),
    Scene("title-first", DEAL, _first_title),
    Scene("seats", DEAL, _seats, DOWN),
    Scene("seat", DEAL, _seats, DOWN, OK),
    Scene("name", DEAL, _name),
    Scene("keep", DEAL, keep),
    Scene("keep-chosen", DEAL, keep, OK, DOWN, OK),
    Scene("hand-over", LATER, hand_over),
    Scene("reveal", LATER, reveal),
    Scene("mark", LATER, mark),
    Scene("mark-turned", LATER, mark, TURN, DOWN),
    Scene("mark-one-cell", LATER, mark, BACK),
    Scene("bonus", _at(phases.BONUS, 1), mark),
    Scene("confirm", _at(phases.CONFIRM, 1, 2), confirm),
    Scene("cup", LATER, _cup),
    Scene("map-complete", LATER, _map),
    Scene("take", _at(phases.TAKE, 1), take),
    Scene("take-deck", _at(phases.TAKE, 1), take, *[DOWN] * 4),
    Scene("bot", _bot_to_mark, bot_moves),
    Scene("menu", LATER, mark, MENU),
    Scene("hint", _at(phases.MARK, 1), mark, MENU, DOWN, OK),
    Scene("table", LATER, table, DOWN),
    Scene("table-display", LATER, table, *[DOWN] * 4),
    Scene("round-end", _at(phases.MARK, 2), round_end),
    Scene("final", OVER, final),
    Scene("ranking", OVER, final, OK),
    Scene("ranking-tie", OVER, _tie, OK),
    Scene("help", LATER, _help),
    Scene("help-buttons", LATER, _help, OK),
    Scene("help-symbols", LATER, _help, *[DOWN] * 3, OK),
    Scene("settings", LATER, _settings),
    Scene("hall-of-fame", OVER, _fame),
    Scene("failure", LATER, _failure),
]

# One board for each layout, and one more with other buttons.
LAYOUTS = ("pico_lcd_1_3", "pico_lcd_1_14", "display_pack_2", "badger_2040")


def all_scenes(boards: tuple[str, ...] = LAYOUTS) -> Iterator[tuple[str, Scene]]:
    for board in boards:
        for scene in SCENES:
            yield board, scene
