"""Poker, where players play against players: how often each hand comes, exactly, with every deck that a text allows.

>>> from houseway.games import find
>>> stud = frequencies(find("5-card-stud"))[0]
>>> stud.deck, stud.classes[0].name, stud.classes[0].hands, stud.hands
(52, 'royal flush', 4, 2598960)
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import combinations
from os import cpu_count
from typing import Any, Final

import numpy as np

from houseway.equipment.cards import DECKS, RANK, SUIT, Card
from houseway.families.poker.deal import HandSource
from houseway.families.poker_hands import STRAIGHT, class_number
from houseway.kernels.hand_counts import Counts, count5, count7, count_with_three
from houseway.kernels.hands import Evaluator
from houseway.odds.frequencies import Frequencies, HandFrequency
from houseway.play.game import Game


def frequencies(game: Game[Any]) -> list[Frequencies]:
    """A table for each deck, and where an announcement decides about the ace, for both."""
    deal: HandSource = game.module("frequencies").DEAL
    return [_frequencies(game.name, deal, deck, ace_low) for deck in deal.decks for ace_low in _aces(deal, deck)]


def _aces(deal: HandSource, deck: int) -> list[bool]:
    """Whether the ace may be low, announced or not: asked by the one straight that tells."""
    ranks = sorted({RANK[card] for card in DECKS[deck]})[:5]
    straight = [4 * (rank - 1) + (rank == ranks[0]) for rank in ranks]  # the ace of another suit
    return sorted({class_number(deal.ranked(straight, deck, announced)) == STRAIGHT for announced in (False, True)})


@cache
def _frequencies(name: str, deal: HandSource, deck: int, ace_low: bool) -> Frequencies:
    poker = Evaluator(deck, low_ace=ace_low)
    by_place = COUNTED[deal.counted](poker)
    by_class: Counter[str] = Counter()
    for called, hands in zip(poker.names, by_place.tolist(), strict=True):
        by_class[called] += hands
    classes = dict.fromkeys(reversed(poker.names))
    return Frequencies(
        name, deck, ace_low, deal.made_of, tuple(HandFrequency(each, by_class[each]) for each in classes)
    )


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


COUNTED: Final[Mapping[str, Callable[[Evaluator], Counts]]] = {
    "five": of_five,
    "best five of seven": of_seven,
    "two with three of five": with_three_of_five,
}
"""By what a hand is made of."""
