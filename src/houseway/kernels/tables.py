"""The tables of `lookup`, built from `hand_rank`: the rule stays written once, and nobody types a table."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import Card
from houseway.families.poker_hands import BIT, hand_rank
from houseway.kernels.lookup import COLUMNS, KEY_BITS, MASKS, NO_CARD, ROWS, Lookup, Places

Patterns: TypeAlias = NDArray[np.int64]

VALUES: Final = 13
KEYS: Final = (
    3635633, 18178165, 30219492, 17713467, 14515215, 6054887, 17932312, 12930314, 16936323, 22572792, 5226291,
    31935464, 28521575,
)  # fmt: skip
"""From 2 to the ace. Found by trial: key after key, a number at random until all sums of 7 differ modulo 2**KEY_BITS;
then all of them times an odd number, which spreads the sums over the rows."""


class Ranks(NamedTuple):
    """Every rank that five cards can have, lowest first, and the places of those that decide."""

    ranks: NDArray[np.int64]
    unsuited: Places  # of each of `patterns(5)`
    suited: Places  # of each mask of face values of one suit: the best five of them


@cache
def patterns(cards: int) -> Patterns:
    """Every combination of so many face values, ascending, with none more than four times."""
    every = np.array(list(combinations_with_replacement(range(VALUES), cards)))
    found: Patterns = every[(every[:, 4:] != every[:, :-4]).all(axis=1)]
    return found


@cache
def ranks_of(low_straight: int, reduced: bool) -> Ranks:
    """The order of the hands under one set of rules, by `hand_rank`."""
    unsuited = [_rank(values, (0, 1, 2, 3, 0), low_straight, reduced) for values in patterns(5).tolist()]
    five = list(combinations(range(VALUES), 5))
    suited = [_rank(values, (0, 0, 0, 0, 0), low_straight, reduced) for values in five]
    ranks, found = np.unique(np.array(unsuited + suited), return_inverse=True)
    places = found.astype(np.uint16)
    flushes = np.zeros(MASKS, np.uint16)
    flushes[[sum(1 << value for value in values) for values in five]] = places[len(unsuited) :]
    return Ranks(ranks, places[: len(unsuited)], _best_five(flushes))


def _rank(values: Sequence[int], suits: Sequence[int], low_straight: int, reduced: bool) -> int:
    a, b, c, d, e = (_card(value, suit) for value, suit in zip(values, suits, strict=True))
    return hand_rank(a, b, c, d, e, low_straight, reduced)


def _card(value: int, suit: int) -> Card:
    return 4 * ((value + 1) % VALUES) + suit  # an ace is the highest value and the first card


def _best_five(flushes: Places) -> Places:
    """Of more than five values, the best five are those of one value less, whichever that is."""
    for mask in range(MASKS):
        if mask.bit_count() > 5:
            flushes[mask] = max(flushes[mask ^ 1 << value] for value in range(VALUES) if mask >> value & 1)
    return flushes


def _places(cards: int, unsuited: Places) -> Places:
    """The places of all patterns of so many cards, no five suited: the best after leaving one card out."""
    if cards == 5:
        return unsuited
    whole, smaller, places = patterns(cards), _number(patterns(cards - 1)), _places(cards - 1, unsuited)
    without = (np.searchsorted(smaller, _number(np.delete(whole, card, axis=1))) for card in range(cards))
    best: Places = np.max([places[found] for found in without], axis=0)
    return best


def _number(values: Patterns) -> NDArray[np.int64]:
    """The values as the digits of one number, which keeps their order."""
    return values @ VALUES ** np.arange(values.shape[1])[::-1]


@cache
def fitted(cards: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """How far each row is pushed along, and where each pattern's sum falls then: the fullest row first, the first fit.

    The places that are free are the bits of one long integer, so that one step tries every push at once.
    """
    rows, columns = np.divmod(sums(cards), COLUMNS)
    by_row: list[list[int]] = [[] for _ in range(ROWS)]
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        by_row[row].append(column)
    pushed, free = np.zeros(ROWS, np.int64), (1 << 2 * len(rows) + COLUMNS) - 1
    for row in sorted(range(ROWS), key=lambda row: -len(by_row[row])):
        fits = free
        for column in by_row[row]:
            fits &= free >> column
        pushed[row] = push = (fits & -fits).bit_length() - 1
        free ^= sum(1 << column for column in by_row[row]) << push
    return pushed, pushed[rows] + columns


def sums(cards: int) -> NDArray[np.int64]:
    """The sum of the keys of each pattern."""
    found: NDArray[np.int64] = np.array(KEYS)[patterns(cards)].sum(axis=1) % (1 << KEY_BITS)
    return found


def lookup(cards: int, deck: Sequence[Card], ranks: Ranks) -> Lookup:
    """The tables for hands of so many cards of a deck."""
    pushed, fallen = fitted(cards)
    places = np.zeros(pushed.max() + COLUMNS, np.uint16)  # no sum whatever looks beyond them
    places[fallen] = _places(cards, ranks.unsuited)
    return Lookup(_words(deck), np.concatenate((pushed.astype(np.uint16), ranks.suited, places)))


def _words(deck: Sequence[Card]) -> NDArray[np.uint64]:
    words, bits = np.full(256, NO_CARD, np.uint64), np.zeros(256, np.uint64)
    for card in deck:
        key, suit = KEYS[BIT[card].bit_length() - 1], card & 3
        words[card] = key << 64 - KEY_BITS | 1 << 4 * suit
        bits[card] = BIT[card] << 16 * suit
    return np.concatenate((words, bits))
