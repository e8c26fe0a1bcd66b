"""Who plays: two to four seats, each a person with a name or a bot."""

from engine_core.bots import NAMES
from engine_core.journal import PERSON
from firmware import signs
from firmware.emblems import EMBLEMS
from firmware.handheld import Handheld
from firmware.lending import borrow
from firmware.pages import choose


async def choose_seats(
    ui: Handheld, seats: list[tuple[int, str]]
) -> list[tuple[int, str]] | None:
    """The seats of a new game, beginning with those of the last one."""
    words = ui.words
    seats = list(seats)
    at = 0
    while True:
        items = [words.BEGIN]
        items += [_in_words(ui, nth, seat) for nth, seat in enumerate(seats)]
        if len(seats) < 4:
            items.append(words.ADD_SEAT)
        chosen = await choose(ui, words.WHO_PLAYS, items, at, help_on="SEATS")
        if chosen is None:
            return None
        if chosen == 0:
            return seats
        at = chosen
        if chosen <= len(seats):
            await _change(ui, seats, chosen - 1)
        else:
            seats.append((PERSON, _free_emblem(seats)))


def _in_words(ui: Handheld, nth: int, seat: tuple[int, str]) -> str:
    kind, name = seat
    sign = signs.PERSON if kind == PERSON else signs.BOT
    return f"{nth + 1} {sign} {name}\t{'' if kind == PERSON else ui.words.BOT}"


def _free_emblem(seats: list[tuple[int, str]]) -> str:
    """The first emblem that nobody at the table has."""
    taken = [name for _, name in seats]
    return next(emblem for emblem in EMBLEMS if emblem not in taken)


def _bot_name(ui: Handheld, bot: str) -> str:
    return getattr(ui.words, "BOT_" + bot.upper())


async def _change(ui: Handheld, seats: list[tuple[int, str]], nth: int) -> None:
    """A person with another name, a bot, or nobody."""
    words = ui.words
    items = [words.A_PERSON]
    items += [f"{words.BOT}\t{_bot_name(ui, bot)}" for bot in NAMES]
    if len(seats) > 2:
        items.append(words.NOBODY)
    chosen = await choose(
        ui, words.SEAT.format(nth + 1), items, seats[nth][0], help_on="SEATS"
    )
    if chosen == PERSON:
        was = seats[nth][1] if seats[nth][0] == PERSON else _free_emblem(seats)
        seats[nth] = (PERSON, await borrow("screens.name").enter_name(ui, was))
    elif chosen is not None and chosen <= len(NAMES):
        seats[nth] = (chosen, _bot_name(ui, NAMES[chosen - 1]))
    elif chosen is not None:
        del seats[nth]
