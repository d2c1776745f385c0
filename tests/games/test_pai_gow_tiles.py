"""Pai gow's tiles and what two of them are worth (ss 412, 414 to 416, 434, 444), from the text of Part 19."""

from collections import Counter
from itertools import combinations, product

import pytest

from houseway.equipment.tiles import LABEL, NAME, PAIRS_RANKED, TILES, tile
from houseway.errors import BadInput
from houseway.games.pai_gow.arithmetic import (
    CHONG_RANKING_3,
    COPY,
    HIGHER,
    LOWER,
    STAND_OFF,
    ZEROS,
    against_high,
    against_low,
    compare,
    hand_name,
    low_and_high,
    points,
    rank,
)


def worth(text: str) -> int:
    """The rank of two tiles: `6-6 4-5`."""
    one, other = text.split()
    return rank(tile(one), tile(other))


def falls(hands: list[str]) -> bool:
    """Is each hand worth less than the one before it?"""
    ranks = [worth(hand) for hand in hands]
    return ranks == sorted(set(ranks), reverse=True)


def test_s414_there_are_32_tiles_and_sixteen_pairs() -> None:
    assert len(TILES) == 32
    assert len(PAIRS_RANKED) == 16
    assert sum(sum(map(int, NAME[each].split("-"))) for each in TILES) == 227  # pips of a Chinese set


def test_s415_1_pairs_from_gee_jun_down_to_chop_ng() -> None:
    pairs = "1-2 2-4, 6-6 6-6, 1-1 1-1, 4-4 4-4, 1-3 1-3, 5-5 5-5, 3-3 3-3, 2-2 2-2, 5-6 5-6, 4-6 4-6, 1-6 1-6, 1-5 1-5"
    mixed = "4-5 3-6, 3-5 2-6, 3-4 2-5, 1-4 2-3"
    ranked = f"{pairs}, {mixed}".split(", ")
    assert falls(ranked)
    assert [hand_name(worth(hand)).removesuffix(" pair") for hand in ranked] == list(PAIRS_RANKED)


def test_s415_2_wongs_then_gongs_then_high_nines_each_with_the_teen_first() -> None:
    assert falls(["1-4 2-3", "6-6 4-5", "1-1 3-6", "6-6 4-4", "1-1 2-6", "6-6 1-6", "1-1 3-4", "4-4 5-6"])


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("6-6 3-6", "teen wong"),
        ("1-1 4-5", "day wong"),
        ("6-6 3-5", "teen gong"),
        ("1-1 4-4", "day gong"),
        ("6-6 2-5", "teen high nine"),
        ("1-1 1-6", "day high nine"),
        ("4-4 5-6", "9 with the high 8"),
    ],
)
def test_reading_f3_a_wong_has_a_9_a_gong_any_8_a_high_nine_any_7(hand: str, name: str) -> None:
    assert hand_name(worth(hand)) == name


def test_s415_3_single_tiles_rank_from_12_down_to_the_3_6() -> None:
    order = "12, 2, high 8, high 4, high 10, high 6, low 4, 11, low 10, high 7, low 6, 9, low 8, low 7, 5, 3/6"
    assert ", ".join(dict.fromkeys(LABEL)) == order


def test_s415_3_the_two_tiles_of_a_mixed_pair_rank_alike() -> None:
    for one, other in (("4-5", "3-6"), ("3-5", "2-6"), ("3-4", "2-5"), ("1-4", "2-3"), ("1-2", "2-4")):
        assert worth(f"{one} 5-5") == worth(f"{other} 5-5")


def test_s416_1_the_count_is_the_total_of_the_two_tiles() -> None:
    assert points(worth("1-3 1-4")) == 9
    assert points(worth("1-1 1-4")) == 7


def test_s416_2_of_a_two_digit_total_only_the_right_digit_counts() -> None:
    assert points(worth("5-5 4-6")) == 0
    assert points(worth("5-6 1-6")) == 8
    assert points(worth("6-6 1-5")) == 8


def test_reading_h15_a_3_6_tile_counts_3_or_6_as_is_better() -> None:
    for each in ("1-2", "2-4"):
        assert points(worth(f"{each} 1-5")) == 9  # as 3
        assert points(worth(f"{each} 1-1")) == 8  # as 6
        assert points(worth(f"{each} 1-6")) == 3  # as 6: 13, and as 3 only 10


def test_s412_1_chong_ranking_3_is_two_tiles_of_3_points() -> None:
    assert worth("3-3 1-6") == CHONG_RANKING_3
    assert points(CHONG_RANKING_3) == 3


