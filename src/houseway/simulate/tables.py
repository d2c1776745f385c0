"""Tables that rank a poker hand with a sum and two look-ups. They are built from `hand_rank`; nobody types them.

Each card has one word. Its top bits are a key of its face value: the sums of the keys differ for every combination of
face values that a hand can have, so a sum says which it is. Its lowest 16 bits count suits, four bits each, and begin
at 3, so that five of a suit set the highest bit of the four. Sums are numbers up to 2**20 (5 cards) or 2**25 (7 cards),
far apart; they are packed by row displacement: the numbers are cut in rows, and each row is pushed along until its
sums fall into gaps that earlier rows have left (Tarjan and Yao, 1979).

A place is where a rank stands among all the ranks that hands can have, from 0, the lowest.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import Card
from houseway.families.poker_hands import BIT, hand_rank

__all__ = ["FIVE", "SEVEN", "Keys", "Lookup", "Places", "Ranks", "fitted", "lookup", "patterns", "ranks_of"]

Places: TypeAlias = NDArray[np.uint16]
Patterns: TypeAlias = NDArray[np.int64]

VALUES: Final = 13
NO_CARD: Final = 1 << 16
"""What a byte that is no card of the deck adds to a sum: the kernels look for it once a batch."""


class Keys(NamedTuple):
    """A key for each face value, from 2 to the ace; sums are taken modulo 2**bits and cut in rows of 2**row."""

    cards: int
    bits: int
    row: int
    keys: tuple[int, ...]


# Found by trial: key after key, a number at random until all the sums differ, then spread by an odd factor.
FIVE: Final = Keys(
    5, 20, 9,
    (489905, 352373, 85852, 756004, 394666, 376314, 1000375, 497285, 114847, 686909, 199619, 200330, 108068),
)  # fmt: skip
SEVEN: Final = Keys(
    7, 25, 12,
    (3635633, 18178165, 30219492, 17713467, 14515215, 6054887, 17932312, 12930314, 16936323, 22572792, 5226291,
     31935464, 28521575),
)  # fmt: skip


class Ranks(NamedTuple):
    """Every rank that five cards can have, lowest first, and the places of those that decide."""

    ranks: NDArray[np.int64]
    unsuited: Places  # of each of `patterns(5)`
    suited: Places  # of each mask of face values of one suit: the best five of them


class Lookup(NamedTuple):
    """What a kernel needs to place a hand of so many cards."""

    words: NDArray[np.uint64]  # by card
    shift: np.uint64  # from a sum of words to its number
    row_shift: np.uint64  # and to its row
    column: np.uint64  # the bits of a number that say where in its row it stands
    pushed: NDArray[np.uint16]  # by row: how far it was pushed along
    places: Places  # by where a number then falls
    bits: NDArray[np.uint64]  # by card: its bit among the face values of its suit, 16 bits for each suit
    flushes: Places  # by the face values of one suit


@cache
def patterns(cards: int) -> Patterns:
    """Every combination of so many face values, ascending, with none more than four times."""
    found = np.array(list(combinations_with_replacement(range(VALUES), cards)))
    return found[(found[:, 4:] != found[:, :-4]).all(axis=1)]


@cache
def ranks_of(low_straight: int, reduced: bool) -> Ranks:
    """The order of the hands under one set of rules, by `hand_rank`."""
    unsuited = [_rank(values, (0, 1, 2, 3, 0), low_straight, reduced) for values in patterns(5).tolist()]
    five = list(combinations(range(VALUES), 5))
    suited = [_rank(values, (0, 0, 0, 0, 0), low_straight, reduced) for values in five]
    ranks, places = np.unique(np.array(unsuited + suited), return_inverse=True)
    places = places.astype(np.uint16)
    flushes = np.zeros(1 << VALUES, np.uint16)
    flushes[[sum(1 << value for value in values) for values in five]] = places[len(unsuited) :]
    return Ranks(ranks, places[: len(unsuited)], _best_five(flushes))


def _rank(values: Sequence[int], suits: Sequence[int], low_straight: int, reduced: bool) -> int:
    a, b, c, d, e = (_card(value, suit) for value, suit in zip(values, suits, strict=True))
    return hand_rank(a, b, c, d, e, low_straight, reduced)


def _card(value: int, suit: int) -> Card:
    return 4 * ((value + 1) % VALUES) + suit  # an ace is the highest value and the first card


def _best_five(flushes: Places) -> Places:
    """Of more than five values, the best five are those of one value less, whichever that is."""
    for mask in range(1 << VALUES):
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
def fitted(keys: Keys) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """How far each row is pushed along, and where each pattern's sum falls then: the fullest row first, the first fit.

    The places that are free are the bits of one long integer, so that one step tries every push at once.
    """
    sums = np.array(keys.keys)[patterns(keys.cards)].sum(axis=1) % (1 << keys.bits)
    columns: list[list[int]] = [[] for _ in range(1 << keys.bits - keys.row)]
    for number in sums.tolist():
        columns[number >> keys.row].append(number & (1 << keys.row) - 1)
    pushed, free = [0] * len(columns), (1 << 2 * len(sums) + (1 << keys.row)) - 1
    for row in sorted(range(len(columns)), key=lambda row: -len(columns[row])):
        fits = free
        for column in columns[row]:
            fits &= free >> column
        pushed[row] = (fits & -fits).bit_length() - 1
        free ^= sum(1 << column for column in columns[row]) << pushed[row]
    by_row = np.array(pushed)
    return by_row, by_row[sums >> keys.row] + (sums & (1 << keys.row) - 1)


def lookup(keys: Keys, deck: Sequence[Card], ranks: Ranks) -> Lookup:
    """The tables for the hands of a deck."""
    pushed, fallen = fitted(keys)
    places = np.zeros(pushed.max() + (1 << keys.row), np.uint16)  # no sum whatever looks beyond them
    places[fallen] = _places(keys.cards, ranks.unsuited)
    words, bits = np.full(256, NO_CARD, np.uint64), np.zeros(256, np.uint64)
    for card in deck:
        value = BIT[card].bit_length() - 1
        words[card] = keys.keys[value] << 64 - keys.bits | 1 << 4 * (card & 3)
        bits[card] = BIT[card] << 16 * (card & 3)
    shift, row_shift = np.uint64(64 - keys.bits), np.uint64(64 - keys.bits + keys.row)
    column = np.uint64((1 << keys.row) - 1)
    return Lookup(words, shift, row_shift, column, pushed.astype(np.uint16), places, bits, ranks.suited)
