from engine_core.player import Player
from engine_core.ranking import BY_POINTS, SHARED, ranking, what_parted, winners
from engine_core.scoring import score
from engine_core.treasure_maps import GREEN, GREY, ORANGE, PURPLE
from tests.both.positions import invented


def player_with(*complete, coins=0, cups=(), palms=()):
    """Complete maps are colours, or (colour, seal)."""
    player = Player([])
    player.coins, player.cups, player.palms = coins, list(cups), list(palms)
    for each in complete:
        colour, seal = each if isinstance(each, tuple) else (each, -1)
        player.complete.append(invented("#", colour, seal))
    return player


def test_the_worked_example_comes_out_at_95():
    maps = ((GREY, ORANGE), GREY, ORANGE, ORANGE, GREEN, (PURPLE, GREY))
    player = player_with(*maps, coins=9, cups=(5, 3), palms=(3, 2, 3))
    result = score(player)
    assert result.maps == 64
    assert result.seals == 2 + 4
    assert result.coins + result.cups == 17
    assert result.palms == 8
    assert result.total == 95


def test_maps_are_worth_8_10_12_and_14():
    for colour, points in ((GREY, 8), (GREEN, 10), (ORANGE, 12), (PURPLE, 14)):
        assert score(player_with(colour)).maps == points


def test_an_unfinished_map_gives_nothing():
    player = player_with()
    player.lay_out(0, invented("####", PURPLE))
    player.mark(0, 0b0111, 1)
    assert score(player).total == 0


def test_grey_and_green_seals_pay_1_orange_and_purple_ones_2_for_each_map():
    for seal, value in ((GREY, 1), (GREEN, 1), (ORANGE, 2), (PURPLE, 2)):
        sealed = (seal - 1) % 4
        player = player_with((sealed, seal), seal, seal, seal)
        assert score(player).seals == 3 * value


def test_a_seal_without_a_map_of_its_colour_pays_nothing():
    assert score(player_with((GREY, PURPLE), GREY)).seals == 0


def test_every_seal_counts_also_several_of_one_colour():
    player = player_with((GREY, PURPLE), (GREEN, PURPLE), PURPLE, PURPLE)
    assert score(player).seals == 2 * 2 * 2


def test_a_sealed_map_counts_for_another_seal():
    player = player_with((GREY, GREEN), (GREEN, GREY))
    assert score(player).seals == 2


def test_most_points_win():
    players = [player_with(coins=3), player_with(coins=5), player_with(coins=4)]
    assert ranking(players) == [(1, 1), (2, 2), (3, 0)]
    assert winners(players) == [1]
    assert what_parted(players[1], players[2]) == BY_POINTS


def test_a_tie_goes_to_more_complete_maps_grey_before_green_before_orange():
    rungs = (
        (player_with(GREY, PURPLE), player_with(GREEN, ORANGE), GREY),
        (player_with(GREEN, PURPLE), player_with(ORANGE, ORANGE), GREEN),
        (player_with(ORANGE, coins=2), player_with(PURPLE), ORANGE),
        (player_with(PURPLE), player_with(coins=10, cups=(4,)), PURPLE),
    )
    for better, worse, colour in rungs:
        assert score(better).total == score(worse).total
        assert winners([worse, better]) == [1]
        assert what_parted(better, worse) == colour


def test_those_whom_nothing_tells_apart_share_the_win():
    players = [player_with(GREY), player_with(coins=1), player_with(GREY)]
    assert winners(players) == [0, 2]
    assert ranking(players) == [(1, 0), (1, 2), (3, 1)]
    assert what_parted(players[0], players[2]) == SHARED
