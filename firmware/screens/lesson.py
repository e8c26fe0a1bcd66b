"""The lesson: the learner plays prepared turns on the screens of the game itself."""

from engine_core import actions, news, phases
from engine_core.prospect import prospect
from firmware import keys, pages
from firmware.handheld import Handheld
from firmware.lending import borrow
from firmware.match import Match
from firmware.offer_view import OfferView
from firmware.player_view import PALMS
from firmware.screens.completed import completed
from firmware.screens.confirm import confirm
from firmware.screens.mark import UNDO, mark
from firmware.screens.menu import Leave
from firmware.screens.take import take

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.lesson_steps import LessonMatch, Step

_TASK, _MISTAKE = 1, 2  # places in the texts of a step

# Every card that is told, in order.
CARDS = (
    "PLACE",
    "LAST_LOOK",
    "TURN",
    "CROSS",
    "COIN",
    "PALM",
    "CELL",
    "COMPLETE",
    "TAKE",
    "SCORE",
    "END",
)


async def lesson(ui: Handheld) -> None:
    """About three minutes; the menu has a way out."""
    prepared = borrow("lesson_steps")
    match = prepared.LessonMatch()
    try:
        for turn, step in enumerate(prepared.STEPS):
            match.table.set_up(step, turn)
            await _teach(ui, match, step)
        await tell(ui, "SCORE")
        match.table.set_up_end()
        await borrow("screens.final").final(ui, match)
        await tell(ui, "END")
    except Leave:
        pass


async def tell(ui: Handheld, name: str, place: int = _TASK) -> None:
    """A card with a text of the lesson, naming the buttons of this board."""
    texts = ui.words.choices("LESSON_" + _for_this_board(ui, name))
    await pages.read(ui, texts[0], texts[place].format(**_button_names(ui)))


def _for_this_board(ui: Handheld, name: str) -> str:
    """Boards without arrows have texts of their own, where arrows matter."""
    is_own = not ui.keys.can_steer and name in ("PLACE", "TURN")
    return name + "_STEP" if is_own else name


def _button_names(ui: Handheld) -> dict[str, str]:
    intents = {
        "OK": keys.OK,
        "BACK": keys.BACK,
        "TURN": keys.TURN,
        "MIRROR": keys.MIRROR,
        "SWITCH": keys.SWITCH,
        "UP": keys.UP,
        "DOWN": keys.DOWN,
    }
    return {name: ui.button_name(intent) for name, intent in intents.items()}


async def _teach(ui: Handheld, match: "LessonMatch", step: "Step") -> None:
    """One turn, from its task to the next card."""
    turn = match.game.turn
    if step.wanted == PALMS:
        await _show_palms(ui, match)
    await tell(ui, step.name)
    while match.game.turn == turn:
        await _decide(ui, match, step)
        await _show_earned(ui, match)


async def _show_palms(ui: Handheld, match: Match) -> None:
    """All of the display, before it is told what a palm pays."""
    await tell(ui, "PALM")
    view = OfferView(ui, match, match.game.display)
    for first in (0, 2):
        view.draw(first, ui.words.DISPLAY, is_choice=False)
        ui.hints((keys.OK, ui.words.GO_ON))
        await ui.wait_for(keys.OK)


async def _decide(ui: Handheld, match: Match, step: "Step") -> None:
    """What the learner does; what the step does not ask for is explained instead."""
    phase = match.game.phase
    if phase == phases.CONFIRM:
        if step.name == "PLACE":
            await tell(ui, "LAST_LOOK")
        chosen = await confirm(ui, match)
    elif phase == phases.TAKE:
        await tell(ui, "TAKE")
        chosen = await take(ui, match)
    else:
        chosen = await mark(ui, match)
        if chosen != UNDO and not _is_wanted(match, step, chosen):
            await tell(ui, step.name, _MISTAKE)
            return
    if chosen == UNDO:
        match.journal.undo()
    else:
        match.journal.play(chosen)


def _is_wanted(match: Match, step: "Step", action: int) -> bool:
    """Whether a marking brings what the step is about."""
    game = match.game
    if len(game.marking) > 1:
        return True  # the chain has been seen
    is_cell = actions.is_cross(action) and game.phase == phases.MARK
    if is_cell and step.wanted != PALMS:
        return False  # the pattern is to be laid
    found = bytearray(4)
    prospect(game, actions.slot_of(action), game.cells_of(action), found)
    return step.wanted is None or found[step.wanted] > 0


async def _show_earned(ui: Handheld, match: Match) -> None:
    """Cups and complete maps, as in any game; cards are told by the lesson."""
    while match.told:
        event = match.told.pop(0)
        if event[0] in (news.CUP, news.COMPLETE):
            await completed(ui, match, event)
