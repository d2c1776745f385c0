"""The compiled evaluator: every hand there is, and agreement with the rule it was built from."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain, combinations
from math import comb

import numpy as np
import pytest
from numpy.typing import NDArray
from support.poker_frequencies import SEVEN_CARDS, hands_of_five

from houseway.equipment.cards import DECKS, FULL_DECK, many
from houseway.errors import BadInput
from houseway.families.poker_hands import CLASSES, LOW_STRAIGHT, hand_rank
from houseway.kernels.hands import Evaluator
from houseway.kernels.tables import patterns, sums

RULES = [(size, low) for size in DECKS for low in (True, False)]
Cards = NDArray[np.uint8]


def five_of(deck: tuple[int, ...]) -> Cards:
    """Every five cards of a deck, in lexicographic order."""
    return np.fromiter(chain.from_iterable(combinations(deck, 5)), np.uint8).reshape(-1, 5)


def random_hands(deck: tuple[int, ...], cards: int, hands: int) -> Cards:
    chance = np.random.default_rng([len(deck), cards])
    return np.array(deck, np.uint8)[chance.random((hands, len(deck))).argsort(axis=1)[:, :cards]]


def rank(five: Iterable[int], size: int, low: bool) -> int:
    a, b, c, d, e = five
    return hand_rank(a, b, c, d, e, LOW_STRAIGHT[size] if low else 0, size != 52)


@pytest.mark.parametrize("cards", [5, 7])
def test_the_sums_of_keys_differ_for_every_pattern(cards: int) -> None:
    assert len(patterns(cards)) == {5: 6_175, 7: 49_205}[cards]
    assert len(np.unique(sums(cards))) == len(patterns(cards))


@pytest.mark.parametrize(("size", "low"), RULES)
def test_every_five_cards_fall_in_their_class(size: int, low: bool) -> None:
    poker = Evaluator(size, low_ace=low)
    counts = np.bincount(poker.ranks5(five_of(DECKS[size])), minlength=len(poker.ranks))
    classes: Counter[str] = Counter()
    for name, count in zip(poker.names, counts.tolist(), strict=True):
        classes[name] += count
    assert classes == hands_of_five(size // 4, low)
    assert classes.total() == comb(size, 5)


def test_every_seven_cards_of_a_complete_deck_fall_in_their_class() -> None:
    """Two cards, with every five that come after them: these are the last of all fives."""
    poker, five = Evaluator(), five_of(FULL_DECK)
    counts = np.zeros(len(poker.ranks), np.int64)
    hands, places = np.empty((len(five), 7), np.uint8), np.empty(len(five), np.uint16)
    for second in range(1, 47):
        count = comb(51 - second, 5)
        hands[:count, 2:], hands[:count, 1] = five[-count:], second
        for first in range(second):
            hands[:count, 0] = first
            counts += np.bincount(poker.ranks7(hands[:count], places[:count]), minlength=len(counts))
    by_class = np.bincount(poker.classes, counts, len(CLASSES)).astype(np.int64)
    assert by_class.tolist() == list(SEVEN_CARDS)
    assert by_class.sum() == comb(52, 7)


@pytest.mark.parametrize(("size", "low"), RULES)
def test_five_cards_rank_as_the_rule_says(size: int, low: bool) -> None:
    poker, hands = Evaluator(size, low_ace=low), random_hands(DECKS[size], 5, 2_000)
    assert poker.ranks[poker.ranks5(hands)].tolist() == [rank(five, size, low) for five in hands.tolist()]


@pytest.mark.parametrize(("size", "low"), RULES)
def test_seven_cards_rank_as_the_best_five_of_them(size: int, low: bool) -> None:
    poker, hands = Evaluator(size, low_ace=low), random_hands(DECKS[size], 7, 1_000)
    best = [max(rank(five, size, low) for five in combinations(seven, 5)) for seven in hands.tolist()]
    assert poker.ranks[poker.ranks7(hands)].tolist() == best


def test_the_order_of_the_cards_does_not_matter() -> None:
    poker, hands = Evaluator(), random_hands(FULL_DECK, 7, 1_000)
    assert (poker.ranks7(hands) == poker.ranks7(np.ascontiguousarray(hands[:, ::-1]))).all()


def test_places_can_be_written_where_the_caller_says() -> None:
    poker, hands = Evaluator(), random_hands(FULL_DECK, 5, 10)
    out = np.empty(10, np.uint16)
    assert poker.ranks5(hands, out) is out


@pytest.mark.parametrize(
    ("hands", "why"),
    [
        (np.zeros((3, 5), np.int64), "int64"),
        (np.zeros((3, 6), np.uint8), "rows of 5"),
        (np.zeros((5, 3), np.uint8).T, "one block"),
        (np.array([[0, 4, 8, 12, 52]], np.uint8), "no card"),
        (np.array([many("AS KS QS JS 10S"), [0, 4, 8, 12, 255]], np.uint8), "no card"),
    ],
)
def test_what_is_not_a_hand_is_refused(hands: Cards, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        Evaluator().ranks5(hands)


def test_a_card_that_a_reduced_deck_lacks_is_refused() -> None:
    with pytest.raises(BadInput, match="no card of this deck"):
        Evaluator(32).ranks7(np.array([many("AS KS QS JS 10S 9H 6H")], np.uint8))


def test_there_is_no_other_deck() -> None:
    with pytest.raises(BadInput, match="52, 40, 32"):
        Evaluator(36)


@pytest.mark.parametrize("out", [np.empty(3, np.uint16), np.empty(2, np.uint32), np.empty(4, np.uint16)[::2]])
def test_places_have_room_for_each_hand(out: NDArray[np.uint16]) -> None:
    with pytest.raises(BadInput, match="uint16"):
        Evaluator().ranks5(random_hands(FULL_DECK, 5, 2), out)


@pytest.mark.parametrize("hands", [0, 1, 10_001])
def test_threads_place_hands_as_one_does(hands: int) -> None:
    poker, five, seven = Evaluator(), random_hands(FULL_DECK, 5, hands), random_hands(FULL_DECK, 7, hands)
    assert (poker.ranks5(five, threads=3) == poker.ranks5(five)).all()
    assert (poker.ranks7(seven, threads=2) == poker.ranks7(seven)).all()


def test_what_is_no_card_is_refused_whichever_thread_meets_it() -> None:
    hands = random_hands(FULL_DECK, 5, 1_000)
    hands[-1, 0] = 77
    with pytest.raises(BadInput, match="no card"):
        Evaluator().ranks5(hands, threads=4)


def test_no_thread_at_all_is_refused() -> None:
    with pytest.raises(BadInput, match="1 or more"):
        Evaluator().ranks7(random_hands(FULL_DECK, 7, 2), threads=0)
