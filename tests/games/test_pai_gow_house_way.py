"""The house way (ss 437 to 443), each provision by hands that its text speaks of; tiles by their names: `12`, `high 8`.

A hand is written low | high, and the rule that decided stands beside it.
"""

import pytest

from houseway.equipment.tiles import LABEL
from houseway.games.pai_gow.house_way import is_house_way, set_hand


def tiles(text: str) -> list[int]:
    """The tiles of these names; of two that rank alike, the first and then the second."""
    found: list[int] = []
    for name in text.replace("|", ",").split(","):
        faces = [face for face, label in enumerate(LABEL) if label == name.strip()]
        found.append(faces[-1] if faces[0] in found else faces[0])
    return found


def set_like(text: str) -> tuple[str, str]:
    """The setting of these tiles, written like `text` where it is the same, and the first provision of its rule."""
    setting = set_hand(tiles(text))
    hands = [", ".join(sorted(LABEL[tile] for tile in hand)) for hand in (setting.low, setting.high)]
    return " | ".join(hands), setting.rule.cites[0]


def tidy(text: str) -> str:
    return " | ".join(", ".join(sorted(name.strip() for name in hand.split(","))) for hand in text.split("|"))


def is_set(text: str, under: str) -> bool:
    assert set_like(text) == (tidy(text), under)
    return True


# Division 12: pairs


@pytest.mark.parametrize("hand", ["5, 5 | 12, 12", "12, 12 | 3/6, 3/6", "low 7, low 7 | low 8, low 8", "9, 9 | 2, 2"])
def test_s440_1_two_pairs_are_played_as_two_hands(hand: str) -> None:
    assert is_set(hand, "qld s440(1)")


@pytest.mark.parametrize("pair", ["high 4", "high 10", "high 6", "low 4", "11", "low 10", "low 6", "5", "3/6"])
def test_s440_2_no_other_pair_may_be_split(pair: str) -> None:
    assert is_set(f"12, 2 | {pair}, {pair}", "qld s440(2)")


def test_s438_a_the_pairs_are_played() -> None:
    assert is_set("12, 9 | low 6, low 6", "qld s440(2)")


@pytest.mark.parametrize(
    "hand",
    [
        "low 4, 3/6 | 12, 12",  # split, 6 and 8: but 7 below the pair
        "2, 9 | low 8, low 8",  # split, 7 and a day gong: but a day wong below the pair
        "12, high 8 | high 7, high 7",
    ],
)
def test_s440_3_no_split_where_the_pair_leaves_a_low_hand_as_high(hand: str) -> None:
    assert set_like(hand)[0] == tidy(hand)


def test_reading_h3_as_high_means_at_least_the_low_hand_of_the_split() -> None:
    assert is_set("low 4, 3/6 | 2, 2", "qld s440(3)")
    assert is_set("2, low 4 | 2, high 7", "qld s440(4)(a)(i)")  # the pair would leave 1


@pytest.mark.parametrize(
    "hand",
    [
        "12, low 4 | 12, low 6",  # 6 and 8, and together only 0
        "2, low 4 | 2, high 6",
        "12, high 7 | 12, low 8",
        "2, high 8 | 2, 9",
        "12, 5 | 12, high 6",
    ],
)
def test_s440_4_a_i_teen_and_day_are_split_for_6_and_8_or_better(hand: str) -> None:
    assert is_set(hand, "qld s440(4)(a)(i)")


@pytest.mark.parametrize("hand", ["11, 9 | 12, 12", "11, 9 | 2, 2"])
def test_s440_4_a_ii_teen_and_day_are_split_with_9_and_11(hand: str) -> None:
    kind = hand.split()[-1]
    assert is_set(f"{kind}, 11 | {kind}, 9", "qld s440(4)(a)(ii)")


def test_s440_4_a_other_teens_and_days_stay_together() -> None:
    assert is_set("low 4, 5 | 12, 12", "qld s440(4)")  # 6 and 7
    assert is_set("11, high 8 | 2, 2", "qld s440(4)")  # 3 and a gong


