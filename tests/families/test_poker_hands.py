"""Poker hands: every one of the 2,598,960 of a complete deck, and those of the reduced decks."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from houseway.equipment.cards import DECKS, many
from houseway.families.poker_hands import (
    ACE_AND_KING,
    CLASSES,
    LOW_STRAIGHT,
    REDUCED_CLASSES,
    class_number,
    face_values,
    hand_class,
    hand_rank,
)

COMPLETE = {
    "odd card hand": 1_302_540,
    "1 pair": 1_098_240,
    "2 pairs": 123_552,
    "3 of a kind": 54_912,
    "straight": 10_200,
    "flush": 5_108,
    "full house": 3_744,
    "4 of a kind": 624,
    "straight flush": 36,
    "royal flush": 4,
}


def rank(text: str, **options: int) -> int:
    a, b, c, d, e = many(text)
    return hand_rank(a, b, c, d, e, **options)  # type: ignore[arg-type]


@pytest.mark.long
def test_every_hand_of_a_complete_deck_falls_in_its_class() -> None:
    ranks = Counter(hand_rank(*five) for five in combinations(range(52), 5))
    classes: Counter[str] = Counter()
    for each, count in ranks.items():
        classes[hand_class(each)] += count
    assert classes == COMPLETE
    assert len(ranks) == 7462  # as many hands differ from each other
    assert sum(count for each, count in ranks.items() if each >= ACE_AND_KING) == 1_463_700


def test_every_pattern_of_ranks_with_its_suits_falls_in_its_class() -> None:
    """The same by patterns: five ranks suited or not, weighted by the ways to give them suits."""
    classes: Counter[str] = Counter()
    for values in combinations(range(13), 5):
        a, b, c, d, e = (4 * value for value in values)
        classes[hand_class(hand_rank(a, b, c, d, e))] += 4
        classes[hand_class(hand_rank(a, b, c, d, e + 1))] += 1020
    for pair in range(13):
        for a, b, c in combinations([value for value in range(13) if value != pair], 3):
            five = (4 * pair, 4 * pair + 1, 4 * a, 4 * b, 4 * c)
            classes[hand_class(hand_rank(*five))] += comb(4, 2) * 64
    assert {name: classes[name] for name in classes} == {
        name: COMPLETE[name]
        for name in ("odd card hand", "1 pair", "straight", "flush", "straight flush", "royal flush")
    }


@pytest.mark.parametrize(
    ("size", "low", "counts"),
    [
        (40, False, {"straight": 6_120, "full house": 2_160, "flush": 984, "straight flush": 20, "royal flush": 4}),
        (40, True, {"straight": 7_140, "full house": 2_160, "flush": 980, "straight flush": 24, "royal flush": 4}),
        (32, False, {"straight": 4_080, "full house": 1_344, "flush": 208, "straight flush": 12, "royal flush": 4}),
        (32, True, {"straight": 5_100, "full house": 1_344, "flush": 204, "straight flush": 16, "royal flush": 4}),
    ],
)
def test_reduced_decks_with_the_ace_high_or_low_too(size: int, low: bool, counts: dict[str, int]) -> None:
    straight = LOW_STRAIGHT[size] if low else 0
    ranks = (hand_rank(*five, straight, True) for five in combinations(DECKS[size], 5))
    classes = Counter(hand_class(each, reduced=True) for each in ranks)
    assert {name: classes[name] for name in counts} == counts
    assert sum(classes.values()) == comb(size, 5)


def test_a_flush_beats_a_full_house_in_a_reduced_deck_alone() -> None:
    flush, full = "KS QS 10S 9S 7S", "KS KD KH AS AD"
    assert rank(flush) < rank(full)
    assert rank(flush, reduced=True) > rank(full, reduced=True)
    assert (CLASSES[5], CLASSES[6]) == (REDUCED_CLASSES[6], REDUCED_CLASSES[5]) == ("flush", "full house")


LADDER = [
    "2S 3D 4H 5C 7S",
    "AS QD JH 10C 9S",
    "AS KD 4H 3C 2S",
    "AS KD QH JC 9S",
    "2S 2D 3H 4C 5S",
    "2S 2D AH KC QS",
    "AS AD 2H 3C 4S",
    "2S 2D 3H 3C 4S",
    "KS KD 2H 2C AS",
    "KS KD 3H 3C 2S",
    "2S 2D 2H 3C 4S",
    "AS AD AH KC QS",
    "AS 2D 3H 4C 5S",
    "2S 3D 4H 5C 6S",
    "10S JD QH KC AS",
    "2S 3S 4S 5S 7S",
    "AS KS QS JS 9S",
    "2S 2D 2H AC AS",
    "3S 3D 3H 2C 2S",
    "2S 2D 2H 2C AS",
    "3S 3D 3H 3C 2S",
    "AS 2S 3S 4S 5S",
    "9S 10S JS QS KS",
    "10S JS QS KS AS",
]


def test_each_of_these_ranks_above_the_one_before() -> None:
    ranks = [rank(text) for text in LADDER]
    assert ranks == sorted(set(ranks))
    assert [class_number(each) for each in ranks] == sorted(class_number(each) for each in ranks)


@pytest.mark.parametrize(
    ("text", "several", "rest"),
    [
        ("KS KD 4H 4C 2S", [11, 2], [0]),
        ("9S 9D 9H AC AS", [7], [12]),
        ("AS 2D 3H 4C 5S", [3, 2, 1, 0], []),
        ("AS KD QH 9C 5S", [12, 11, 10, 7, 3], []),
    ],
)
def test_the_face_values_that_decide(text: str, several: list[int], rest: list[int]) -> None:
    assert face_values(rank(text)) == (several, rest)


def test_suits_and_the_order_of_the_cards_change_nothing() -> None:
    assert rank("KS KD 4H 4C 2S") == rank("4D 2C KH 4S KC")


def test_without_a_low_straight_the_ace_is_high_only() -> None:
    assert hand_class(rank("AS 2D 3H 4C 5S", low_straight=0)) == "odd card hand"
