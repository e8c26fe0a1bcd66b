from engine_core.chance import Chance


def drawn(seed: int, stream: int = 0) -> list[int]:
    chance = Chance(seed, stream)
    return [chance.below(1000) for _ in range(20)]


def test_the_same_seed_gives_the_same_chance():
    assert drawn(7) == drawn(7)


def test_these_numbers_never_change_or_old_journals_could_not_be_read():
    chance = Chance(2026)
    numbers = [chance.below(47) for _ in range(10)]
    assert numbers == [27, 36, 11, 11, 4, 28, 40, 6, 17, 22]


def test_every_part_of_a_seed_and_every_stream_counts():
    seen = [drawn(seed) for seed in (0, 1, 2, 65536, 65537, 1 << 31)]
    seen += [drawn(0, stream) for stream in range(1, 5)]
    for nth, numbers in enumerate(seen):
        assert numbers not in seen[:nth]


def test_every_number_below_a_limit_is_as_likely():
    chance = Chance(1)
    times = [0] * 6
    for _ in range(6000):
        times[chance.below(6)] += 1
    # Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand.
    assert sum([(n - 1000) ** 2 for n in times]) < 20500


def test_every_order_of_three_cards_is_as_likely_over_neighbouring_seeds():
    times: dict[tuple, int] = {}
    for seed in range(3000):
        cards = [0, 1, 2]
        Chance(seed).shuffle(cards)
        order = tuple(cards)
        times[order] = times.get(order, 0) + 1
    assert len(times) == 6
    assert sum([(n - 500) ** 2 for n in times.values()]) < 10250


def test_a_shuffle_keeps_every_card():
    cards = list(range(47))
    Chance(3).shuffle(cards)
    assert cards != list(range(47))
    assert sorted(cards) == list(range(47))


def test_a_seed_outside_32_bits_is_refused():
    for seed in (-1, 1 << 32):
        try:
            Chance(seed)
            raise AssertionError("taken")
        except ValueError as error:
            assert str(seed) in str(error)
