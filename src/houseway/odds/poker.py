"""Poker, where players play against players: how often each hand comes, exactly, with every deck that a text allows.

>>> stud = frequencies("5-card-stud")[0]
>>> stud.deck, stud.classes[0].name, stud.classes[0].hands, stud.hands
(52, 'royal flush', 4, 2598960)
"""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import combinations
from os import cpu_count
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from houseway.equipment.cards import DECKS, RANK, REDUCED_DECK_32, SUIT, Card
from houseway.families.poker.stud.arithmetic import hand_value
from houseway.families.poker_hands import STRAIGHT, class_number
from houseway.games import draw, five_card_stud, manila, seven_card_stud
from houseway.games.draw.arithmetic import CARDS, DECKS_WITH, rank_of
from houseway.games.five_card_stud.rules import decks_for as decks_of_five
from houseway.games.manila.arithmetic import best_rank
from houseway.games.seven_card_stud.arithmetic import SEVEN
from houseway.games.seven_card_stud.rules import decks_for as decks_of_seven
from houseway.kernels.counting import Counts, count5, count7, count_with_three
from houseway.kernels.hands import Evaluator
from houseway.odds.frequencies import Frequencies, HandClass

Ranked: TypeAlias = Callable[[Sequence[Card], int, bool], int]
"""What a game makes of five cards, by the size of the deck, and whether the ace was announced low as well as high."""


class Deal(NamedTuple):
    """What a game's players make their hands of."""

    decks: tuple[int, ...]  # that its text allows, the complete one first
    counted: Callable[[Evaluator], Counts]
    ranked: Ranked
    made_of: str


def frequencies(name: str) -> list[Frequencies]:
    """Of one game: a table for each deck, and where an announcement decides about the ace, for both."""
    deal = DEALS[name]
    return [_frequencies(name, deck, ace_low) for deck in deal.decks for ace_low in _aces(deal, deck)]


def _aces(deal: Deal, deck: int) -> list[bool]:
    """Whether the ace may be low, announced or not: asked by the one straight that tells."""
    ranks = sorted({RANK[card] for card in DECKS[deck]})[:5]
    straight = [4 * (rank - 1) + (rank == ranks[0]) for rank in ranks]  # the ace of another suit
    return sorted({class_number(deal.ranked(straight, deck, announced)) == STRAIGHT for announced in (False, True)})


@cache
def _frequencies(name: str, deck: int, ace_low: bool) -> Frequencies:
    poker, deal = Evaluator(deck, low_ace=ace_low), DEALS[name]
    by_place = deal.counted(poker)
    by_class: Counter[str] = Counter()
    for called, hands in zip(poker.names, by_place.tolist(), strict=True):
        by_class[called] += hands
    classes = dict.fromkeys(reversed(poker.names))
    return Frequencies(name, deck, ace_low, deal.made_of, tuple(HandClass(each, by_class[each]) for each in classes))


# Counting


def of_five(poker: Evaluator) -> Counts:
    """By place: all hands of five cards of a deck."""
    deck = np.array(poker.deck, np.uint8)
    return _added(poker, [partial(count5, poker.five, deck, first) for first in range(len(deck))])


def of_seven(poker: Evaluator) -> Counts:
    """The best five of all seven cards."""
    deck = np.array(poker.deck, np.uint8)
    return _added(poker, [partial(count7, poker.seven, deck, first) for first in range(len(deck))])


def with_three_of_five(poker: Evaluator) -> Counts:
    """Two cards with the best three of five others.

    Two that differ in their suits alone from two others meet the same hands: one of them stands for all.
    """
    alike = Counter(map(_suits_in_order, combinations(poker.deck, 2)))
    return _added(poker, [partial(with_hole, poker, hole, poker.deck) for hole in alike], list(alike.values()))


def with_hole(poker: Evaluator, hole: tuple[Card, ...], deck: Sequence[Card], counts: Counts) -> None:
    """Two cards with the best three of every five others of these."""
    rest = [card for card in deck if card not in hole]
    count_with_three(poker.five, np.array(hole, np.uint8), np.array(rest, np.uint8), counts)


def _suits_in_order(hole: tuple[Card, ...]) -> tuple[Card, ...]:
    seen: list[int] = []
    for card in hole:
        if SUIT[card] not in seen:
            seen.append(SUIT[card])
    return tuple(card & ~3 | seen.index(SUIT[card]) for card in hole)


def _added(poker: Evaluator, work: Sequence[Callable[[Counts], None]], times: Sequence[int] | None = None) -> Counts:
    """What each part of the work has counted, on all cores."""

    def counted(part: Callable[[Counts], None]) -> Counts:
        counts = np.zeros(len(poker.ranks), np.int64)
        part(counts)
        return counts

    with ThreadPoolExecutor(cpu_count()) as pool:
        found = np.array(list(pool.map(counted, work)))
    total: Counts = found.sum(axis=0) if times is None else np.array(times) @ found
    return total


DEALS: Final = {
    manila.GAME.name: Deal(
        (len(REDUCED_DECK_32),),
        with_three_of_five,
        lambda cards, _deck, announced: best_rank(cards[:2], cards[2:], announced),
        "both hole cards and the best three of five communal cards",
    ),
    draw.GAME.name: Deal(tuple(DECKS_WITH), of_five, rank_of, f"{CARDS} cards as dealt, before the draw"),
    five_card_stud.GAME.name: Deal(decks_of_five(five_card_stud.GAME.players[0]), of_five, hand_value, "5 cards"),
    seven_card_stud.GAME.name: Deal(
        decks_of_seven(seven_card_stud.GAME.players[0]), of_seven, hand_value, f"the best five of {SEVEN} cards"
    ),
}
"""By game; the fewest players have the widest choice of decks."""