@pytest.mark.parametrize("hand", ["high 10, 9 | 12, 9", "low 10, 9 | 2, 9", "9, low 10 | 9, high 10", "2, 9 | 12, 9"])
def test_s440_4_b_9s_are_split_for_9_and_9_or_better(hand: str) -> None:
    assert is_set(hand, "qld s440(4)(b)")


def test_s440_4_b_other_9s_stay_together() -> None:
    assert is_set("12, high 8 | 9, 9", "qld s440(4)")
    assert is_set("high 10, high 8 | 9, 9", "qld s440(4)")


@pytest.mark.parametrize(
    "hand",
    [
        "high 8, 9 | high 8, 11",  # 7 and 9
        "low 8, low 10 | low 8, 11",  # 8 and 9
        "low 8, low 10 | low 8, high 10",  # 8 and 8
        "high 8, high 10 | 2, high 8",
    ],
)
def test_s440_4_c_8s_are_split_for_7_and_9_or_8_and_8_or_better(hand: str) -> None:
    assert is_set(hand, "qld s440(4)(c)")


def test_reading_h4_targets_are_met_hand_by_hand() -> None:
    assert is_set("11, high 6 | low 8, low 8", "qld s440(4)")  # 4 and 9
    assert is_set("12, low 4 | high 8, high 8", "qld s440(4)")  # 2 and a gong, whatever the sum


@pytest.mark.parametrize("kind", ["high 7", "low 7"])
def test_s440_4_d_7s_are_split_for_7_and_a_day_nine_or_better(kind: str) -> None:
    assert is_set(f"high 10, {kind} | 2, {kind}", "qld s440(4)(d)")
    assert is_set(f"11, {kind} | 12, {kind}", "qld s440(4)(d)")
    assert is_set(f"11, high 10 | {kind}, {kind}", "qld s440(4)")  # 7 and 8


def test_reading_h2_high_and_low_7s_and_8s_may_be_split() -> None:
    for kind in ("high 8", "low 8"):
        assert is_set(f"{kind}, high 10 | {kind}, 11", "qld s440(4)(c)")
    for kind in ("high 7", "low 7"):
        assert is_set(f"{kind}, low 10 | {kind}, 12", "qld s440(4)(d)")


def test_reading_h5_the_high_hand_of_split_7s_is_a_day_nine_at_least() -> None:
    assert is_set("low 10, high 7 | 2, high 7", "qld s440(4)(d)")  # 7 and the day nine itself
    assert is_set("2, low 7 | 12, low 7", "qld s440(4)(d)")  # the day nine below, the teen nine above
    assert is_set("low 10, 11 | low 7, low 7", "qld s440(4)")  # 7 and 8
    assert is_set("low 6, 2 | high 7, high 7", "qld s440(4)")  # 3 and the day nine


# Division 12: wongs, gongs and high nines


def test_s441_1_a_high_nine_before_a_gong_before_a_wong() -> None:
    assert is_set("low 8, 9 | 12, low 7", "qld s441(1)")  # 7, 8 and 9 are all there
    assert is_set("9, low 6 | 2, high 8", "qld s441(1)")  # 8 and 9
    assert is_set("low 6, high 10 | 2, 9", "qld s441(1)")


def test_s438_b_a_2_or_12_is_played_with_7_8_or_9() -> None:
    for small, kind in (("high 7", "12"), ("low 8", "2"), ("9", "12")):
        assert is_set(f"low 4, 5 | {kind}, {small}", "qld s441(1)")


@pytest.mark.parametrize(
    "hand",
    ["2, 5 | 12, high 7", "2, high 7 | 12, low 8", "2, low 7 | 12, 9", "2, high 8 | 12, 9", "2, 11 | 12, low 8"],
)
def test_s441_2_the_teen_is_on_the_high_hand(hand: str) -> None:
    assert is_set(hand, "qld s441(2)")


def test_s441_3_a_wong_over_a_high_nine_that_leaves_less_than_chong_ranking_3() -> None:
    assert is_set("high 7, 11 | 12, 9", "qld s441(3)")  # the high nine leaves 9 with 11: nothing