def test_s412_2_its_highest_tile_is_high_6_and_12_2_high_8_or_high_4_are_better() -> None:
    for better in ("6-6 5-6", "1-1 5-6", "4-4 1-4", "1-3 4-5"):
        assert points(worth(better)) == 3
        assert worth(better) > CHONG_RANKING_3
    for worse in ("2-2 4-5", "3-5 1-4"):
        assert points(worth(worse)) == 3
        assert worth(worse) < CHONG_RANKING_3


def test_s434_1_two_hands_of_two_tiles() -> None:
    assert low_and_high((tile("1-2"), tile("2-4"), tile("5-5"), tile("4-6"))) == (worth("5-5 4-6"), worth("1-2 2-4"))


def test_reading_h16_the_better_two_tiles_are_the_high_hand() -> None:
    for one, other in (("6-6 4-5", "1-1 1-6"), ("1-1 1-6", "6-6 4-5")):
        four = tuple(tile(each) for each in f"{one} {other}".split())
        assert low_and_high((four[0], four[1], four[2], four[3])) == (worth("1-1 1-6"), worth("6-6 4-5"))


def against(low: str, high: str, banks_low: str, banks_high: str) -> int:
    return compare(worth(low), worth(high), worth(banks_low), worth(banks_high))


def test_s444_1_both_hands_higher_win() -> None:
    assert against("1-1 1-4", "6-6 1-6", "1-1 5-6", "4-4 5-6") == HIGHER


def test_s444_2_one_higher_and_one_lower_stand_off() -> None:
    assert against("1-1 1-4", "4-4 5-6", "1-1 5-6", "6-6 1-6") == STAND_OFF
    assert against("1-1 5-6", "6-6 1-6", "1-1 1-4", "4-4 5-6") == STAND_OFF


def test_s444_3_of_equal_points_the_highest_tile_alone_decides() -> None:
    assert against_high(worth("6-6 1-5"), worth("1-1 3-3")) == HIGHER  # 8 and 8
    assert against_high(worth("1-1 3-3"), worth("1-1 1-5")) == COPY  # the second tile is not looked at


def test_reading_p1_the_highest_tile_breaks_a_tie_in_one_hand_alone() -> None:
    assert against("6-6 1-4", "1-3 1-4", "1-1 2-3", "4-4 5-6") == STAND_OFF  # 7 and 7, 9 and 9


def test_s444_4_a_copy_of_the_high_hand_is_the_banks() -> None:
    assert against_high(worth("6-6 1-6"), worth("6-6 3-4")) == COPY
    assert against("1-1 1-4", "6-6 1-6", "1-1 5-6", "6-6 3-4") == STAND_OFF
    assert against("1-1 5-6", "6-6 1-6", "1-1 1-4", "6-6 3-4") == LOWER


def test_s444_5_a_copy_of_the_low_hand_is_the_banks() -> None:
    assert against_low(worth("1-1 1-4"), worth("1-1 2-3")) == COPY
    assert against("1-1 1-4", "6-6 1-6", "1-1 2-3", "4-4 5-6") == STAND_OFF


def test_s444_6_two_low_hands_of_zero_are_the_banks_whatever_the_tiles() -> None:
    assert worth("1-3 3-3") > worth("5-5 4-6")
    assert against_low(worth("1-3 3-3"), worth("5-5 4-6")) == ZEROS
    assert against_low(worth("1-3 3-3"), worth("1-3 1-5")) == ZEROS
    assert against("1-3 3-3", "6-6 1-6", "5-5 4-6", "4-4 5-6") == STAND_OFF
    assert against_high(worth("1-3 3-3"), worth("5-5 4-6")) == HIGHER  # for high hands nothing is said of zero


def test_s444_6_a_gong_totals_20_or_10_but_is_not_zero() -> None:
    assert against_low(worth("6-6 4-4"), worth("1-1 3-5")) == HIGHER


def test_exactly_one_of_higher_lower_and_stand_off_for_any_ranks() -> None:
    ranks = sorted({rank(one, other) for one, other in combinations(TILES, 2)})
    seen = Counter(against_low(low, banks) for low, banks in product(ranks, ranks))
    assert set(seen) == {LOWER, COPY, ZEROS, HIGHER}
    for low, banks in product(ranks[::5], ranks[::5]):
        both = against_low(low, banks) == HIGHER, against_high(low, banks) == HIGHER
        assert compare(low, low, banks, banks) == sum(both) - 1


def test_a_tile_is_written_by_its_pips_in_either_order() -> None:
    assert tile("5-4") == tile("4-5")
    with pytest.raises(BadInput, match="not a tile"):
        tile("6-7")
