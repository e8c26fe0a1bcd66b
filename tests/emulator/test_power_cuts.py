"""Power cuts in smaller numbers; `make torture` makes more of them."""

import asyncio

import pytest

from engine_core.journal import Journal
from tools.torture import flash_log
from tools.torture.cable import pull_the_cable
from tools.torture.every_cut import Lost, cut_everywhere
from tools.torture.recorded_game import Recording, record

BOTS = [(1, "Ada"), (1, "Ben")]
CAREFUL = """
import os
def save(data):
    with open('/save/game~', 'wb') as file: file.write(data)
    os.rename('/save/game~', '/save/game')
"""
CARELESS = """
import os
def save(data):
    os.remove('/save/game')
    with open('/save/game', 'wb') as file: file.write(data)
"""


def journals() -> list[bytes]:
    """A game as it is saved after each of its first actions."""
    journal = Journal(1, BOTS)
    saved = [journal.to_bytes()]
    for _ in range(4):
        journal.play(journal.game.legal_actions()[0])
        saved.append(journal.to_bytes())
    return saved


def recording_of(pico, code: str) -> Recording:
    """What a Pico does to its flash when a game is saved with such code."""
    first, *later = journals()
    pico.execute("import os; os.mkdir('/save')\n" + code)
    pico.execute(f"with open('/save/game', 'wb') as file: file.write({first!r})")
    before, flash = len(pico.flash_operations()), pico.flash()
    for data in later:
        pico.execute(f"save({data!r})")
    operations = flash_log.operations(pico.flash_operations(before))
    promises = [(0, first), (len(operations), later[-1])]
    return Recording(flash, operations, promises, 0, 0)


def test_careful_saving_survives_every_cut(pico):
    recording = recording_of(pico, CAREFUL)
    cuts = cut_everywhere(recording, [1, 2, 3])
    assert cuts.made == 3 * len(recording.operations) >= 24


def test_careless_saving_is_found_out(pico):
    with pytest.raises(Lost, match="does not go on from"):
        cut_everywhere(recording_of(pico, CARELESS), [1, 2, 3])


def test_a_worked_out_cut_leaves_what_an_emulated_one_leaves(make_pico):
    code = "f = open('kept', 'w'); f.write('treasure' * 90); f.close()\r"
    whole = make_pico()
    before, flash = len(whole.flash_operations()), whole.flash()
    whole.type(code)
    whole.run(1000)
    done = flash_log.operations(whole.flash_operations(before))
    assert {operation.data is None for operation in done} == {True, False}
    for number in range(len(done)):
        cut = make_pico()
        cut.cut_power_in(number, noise=5 + number)
        cut.type(code)
        cut.run(1000)
        assert cut.stopped == "cut"
        place = slice(done[number].address, done[number].address + done[number].size)
        steps = flash_log.steps(flash, done, [5])
        left = next(s.bytes for s in steps if (s.operation, s.noise) == (number, 5))
        assert cut.flash()[place] == left


def test_no_confirmed_action_is_lost_wherever_a_game_is_cut(
    emulator, pico_image, mpy_cross, micropython32
):
    recording = asyncio.run(record(seed=3, most_actions=2))
    cuts = cut_everywhere(recording, [1, 2, 3, 4, 5, 6])
    assert cuts.made == 6 * len(recording.operations) > 0


@pytest.mark.slow
def test_a_game_goes_on_after_a_pull_of_the_cable(
    emulator, pico_image, mpy_cross, micropython32
):
    assert asyncio.run(pull_the_cable(cuts=1, seed=3)).made == 1