@pytest.mark.parametrize("hand", ["low 7, 5 | 12, low 8", "high 7, low 4 | 2, 9", "low 7, high 4 | 2, high 8"])
def test_reading_h8_where_none_leaves_chong_ranking_3_the_highest_hand(hand: str) -> None:
    assert is_set(hand, "qld s441(3)")


def test_s441_4_a_wong_over_a_gong_when_the_fourth_tile_is_11() -> None:
    assert is_set("high 8, 11 | 12, 9", "qld s441(4)")
    assert is_set("low 8, 11 | 2, 9", "qld s441(4)")


@pytest.mark.parametrize(
    "hand",
    [
        "high 6, low 4 | 12, high 7",  # 0 and a high nine, though 3 with the high 6 and 6 can be made
        "low 4, 9 | 12, low 8",  # 3, but with no tile of high 6 or above
        "high 7, low 4 | 12, low 7",
        "high 6, low 4 | 12, 9",
        "high 4, high 6 | 2, low 8",
    ],
)
def test_s441_1_reading_h9_a_12_or_2_is_played_with_7_8_or_9_whatever_it_leaves(hand: str) -> None:
    assert is_set(hand, "qld s441(1)")


def test_s441_3_reading_h8_a_gong_or_wong_over_the_high_nine_whatever_else_would_reach() -> None:
    assert is_set("high 7, low 4 | 12, low 8", "qld s441(3)")  # though 5 and 6 would reach chong ranking 3


def test_reading_h18_a_gong_with_a_high_8_is_played_though_both_are_high_ranking() -> None:
    assert is_set("low 6, 11 | 12, high 8", "qld s441(1)")


def test_reading_h22_of_two_7s_or_8s_the_better_low_hand_is_kept() -> None:
    assert is_set("high 7, low 10 | 12, low 7", "qld s441(1)")
    assert is_set("high 8, low 6 | 2, low 8", "qld s441(1)")
    assert is_set("high 7, low 8 | 12, low 7", "qld s441(1)")


# Division 12: general rules, high ranking tiles and the guide


@pytest.mark.parametrize("hand", ["high 10, low 10 | 11, low 7", "high 4, low 7 | low 6, 3/6", "low 6, 5 | 11, high 7"])
def test_s439_2_without_a_low_hand_of_chong_ranking_3_the_high_hand_is_the_best(hand: str) -> None:
    assert is_set(hand, "qld s439(2)")


def test_s439_2_a_low_hand_of_chong_ranking_3_is_made_where_only_one_can_be() -> None:
    assert is_set("high 4, high 10 | high 8, low 10", "qld s439(2)")
    assert is_set("high 6, high 7 | 5, 3/6", "qld s439(2)")  # chong ranking 3 itself


def test_reading_h6_neither_chong_ranking_3_nor_7_and_the_high_hand_is_the_best() -> None:
    assert is_set("high 4, low 7 | high 7, low 8", "qld s439(2)")
    assert is_set("high 6, low 4 | 9, low 7", "qld s439(2)")


def test_s439_1_the_general_rules_ask_for_chong_ranking_3_and_7() -> None:
    assert is_set("high 8, low 7 | high 6, 3/6", "qld s439(3)")


def test_s439_3_without_a_high_hand_of_7_the_difference_is_the_smallest() -> None:
    assert is_set("12, 2 | low 4, 11", "qld s439(3)")  # 4 and 5, not 3 and 6
    assert is_set("high 7, low 7 | high 6, 9", "qld s439(3)")


def test_reading_h7_only_among_low_hands_of_chong_ranking_3() -> None:
    assert is_set("2, 11 | low 4, low 10", "qld s439(3)")  # 3 and 4; no other low hand reaches
    assert is_set("high 6, low 4 | 9, low 7", "qld s439(2)")  # 3 and 3 would be closest, but with a low 4


def test_reading_h20_low_before_high_and_then_the_smallest_difference() -> None:
    assert is_set("high 10, 5 | high 4, 11", "qld s439(3)")  # 5 and 5 before 4 and 6, though 1 and 9 can be made
    assert is_set("12, 2 | high 10, low 6", "qld s439(2)")
    assert is_set("high 8, high 6 | high 10, low 7", "qld s439(3)")  # 4 and 7 before 3 and 8, at the very end


