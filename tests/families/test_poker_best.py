"""The best five of more cards: equal to the best of every five, and counted exactly where that can be done."""

import random
from collections import Counter
from itertools import combinations

import pytest

from houseway.cite import cite
from houseway.equipment.cards import DECKS, FULL_DECK, REDUCED_DECK_32, many
from houseway.families.poker.best import COUNTED, best_rank, face_up_rank
from houseway.families.poker.offers import FoldCallOrMore
from houseway.families.poker_hands import LOW_STRAIGHT, hand_class, hand_rank
from houseway.play.ask import Offer


@pytest.mark.parametrize("cards", [5, 6, 7, 8])
@pytest.mark.parametrize("ace_low", [False, True])
@pytest.mark.parametrize("deck", [52, 40, 32])
def test_it_is_the_best_of_every_five(deck: int, ace_low: bool, cards: int) -> None:
    chance, low = random.Random(f"{deck} {ace_low} {cards}"), LOW_STRAIGHT[deck] if ace_low else 0
    for _ in range(200):
        held = chance.sample(DECKS[deck], cards)
        best = max(hand_rank(*five, low, deck < 52) for five in combinations(held, 5))
        assert best_rank(held, low, deck < 52) == best


@pytest.mark.parametrize(
    ("held", "name"),
    [
        ("AS 2S 3S 4S 5S KD KH", "straight flush"),
        ("AS KS QS JS 10S 9S 8S", "royal flush"),
        ("9S 9H 9D 9C KS KH KD", "4 of a kind"),
        ("9S 9H 9D KC KS KH 2D", "full house"),
        ("9S 7S 5S 3S 2S 9H 9D", "flush"),
        ("9S 9H 7D 7C 5S 5H 2D", "2 pairs"),
        ("AS 3H 5D 7C 9S JH KD", "odd card hand"),
    ],
)
def test_seven_cards_that_make_several_hands_are_the_best_of_them(held: str, name: str) -> None:
    assert hand_class(best_rank(many(held))) == name


def test_every_hand_of_32_cards_is_counted() -> None:
    """By hand: 8 face values, four straights with the ace high alone."""
    counts = Counter(
        hand_class(best_rank(five, 0, reduced=True), reduced=True) for five in combinations(REDUCED_DECK_32, 5)
    )
    assert counts == {
        "royal flush": 4,
        "straight flush": 12,
        "4 of a kind": 8 * 28,
        "flush": 56 * 4 - 16,
        "full house": 8 * 4 * 7 * 6,
        "straight": 4 * 4**5 - 16,
        "3 of a kind": 8 * 4 * 21 * 16,
        "2 pairs": 28 * 36 * 24,
        "1 pair": 8 * 6 * 35 * 64,
        "odd card hand": (56 - 4) * (4**5 - 4),
    }


def test_face_up_cards_rank_by_what_is_alike_and_then_by_height() -> None:
    chance = random.Random("up")
    for _ in range(500):
        cards = chance.sample(FULL_DECK, chance.randint(1, 4))
        assert face_up_rank(sum(COUNTED[card] for card in cards)) == best_rank(cards, 0)


def test_offers_beyond_a_fold_and_a_call_are_worked_out_once_and_only_when_looked_at() -> None:
    offer, worked_out = Offer(cite("qld s367(1)")), []

    def more(offers: dict[str, Offer]) -> None:
        worked_out.append(1)
        offers["raise"] = offer

    offers = FoldCallOrMore(fold=offer, call=offer)
    offers.more = more
    assert "call" in offers
    assert offers["fold"] is offer
    assert not worked_out
    assert "raise" in offers
    assert "check" not in offers
    assert list(offers) == list(offers.keys()) == [act for act, _ in offers.items()] == ["fold", "call", "raise"]
    assert len(offers) == len(offers.values()) == len({**offers}) == 3
    assert worked_out == [1]
