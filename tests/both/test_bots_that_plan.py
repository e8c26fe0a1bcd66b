from engine_core import actions
from engine_core.bots import NAMES, Bot
from engine_core.bots.gains import seals_gained
from engine_core.bots.memory import PATTERNS, still_to_come, unseen_maps
from engine_core.bots.terrain import effort, lonely
from engine_core.chance import Chance
from engine_core.game import Game
from engine_core.grid import pack
from engine_core.patterns import EXPEDITION, I2, I3, L4, O4, T4, V3
from engine_core.phases import KEEP, TAKE
from engine_core.scoring import seals_on
from engine_core.table import TURNS
from engine_core.treasure_maps import GREEN, GREY, MAPS, ORANGE, PURPLE
from tests.both.positions import confirm, game_with, invented, mask, pass_by


def choice(name, game):
    return Bot(name, 1, 0).choose(game)


def cells_chosen(name, game):
    action = choice(name, game)
    return actions.slot_of(action), game.cells_of(action)


# What they may see.


def looks_the_same(played, seed):
    """The game after some actions, with all that the player cannot see shuffled."""
    game, chance = Game(3, 8), Chance(seed)
    for action in played:
        game.apply(action)
    rivals = [p for seat, p in enumerate(game.players) if seat != game.player]
    hidden = game.deck
    for rival in rivals:
        hidden += rival.dealt
    chance.shuffle(hidden)
    for rival in rivals:
        rival.dealt = [hidden.pop() for _ in rival.dealt]
    shown = 0 if game.phase == KEEP else game.turn + 1
    to_come = game.expedition[shown:]
    chance.shuffle(to_come)
    game.expedition = game.expedition[:shown] + to_come
    game._chance = chance
    return game


def test_bots_move_alike_in_games_that_differ_only_in_hidden_cards():
    for name in NAMES:
        game = Game(3, 8)
        played: list[int] = []
        bots = [Bot(name, 5, seat) for seat in range(3)]
        twins = [Bot(name, 5, seat) for seat in range(3)]
        while not game.is_over():
            twin = looks_the_same(played, len(played))
            action = bots[game.player].choose(game)
            assert twins[game.player].choose(twin) == action, (name, played)
            game.apply(action)
            played.append(action)


def test_a_choice_changes_nothing():
    for name in NAMES:
        game = Game(2, 4)
        bots = [Bot(name, 1, seat) for seat in range(2)]
        while not game.is_over():
            before = [repr(vars_of(p)) for p in game.players]
            table = (list(game.deck), list(game.display), list(game.expedition))
            action = bots[game.player].choose(game)
            assert [repr(vars_of(p)) for p in game.players] == before
            assert (game.deck, game.display, game.expedition) == table
            game.apply(action)


def vars_of(player):
    return (
        player.dealt,
        player.maps,
        player.open_cells,
        player.coins,
        player.cups,
        player.palms,
        player.complete,
    )


def test_patterns_are_counted_down_as_they_are_revealed():
    game = game_with(pattern=I2)
    game.expedition = [I2, I3, L4, O4, I3] + game.expedition[5:]
    left = bytearray(PATTERNS)
    assert still_to_come(game, left) == 7
    assert list(left) == [0, 2, 2, 1, 1, 1]
    game.turn = 4
    assert still_to_come(game, left) == 3
    assert list(left) == [0, 0, 2, 1, 0, 0]


def test_after_the_seventh_card_any_of_the_eight_can_come():
    game = game_with(pattern=I2)
    game.turn = TURNS - 1
    left = bytearray(PATTERNS)
    assert still_to_come(game, left) == 8
    assert list(left) == [list(EXPEDITION).count(card) for card in range(PATTERNS)]


def test_unseen_maps_are_those_of_the_deck():
    game = Game(4, 2)
    bots = [Bot("easy", 2, seat) for seat in range(4)]
    while not game.is_over():
        if game.phase != KEEP:
            assert unseen_maps(game) == sorted(game.deck)
        game.apply(bots[game.player].choose(game))
    assert len(unseen_maps(game)) < MAPS - 8


# What they weigh.


def test_work_is_more_for_pieces_and_most_for_cells_alone():
    in_one_piece = effort(pack("#### ####"))
    in_two = effort(pack("####. ..... ####."))
    with_one_alone = effort(pack("####. ###.. ....#"))
    assert effort(0) == 0
    assert in_one_piece < in_two < with_one_alone