def test_s442_1_with_7_or_less_the_highest_tile_is_on_the_low_hand() -> None:
    assert is_set("high 10, low 6 | low 10, high 7", "qld s442(1)")
    assert is_set("high 8, high 6 | low 8, low 7", "qld s442(1)")


def test_s442_2_with_8_or_9_the_highest_tile_is_on_the_high_hand() -> None:
    assert is_set("low 8, low 7 | high 8, 11", "qld s442(2)")
    assert is_set("high 7, low 7 | low 10, 9", "qld s442(2)")


def test_reading_h23_a_way_follows_by_its_own_high_hand_and_where_none_does_nothing_is_said() -> None:
    assert is_set(
        "high 4, 11 | low 10, low 7", "qld s442(1)"
    )  # 5 and 7 with the high 4 low; 4 and 8 would want it high
    assert is_set("high 6, 11 | high 10, low 7", "qld s442(3)")  # in neither way is the high 10 in its place


def test_s442_3_two_high_ranking_tiles_are_not_on_the_same_hand() -> None:
    assert is_set("12, low 4 | high 6, 11", "qld s442(3)")
    assert is_set("high 4, low 10 | high 10, low 7", "qld s442(3)")


def test_reading_h10_high_ranking_begins_at_high_6() -> None:
    assert is_set("high 6, low 10 | 12, 3/6", "qld s442(3)")  # the high 6 counts
    assert is_set("low 4, low 10 | high 4, 5", "qld s438(d)")  # the low 4 does not


def test_s438_c_reading_h26_two_small_tiles_are_played_before_big_ones_that_make_as_much() -> None:
    assert is_set("12, 11 | high 4, 5", "qld s438(c)")  # 9 of the 4 and the 5, not 7 of the 12 and the 5
    assert is_set("12, 11 | low 4, 5", "qld s438(c)")
    assert is_set("low 4, 11 | 2, low 6", "qld s438(c)")  # 8 of the 2 and the 6, not 7 of the 11 and the 6


def test_s439_3_is_named_where_it_gives_way_or_measures() -> None:
    assert "qld s439(3)" in set_hand(tiles("high 10, 5 | high 4, 11")).rule.cites
    assert "qld s439(3)" in set_hand(tiles("low 6, 5 | high 6, low 10")).rule.cites


def test_reading_h17_the_biggest_and_the_smallest_are_told_by_points() -> None:
    assert is_set("low 4, 11 | high 10, low 7", "qld s438(d)")  # the low 4 ranks above the 11


def test_s438_d_the_biggest_tile_with_the_smallest() -> None:
    assert is_set("high 7, low 8 | high 6, 11", "qld s438(d)")
    assert is_set("low 4, 11 | high 10, low 7", "qld s438(d)")


def test_reading_h21_all_pips_count_a_3_6_is_a_6_and_the_worse_way_is_dropped_first() -> None:
    assert is_set("11, 3/6 | high 8, low 10", "qld s438(d)")  # 11 is the biggest and the 6 the smallest
    assert is_set("high 4, low 4 | 2, 3/6", "qld s438")  # 8 and 8 beat 6 and 7 in both hands


def test_reading_h1_the_exceptions_then_pairs_then_12_and_2_then_the_rest() -> None:
    assert set_like("12, 5 | 3/6, 3/6")[1] == "qld s443(4)"  # holds a pair as well
    assert set_like("12, 9 | low 6, low 6")[1] == "qld s440(2)"  # holds a wong as well
    assert set_like("low 4, 5 | 12, high 7")[1] == "qld s441(1)"  # holds two small tiles as well


# Division 13


def test_s443_1_the_exceptions_come_first() -> None:
    assert is_set("high 4, low 8 | high 8, low 6", "qld s443(3)")  # 2 and 4, though 6 and 0 could be set


@pytest.mark.parametrize("seven", ["high 7", "low 7"])
def test_s443_2_with_7_high_8_high_10_and_11_play_7_and_9(seven: str) -> None:
    assert is_set(f"{seven}, high 10 | high 8, 11", "qld s443(2)")


