"""Every hand of a deck counted by its place: of five cards, the best five of seven, two with three of five others."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import inlined, kernel
from houseway.kernels.lookup import BITS, FROM_THREE, Lookup, Places, index_of

Cards: TypeAlias = NDArray[np.uint8]
Counts: TypeAlias = NDArray[np.int64]


@inlined
def place(word: np.uint64, values: np.uint64, card: np.uint8, words: NDArray[np.uint64], places: Places) -> np.uint16:
    """Of a hand that lacks this card yet."""
    found: np.uint16 = places[index_of(word + words[card], values | words[BITS + card], places)]
    return found


@kernel
def count5(by: Lookup, deck: Cards, first: int, counts: Counts) -> None:
    """All hands whose first card, in the order of the deck, is this one."""
    words, places = by
    n = len(deck)
    w1, v1 = FROM_THREE + words[deck[first]], words[BITS + deck[first]]
    for b in range(first + 1, n):
        w2, v2 = w1 + words[deck[b]], v1 | words[BITS + deck[b]]
        for c in range(b + 1, n):
            w3, v3 = w2 + words[deck[c]], v2 | words[BITS + deck[c]]
            for d in range(c + 1, n):
                w4, v4 = w3 + words[deck[d]], v3 | words[BITS + deck[d]]
                for e in range(d + 1, n):
                    counts[place(w4, v4, deck[e], words, places)] += 1


@kernel
def count7(by: Lookup, deck: Cards, first: int, counts: Counts) -> None:
    """The same for seven cards."""
    words, places = by
    n = len(deck)
    w1, v1 = FROM_THREE + words[deck[first]], words[BITS + deck[first]]
    for b in range(first + 1, n):
        w2, v2 = w1 + words[deck[b]], v1 | words[BITS + deck[b]]
        for c in range(b + 1, n):
            w3, v3 = w2 + words[deck[c]], v2 | words[BITS + deck[c]]
            for d in range(c + 1, n):
                w4, v4 = w3 + words[deck[d]], v3 | words[BITS + deck[d]]
                for e in range(d + 1, n):
                    w5, v5 = w4 + words[deck[e]], v4 | words[BITS + deck[e]]
                    for f in range(e + 1, n):
                        w6, v6 = w5 + words[deck[f]], v5 | words[BITS + deck[f]]
                        for g in range(f + 1, n):
                            counts[place(w6, v6, deck[g], words, places)] += 1


@kernel
def count_with_three(by: Lookup, hole: Cards, deck: Cards, counts: Counts) -> None:
    """Two cards with the best three of five others: every five that the deck, which is without the two, has."""
    words, places = by
    n = len(deck)
    w, v = FROM_THREE + words[hole[0]] + words[hole[1]], words[BITS + hole[0]] | words[BITS + hole[1]]
    twos, values = np.empty((n, n), np.uint64), np.empty((n, n), np.uint64)
    for a in range(n):
        for b in range(n):
            twos[a, b] = w + words[deck[a]] + words[deck[b]]
            values[a, b] = v | words[BITS + deck[a]] | words[BITS + deck[b]]
    best = np.empty((n, n, n), np.uint16)
    for a in range(n):
        for b in range(a + 1, n):
            for c in range(b + 1, n):
                best[a, b, c] = place(twos[a, b], values[a, b], deck[c], words, places)
    for a in range(n):
        for b in range(a + 1, n):
            for c in range(b + 1, n):
                three = best[a, b, c]
                for d in range(c + 1, n):
                    four = max(three, best[a, b, d], best[a, c, d], best[b, c, d])
                    for e in range(d + 1, n):
                        five = max(best[a, b, e], best[a, c, e], best[a, d, e])
                        counts[max(four, five, best[b, c, e], best[b, d, e], best[c, d, e])] += 1
