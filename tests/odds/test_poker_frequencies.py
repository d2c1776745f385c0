"""How often poker's hands come: by published figures, by formula, and small decks dealt out by the games' own ranks."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest
from support.poker_frequencies import SEVEN_CARDS, hands_of_five

from houseway.equipment.cards import DECKS, REDUCED_DECK_32
from houseway.families.poker.best import best_rank as best_of
from houseway.families.poker_hands import CLASSES, LOW_STRAIGHT, REDUCED_CLASSES
from houseway.games import GAMES, find
from houseway.games.manila.arithmetic import best_rank
from houseway.kernels.hand_counts import count7
from houseway.kernels.hands import Evaluator
from houseway.odds.frequencies import Frequencies
from houseway.odds.poker import frequencies, with_hole

POKER = [name for name in GAMES if find(name).pot]


def only(game: str, deck: int, ace_low: bool) -> Frequencies:
    (found,) = (each for each in frequencies(find(game)) if (each.deck, each.ace_low) == (deck, ace_low))
    return found


@pytest.mark.parametrize("game", POKER)
def test_every_deck_that_the_text_allows_with_the_ace_low_where_it_may_be(game: str) -> None:
    reduced = [(deck, ace_low) for deck in (40, 32) for ace_low in (False, True)]
    allowed = [(32, False), (32, True)] if game == "manila" else [(52, True), *reduced]  # s249, s296, s333, s377
    assert [(each.deck, each.ace_low) for each in frequencies(find(game))] == allowed


@pytest.mark.parametrize("game", ["draw", "5-card-stud"])
@pytest.mark.parametrize(("deck", "low"), [(52, True), (40, False), (40, True), (32, False), (32, True)])
def test_five_cards_by_formula(game: str, deck: int, low: bool) -> None:
    found = only(game, deck, low)
    assert dict(found.classes) == hands_of_five(deck // 4, low)
    assert found.hands == comb(deck, 5)


def test_all_133784560_hands_of_seven_cards_as_published() -> None:
    found = only("7-card-stud", 52, True)
    assert tuple(each.hands for each in found.classes) == SEVEN_CARDS[::-1]
    assert found.hands == comb(52, 7) == 133_784_560


@pytest.mark.parametrize("low", [False, True])
def test_every_hand_is_counted_once(low: bool) -> None:
    assert [only("7-card-stud", deck, low).hands for deck in (40, 32)] == [comb(40, 7), comb(32, 7)]
    assert only("manila", 32, low).hands == comb(32, 2) * comb(30, 5)


@pytest.mark.parametrize("game", POKER)
def test_a_flush_beats_a_full_house_in_a_reduced_deck(game: str) -> None:
    for each in frequencies(find(game)):
        order = CLASSES if each.deck == 52 else REDUCED_CLASSES
        assert tuple(each.name for each in each.classes) == order[::-1]


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize(("size", "skip"), [(52, 7), (40, 5), (32, 4)])
def test_seven_cards_of_a_few_by_the_rank_of_the_best_five(size: int, skip: int, low: bool) -> None:
    poker, deck = Evaluator(size, low_ace=low), [*DECKS[size][:6], *DECKS[size][6::skip]]
    counts = np.zeros(len(poker.ranks), np.int64)
    for first in range(len(deck)):
        count7(poker.seven, np.array(deck, np.uint8), first, counts)
    straight = LOW_STRAIGHT[size] if low else 0
    dealt = Counter(best_of(seven, straight, size != 52) for seven in combinations(deck, 7))
    assert {int(poker.ranks[at]): int(n) for at, n in enumerate(counts) if n} == dealt


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("hole", [(0, 1), (24, 50), (3, 51)])
def test_s251_both_hole_cards_and_three_of_five_communal_cards_one_by_one(hole: tuple[int, int], low: bool) -> None:
    poker, deck = Evaluator(32, low_ace=low), REDUCED_DECK_32[:6] + REDUCED_DECK_32[6::3]
    counts = np.zeros(len(poker.ranks), np.int64)
    with_hole(poker, hole, deck, counts)
    rest = [card for card in deck if card not in hole]
    dealt = Counter(best_rank(hole, communal, low) for communal in combinations(rest, 5))
    assert {int(poker.ranks[at]): int(n) for at, n in enumerate(counts) if n} == dealt