def test_s443_2_not_with_the_low_10_or_the_low_8() -> None:
    assert set_like("low 7, high 8, low 10, 11")[1] != "qld s443(2)"
    assert set_like("low 7, low 8, high 10, 11")[1] != "qld s443(2)"


@pytest.mark.parametrize("fourth", ["high 6", "low 6", "high 7", "low 7"])
def test_s443_3_with_high_4_both_8s_and_a_6_or_7_the_high_8_is_on_the_high_hand(fourth: str) -> None:
    assert is_set(f"high 4, low 8 | high 8, {fourth}", "qld s443(3)")


def test_reading_h11_the_high_8_is_with_the_6_or_7() -> None:
    assert set_like("high 4, high 8, low 8, low 7")[0] == "high 4, low 8 | high 8, low 7"


def test_reading_h22_a_3_6_tile_is_no_6_there() -> None:
    assert set_like("high 4, high 8, low 8, 3/6")[1] != "qld s443(3)"


@pytest.mark.parametrize("six", ["high 6", "low 6"])
@pytest.mark.parametrize("big", ["2", "12"])
def test_s443_4_with_3_5_6_and_a_2_or_12_play_7_and_9(six: str, big: str) -> None:
    assert is_set(f"{big}, 5 | 3/6, {six}", "qld s443(4)")


def test_reading_h14_with_both_3_6_tiles_gee_jun_is_the_high_hand() -> None:
    assert is_set("2, 5 | 3/6, 3/6", "qld s443(4)")


@pytest.mark.parametrize("fourth", ["12", "2", "high 8", "high 10", "11", "high 7", "9", "low 8", "low 10"])
@pytest.mark.parametrize("four", ["high 4", "low 4"])
def test_s443_5_with_3_4_5_and_no_pair_play_the_9(four: str, fourth: str) -> None:
    assert is_set(f"3/6, {fourth} | {four}, 5", "qld s443(5)")


def test_s443_5_not_where_the_fourth_tile_makes_a_pair() -> None:
    assert is_set("3/6, 5 | high 4, high 4", "qld s440(2)")
    assert is_set("3/6, low 4 | 5, 5", "qld s440(2)")
    assert is_set("low 4, 5 | 3/6, 3/6", "qld s440(2)")


def test_reading_h13_the_high_4_before_the_low_and_with_a_6_the_highest_tile_decides() -> None:
    assert is_set("3/6, low 4 | high 4, 5", "qld s443(5)")
    assert is_set("3/6, high 6 | high 4, 5", "qld s443(5)")  # 9 and 9
    assert is_set("low 4, 5 | 3/6, high 6", "qld s443(5)")
    assert is_set("3/6, low 6 | low 4, 5", "qld s443(5)")


@pytest.mark.parametrize("ten", ["high 10", "low 10"])
def test_s443_6_with_both_8s_9_and_10_the_high_8_is_on_the_low_hand(ten: str) -> None:
    assert is_set(f"high 8, 9 | low 8, {ten}", "qld s443(6)")


def test_reading_h12_the_high_8_is_with_the_9() -> None:
    assert set_like("high 8, low 8, 9, low 10")[0] == "9, high 8 | low 10, low 8"


# Any hand


def test_s437_the_same_four_tiles_are_set_alike_in_whatever_order() -> None:
    one = tiles("12, 9 | high 7, 11")
    assert set_hand(one) == set_hand(one[::-1])


def test_reading_h24_the_difference_is_in_points_and_the_best_high_hand_is_by_rank() -> None:
    assert is_set("high 8, low 6 | high 6, 9", "qld s442(3)")  # 4 and 5 either way; by rank they would be unlike
    assert is_set("low 6, 5 | high 6, low 10", "qld s439(2)")  # of two 6s, the one with the high 6


def test_reading_h25_the_tiles_of_a_mixed_pair_may_stand_for_each_other() -> None:
    setting = set_hand(tiles("12, 2, 9, 9"))
    (two, nine), (twelve, other) = setting.low, setting.high
    assert is_house_way((two, nine), (twelve, other))
    assert is_house_way((two, other), (twelve, nine))
    assert not is_house_way((twelve, two), (nine, other))
