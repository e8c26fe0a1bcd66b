"""Marking: the pattern floats over a map as a ghost until it is placed.

With a D-pad the player steers, turns and mirrors it; a board without one steps
through the placements that the rules allow. A single cell is a pattern too.
"""

from engine_core import actions, phases
from engine_core.grid import cells_in
from engine_core.prospect import prospect
from engine_core.treasure_maps import NO_MAP, land
from firmware import keys, roles
from firmware.ghost import Ghost
from firmware.handheld import Handheld
from firmware.match import Match
from firmware.player_view import PlayerView
from firmware.screens.menu import menu

UNDO = -1  # instead of an action
_INK_MS = 50  # from one crossed cell to the next

_STEPS = {
    keys.UP: (-1, 0),
    keys.DOWN: (1, 0),
    keys.LEFT: (0, -1),
    keys.RIGHT: (0, 1),
}


async def mark(ui: Handheld, match: Match) -> int:
    """What the player crosses: a pattern or a cell; in a bonus, UNDO goes back."""
    marking = _Marking(ui, match)
    while True:
        marking.draw()
        intent = await marking.move()
        if intent == keys.OK:
            await marking.ink()
            return marking.action()
        if intent == keys.BACK:
            return UNDO
        is_bonus = match.game.phase == phases.BONUS
        if await menu(ui, match, "BONUS" if is_bonus else "MARK", can_hint=True):
            marking.show(match.hint())


