"""Every screen of the handheld, as it stands at some point of a played game.

A game between bots is played up to a point, people are put on its seats, and the very
coroutine that the device runs is asked for its screen.
"""

import asyncio
from collections.abc import Callable, Coroutine
from errno import EIO
from functools import cache
from pathlib import Path
from typing import Any

import tools.desk  # noqa: F401  (brings framebuf, before firmware asks for it)
from engine_core import news, phases
from engine_core.bots import Bot
from engine_core.game import Game
from engine_core.journal import PERSON, Journal, from_bytes
from engine_core.treasure_maps import GREEN, GREY, ORANGE
from firmware import fame
from firmware.emblems import EMBLEMS
from firmware.handheld import Handheld
from firmware.keys import BACK, DOWN, MENU, OK, TURN, Keys
from firmware.match import Match
from firmware.screens import help as help_screen
from firmware.screens import lesson as lesson_screen
from firmware.screens import rules as rules_screen
from firmware.screens import title
from firmware.screens.bot import bot_moves
from firmware.screens.completed import completed
from firmware.screens.confirm import confirm
from firmware.screens.failure import failure
from firmware.screens.final import final
from firmware.screens.hall_of_fame import hall_of_fame
from firmware.screens.hand_over import hand_over
from firmware.screens.keep import keep
from firmware.screens.language import choose_language
from firmware.screens.mark import mark
from firmware.screens.name import enter_name
from firmware.screens.reveal import reveal
from firmware.screens.round_end import round_end
from firmware.screens.seats import choose_seats
from firmware.screens.settings import settings
from firmware.screens.table import table
from firmware.screens.take import take
from firmware.screens.trouble import tell_trouble
from firmware.words import Words
from tools.desk.panel import Panel
from tools.desk.scripted import Device, Session

SEED = 11
_TRACEBACK = """\
Traceback (most recent call last):
  File "firmware/play.py", line 33, in play
  File "firmware/screens/mark.py", line 40, in mark
ValueError: no action crosses 5
"""
ENGLISH = "en"
PARROT = EMBLEMS[1]
PEOPLE = [(PERSON, "Ada"), (PERSON, "Ben"), (PERSON, PARROT), (2, "Sailor")]

Screen = Callable[[Handheld, Match], Coroutine[Any, Any, object]]
Point = Callable[[Game], bool]


class Scene:
    """A screen at some point of the game, after some presses."""

    def __init__(self, name: str, point: Point, screen: Screen, *presses: int) -> None:
        self.name = name
        self._point = point
        self._screen = screen
        self._presses = presses

    def show(self, board: str, language: str = ENGLISH) -> Panel:
        """What is then seen on the panel of a board."""
        return asyncio.run(self._shown(board, language))

    async def _shown(self, board: str, language: str) -> Panel:
        device = Device(board, SEED)
        session = Session(device, lambda device: self._main(device, language))
        await session.settle()
        for press in self._presses:
            await session.press(_button(press, Keys(device.buttons)))
        await session.stop()
        return device.display

    async def _main(self, device: Device, language: str) -> None:
        match = Match(from_bytes(_game_at(self._point)))
        ui = Handheld(device)
        ui.settings.language = language
        ui.speak(language)
        await self._screen(ui, match)
        await ui.keys.intent()  # a bot's move is over by itself, and still seen


def _button(intent: int, keys: Keys) -> int:
    """The code of the button that means this on a board."""
    return next(code for code, meaning in keys.meaning.items() if meaning == intent)


@cache
def _game_at(point: Point) -> bytes:
    """The game when the point is first reached."""
    journal = Journal(SEED, PEOPLE)
    bots = [Bot("easy", SEED, seat) for seat in range(len(PEOPLE))]
    game = journal.game
    while not point(game):
        journal.play(bots[game.player].choose(game))
    return journal.to_bytes()


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
    await failure(ui, "FAILURE", _TRACEBACK)


async def _stuck(ui: Handheld, match: Match) -> None:
    await failure(ui, "STUCK")


async def _trouble(ui: Handheld, match: Match) -> None:
    """A file that was set aside; after it, a disk that answers with an error."""
    ui.storage.broken.append(("settings", ""))
    ui.storage.failure = EIO
    await tell_trouble(ui)


async def _language(ui: Handheld, match: Match) -> None:
    await choose_language(ui)


async def _how_to_play(ui: Handheld, match: Match) -> None:
    await rules_screen.wants_lesson(ui)


def _help_on(topic: str) -> Screen:
    async def screen(ui: Handheld, match: Match) -> None:
        await help_screen.help_here(ui, topic)

    return screen


def _told(name: str, place: int) -> Screen:
    """A card of the lesson, as this board tells it."""

    async def screen(ui: Handheld, match: Match) -> None:
        await lesson_screen.tell(ui, name, place)

    return screen


async def _lesson(ui: Handheld, match: Match) -> None:
    await lesson_screen.lesson(ui)


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
    Scene("how-to-play", LATER, _how_to_play),
    Scene("help-mark", LATER, _help_on("MARK")),
    Scene("help-take", LATER, _help_on("TAKE")),
    Scene("lesson-mark", DEAL, _lesson, OK),
    Scene("lesson-mistake", DEAL, _lesson, OK, BACK, OK),
    Scene("language", LATER, _language, DOWN),
    Scene("settings", LATER, _settings),
    Scene("hall-of-fame", OVER, _fame),
    Scene("broken-file", DEAL, _trouble),
    Scene("not-saved", DEAL, _trouble, OK),
    Scene("failure", LATER, _failure),
    Scene("stuck", DEAL, _stuck),
]

# The rules, page by page.
RULES = [
    Scene(f"rules-{topic.lower()}", LATER, _how_to_play, *[DOWN] * nth, OK)
    for nth, topic in enumerate(rules_screen.TOPICS, start=1)
]
# Texts that are all of one kind: the help for each screen, and the lesson's cards.
HELP = [
    Scene(f"help-on-{topic.lower()}", DEAL, _help_on(topic), *[DOWN] * page)
    for topic in help_screen.TOPICS
    for page in (0, 1)
]
LESSON_CARDS = [
    Scene(f"lesson-{name.lower()}-{place}", DEAL, _told(name, place))
    for name in lesson_screen.CARDS
    for place in range(1, len(Words(ENGLISH).choices("LESSON_" + name)))
]
EVERY_SCENE = SCENES + RULES + HELP + LESSON_CARDS

# One board for each layout, and one more with other buttons.
LAYOUTS = ("pico_lcd_1_3", "pico_lcd_1_14", "display_pack_2", "badger_2040")


# Of these a picture is kept in every language; of others in English alone.
IN_EVERY_LANGUAGE = ("title", "mark", "final", "help-mark", "lesson-mistake", "name")


def kept_scenes(language: str) -> list[Scene]:
    """The screens that are compared with a picture somebody has looked at."""
    if language == ENGLISH:
        return SCENES + RULES
    return [scene for scene in SCENES if scene.name in IN_EVERY_LANGUAGE]


def picture_of(scene: Scene, board: str, language: str) -> Path:
    """Where the picture of a screen is, in a folder of pictures."""
    return Path(language) / board / f"{scene.name}.png"