def test_work_is_the_same_mirrored_and_turned():
    for first, second in (
        ("##. .## .#.", ".## ##. .#."),
        ("##. .## .#.", ".#. ##. .##"),
        ("### ##. #..", "### .## ..#"),
        ("####. #....", "##... .#... .#... .#..."),
    ):
        assert effort(pack(first)) == effort(pack(second)), first


def test_a_lonely_cell_has_no_open_neighbour_and_no_row_wraps():
    assert lonely(pack("#...# .#.#. #...#")) == pack("#...# .#.#. #...#")
    assert lonely(pack("....# #.... .....")) == pack("....# #.... .....")
    assert lonely(pack("##..# ....#")) == 0
    assert lonely(pack("..... ..... ..... ..... #.... ....#")) != 0


def test_seals_gained_are_the_difference_of_two_scores():
    owned = [
        invented("#", GREY, GREEN),
        invented("##", ORANGE, PURPLE),
        invented("###", GREEN, ORANGE),
    ]
    for colour in (GREY, GREEN, ORANGE, PURPLE):
        for seal in (GREY, GREEN, ORANGE, PURPLE):
            if colour != seal:
                fresh = invented("####", colour, seal)
                gained = seals_on(owned + [fresh]) - seals_on(owned)
                assert seals_gained(owned, fresh) == gained


def test_both_leave_no_cell_alone_without_need():
    for name in ("normal", "hard"):
        game = game_with(("#####", "##### #####"), pattern=I3)
        slot, cells = cells_chosen(name, game)
        assert not lonely(game.players[0].open_cells[slot] & ~cells), name


def test_hard_leaves_the_shape_that_the_last_card_will_fill():
    for gone, leaves in ((I3, ".. ## #."), (V3, "#. #. #.")):
        game = game_with(("## ## #.",), pattern=I2)
        game.round, game.turn = 3, 5
        game.expedition = [gone, gone, L4, O4, T4, I2] + game.expedition[6:]
        slot, cells = cells_chosen("hard", game)
        assert game.players[0].open_cells[slot] & ~cells == pack(leaves), gone


def test_hard_takes_the_palm_now_when_many_are_on_the_display():
    for palms, takes_it in ((4, True), (0, False)):
        game = game_with(("p#### #####", "##### #####"), pattern=I2)
        game.display = [invented("p")] * palms + [invented("#")] * (4 - palms)
        slot, cells = cells_chosen("hard", game)
        assert (slot == 0 and cells & 1 == 1) == takes_it, palms


def test_hard_counts_on_the_cup_that_is_left_when_its_turn_comes():
    """The coin fills a row; but a rival who is served earlier may have filled two."""
    for rows_before, wants_coin in ((0, True), (2, False)):
        game = game_with(("#", "####"), ("o #", "p #"), pattern=O4)
        game.display[:2] = [invented("p"), invented("p")]
        game.cups_left = 3
        game.round, game.turn = 3, 6  # the last turn: nothing is left for later
        game.expedition[6] = O4
        pass_by(game)
        game.players[0].coins = 4 * rows_before
        game.players[1].coins = 3
        slot, cells = cells_chosen("hard", game)
        assert (slot, cells) == (0 if wants_coin else 1, 1), rows_before


def test_hard_finishes_a_map_in_the_last_turn_rather_than_begin_another():
    game = game_with(("o#### ##### #####", "##"), pattern=I2)
    game.round, game.turn = 3, 6
    game.expedition[6] = I2
    assert cells_chosen("hard", game) == (1, mask("##", "#"))


def test_hard_takes_the_map_whose_colour_its_seals_pay_for():
    game = game_with(("##", "####"), pattern=I2)
    sealed = invented("########", GREY, PURPLE)
    game.players[0].complete = [sealed, sealed, sealed]
    game.deck = []
    plain = "##### ##### ####."
    wanted = invented(plain, PURPLE)
    game.display = [invented(plain, ORANGE), wanted] + [invented(plain, ORANGE)] * 2
    game.apply(choice("hard", game))
    confirm(game)
    pass_by(game)
    assert game.phase == TAKE
    assert game.display[actions.place_of(choice("hard", game))] == wanted