class _Marking:
    """The ghost over the player's two maps."""

    def __init__(self, ui: Handheld, match: Match) -> None:
        self._ui = ui
        self._game = match.game
        self._player = self._game.players[self._game.player]
        self._view = PlayerView(ui, match, self._game.player)
        self._legal = self._game.legal_actions()
        self._prospect = bytearray(4)
        self._reasons: dict[str, str] = {}
        self.show(self._first_choice())

    def _first_choice(self) -> int:
        """A way to lay the pattern if there is one, else a single cell."""
        lays = [action for action in self._legal if actions.is_lay(action)]
        return (lays or self._legal)[0]

    def show(self, action: int) -> None:
        """Let the ghost show one of the legal actions."""
        self._slot = actions.slot_of(action)
        self._is_single = actions.is_cross(action)
        cells = self._game.cells_of(action)
        self._ghost = Ghost(cells, land(self._player.maps[self._slot]))
        self._ghost.put(cells)

    # What the ghost stands for.

    def fits(self) -> bool:
        cells = self._ghost.cells()
        return cells & self._player.open_cells[self._slot] == cells

    def _fits_nowhere(self) -> bool:
        """The pattern cannot be laid; a single cell is all that is left."""
        is_bonus = self._game.phase == phases.BONUS
        return not is_bonus and actions.is_cross(self._legal[-1])

    def action(self) -> int:
        """The action that crosses the cells under the ghost."""
        cells = self._ghost.cells()
        for action in self._legal:
            if (
                actions.slot_of(action) == self._slot
                and actions.is_cross(action) == self._is_single
                and self._game.cells_of(action) == cells
            ):
                return action
        raise ValueError(f"no action crosses {cells}")  # only where it does not fit

    # Drawing.

    def draw(self) -> None:
        self._reasons = {}  # the language may be another now
        self._view.draw(self._slot)
        self._view.maps[self._slot].show_ghost(self._ghost.cells())
        self.tell()
        self._hints()

    def tell(self) -> None:
        """What placing the pattern would bring, or why it cannot be placed."""
        if self._fits_nowhere():
            self._view.say(self._reason("FITS_NOWHERE"))
        elif self.fits():
            prospect(self._game, self._slot, self._ghost.cells(), self._prospect)
            self._view.promise(self._prospect)
        else:
            self._view.say(self._why_not(), roles.RED)

    def _why_not(self) -> str:
        island = land(self._player.maps[self._slot])
        is_off = self._ghost.cells() & ~island
        return self._reason("OFF_THE_ISLAND" if is_off else "ALREADY_CROSSED")

    def _reason(self, name: str) -> str:
        """A text that is wanted again and again; unpacking it would take heap."""
        if name not in self._reasons:
            self._reasons[name] = getattr(self._ui.words, name)
        return self._reasons[name]

    def _hints(self) -> None:
        words, hints = self._ui.words, [(keys.OK, self._ui.words.PLACE)]
        if self._game.phase == phases.BONUS:
            hints += [(keys.BACK, words.UNDO)]
        elif self._is_single:
            hints += [(keys.BACK, words.PATTERN)]
        else:
            hints += [(keys.TURN, words.TURN), (keys.BACK, words.ONE_CELL)]
            hints += [(keys.MIRROR, words.MIRROR)]
        hints += [(keys.SWITCH, words.OTHER_MAP), (keys.MENU, words.MENU)]
        self._ui.hints(*hints)

    async def ink(self) -> None:
        """Cross the cells one by one; a press skips that."""
        view = self._view.maps[self._slot]
        view.show_ghost(0)
        for cell in cells_in(self._ghost.cells()):
            view.cross(1 << cell)
            await self._ui.pause(_INK_MS)

    # Changing it.

    async def move(self) -> int:
        """Until the player means something else than a change of the ghost.

        It may go on and on, so only the wait for a press takes from the heap.
        """
        ui = self._ui
        intent: int | None = await ui.intent()
        while intent is None or not self._is_end(intent):
            if intent is not None:
                self.change(intent)
                if not ui.canvas.is_mono:  # ghost and news are far from each other
                    await ui.canvas.show()
                self.tell()
                await ui.canvas.show()
            intent = ui.keys.meaning_of(await ui.keys.press())
        return intent

    def _is_end(self, intent: int) -> bool:
        if intent == keys.BACK:
            return len(self._game.marking) > 0
        return intent == keys.MENU or (intent == keys.OK and self.fits())

    def change(self, intent: int) -> None:
        slot = self._slot
        if intent == keys.BACK:
            self._toggle_single()
        elif intent == keys.SWITCH:
            self._switch()
        elif self._ui.keys.can_steer:
            self._steer(intent)
        else:
            self._step(intent)
        if self._slot != slot:
            self._view.maps[slot].show_ghost(0)
            self._view.maps[slot].draw_frame(False)
            self._view.maps[self._slot].draw_frame(True)
        self._view.maps[self._slot].show_ghost(self._ghost.cells())

    def _toggle_single(self) -> None:
        """From the pattern to one cell, and back if the pattern fits anywhere."""
        others = [a for a in self._legal if actions.is_cross(a) != self._is_single]
        if others:
            self.show(self._nearest(others))
            self._hints()

    def _nearest(self, among: list[int]) -> int:
        """The action, on this map if possible, that shares most with the ghost."""
        cells = self._ghost.cells()
        best, best_worth = among[0], -1
        for action in among:
            here = actions.slot_of(action) == self._slot
            worth = here + (here and self._game.cells_of(action) & cells != 0)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def _switch(self) -> None:
        """To the other map, if there is one, with the same shape."""
        other = 1 - self._slot
        if self._player.maps[other] == NO_MAP:
            return
        same = [
            action
            for action in self._legal
            if actions.slot_of(action) == other
            and actions.is_cross(action) == self._is_single
        ]
        if same:
            self._slot = other
            self.show(same[0])
        elif self._ui.keys.can_steer:
            self._slot = other
            self._hover(self._ghost)

    def _hover(self, ghost: Ghost) -> None:
        """The same shape over the chosen map, at its top left."""
        self._ghost = Ghost(ghost.shape, land(self._player.maps[self._slot]))

    def _steer(self, intent: int) -> None:
        if intent == keys.TURN:
            self._ghost.turn()
        elif intent == keys.MIRROR:
            self._ghost.mirror()
        elif intent in _STEPS:
            down, right = _STEPS[intent]
            at_edge = not self._ghost.move(down, right)
            if at_edge and right == 1 - 2 * self._slot:
                self._switch()

    def _step(self, intent: int) -> None:
        """To the next or the previous placement that the rules allow."""
        same = [a for a in self._legal if actions.is_cross(a) == self._is_single]
        same.sort(key=self._reading_order)
        at = same.index(self.action())
        if intent == keys.TURN:
            self.show(self._next_shape(same, at))
        else:
            step = -1 if intent in (keys.UP, keys.LEFT) else 1
            self.show(same[(at + step) % len(same)])

    def _reading_order(self, action: int) -> tuple[int, int, int]:
        """The left map first; on a map from the top left, row by row."""
        cells = self._game.cells_of(action)
        return actions.slot_of(action), cells & -cells, action

    def _next_shape(self, same: list[int], at: int) -> int:
        """The first placement after this one that is turned another way."""
        shape = self._ghost.shape
        for step in range(1, len(same)):
            action = same[(at + step) % len(same)]
            self._ghost.put(self._game.cells_of(action))
            if self._ghost.shape != shape:
                return action
        return same[at]
