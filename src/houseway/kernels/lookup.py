"""A poker hand placed by a sum and two look-ups: how the tables are laid out, and the kernels that read them.

Both stand in one file because a kernel that was compiled is kept until its own file changes.

Each card has one word. Its top bits are the key of its face value: the sums of the keys differ for every combination of
face values that a hand can have, so a sum says which it is. Its lowest 16 bits count suits, four bits each, and begin
at 3, so that five of a suit set the highest bit of the four. The sums are numbers up to 2**25, far apart; they are
packed by row displacement: the numbers are cut in rows, and each row is pushed along until its sums fall into gaps
that the rows before it have left (Tarjan and Yao, 1979).

A place is where a rank stands among all the ranks that hands can have, from 0, the lowest.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import inlined, kernel

Places: TypeAlias = NDArray[np.uint16]

KEY_BITS: Final = 25
COLUMN_BITS: Final = 12
ROWS: Final = 1 << KEY_BITS - COLUMN_BITS
COLUMNS: Final = 1 << COLUMN_BITS
MASKS: Final = 1 << 13  # of the face values in one suit
NO_CARD: Final = 1 << 16
"""What a number that is no card of the deck adds to the sum, just above the suits."""


class Lookup(NamedTuple):
    """What a kernel needs to place a hand of so many cards: two arrays, which it takes apart before its loop."""

    words: NDArray[np.uint64]  # 256 words by card; then its bit among the values of its suit, 16 bits for each suit
    places: Places  # by row: how far it was pushed along; by the values of one suit; by where a number then falls


# A word, from the top: the number of its face values (a row and a column), and, after what is not used, the suits.
ROW, NUMBER, COLUMN = np.uint64(64 - KEY_BITS + COLUMN_BITS), np.uint64(64 - KEY_BITS), np.uint64(COLUMNS - 1)
FROM_THREE: Final = np.uint64(0x3333)  # of each suit, before a card is counted
FIVE_CLUBS, FIVE_DIAMONDS, FIVE_HEARTS = np.uint64(0x8), np.uint64(0x80), np.uint64(0x800)
NO_CARDS: Final = np.uint64(15 * NO_CARD)
SPECIAL: Final = np.uint64(0x8888) | NO_CARDS  # five suited, or not all of them cards

# The parts of `Lookup.words` and of `Lookup.places`
BITS, FLUSHES, UNSUITED = np.uint64(256), np.uint64(ROWS), np.uint64(ROWS + MASKS)
SUIT_SHIFT, ONE_SUIT = np.uint64(4), np.uint64(MASKS - 1)


@inlined
def total(words: NDArray[np.uint64], cards: NDArray[np.uint8], first: np.uint64, count: int) -> np.uint64:
    """The sum of the words of so many cards, for kernels to call with a constant `count`."""
    word = FROM_THREE
    for at in range(count):
        word += words[cards[first + np.uint64(at)]]
    return word


@inlined
def values(words: NDArray[np.uint64], cards: NDArray[np.uint8], first: np.uint64, count: int) -> np.uint64:
    """The values that they have in each suit."""
    found = np.uint64(0)
    for at in range(count):
        found |= words[BITS + cards[first + np.uint64(at)]]
    return found


@inlined
def index(
    word: np.uint64, words: NDArray[np.uint64], places: Places, cards: NDArray[np.uint8], row: int, count: int
) -> np.uint64:
    """Where in `places` a hand with this total finds its place."""
    if not word & SPECIAL:
        return unsuited(word, places)
    found = np.uint64(0)
    for at in range(count):
        found |= words[BITS + cards[row, at]]
    return suited(word, found)


@inlined
def suited(word: np.uint64, values: np.uint64) -> np.uint64:
    """The same where five are of one suit, from the values that the hand has in each suit."""
    five = word & SPECIAL
    suit = np.uint64(five > FIVE_CLUBS) + np.uint64(five > FIVE_DIAMONDS) + np.uint64(five > FIVE_HEARTS)
    return FLUSHES + (values >> (suit << SUIT_SHIFT) & ONE_SUIT)


@inlined
def unsuited(word: np.uint64, places: Places) -> np.uint64:
    """The same for a hand in which no five are of one suit."""
    pushed: np.uint64 = places[word >> ROW]
    return UNSUITED + pushed + (word >> NUMBER & COLUMN)


@inlined
def index_of(word: np.uint64, values: np.uint64, places: Places) -> np.uint64:
    """The same for a hand that is summed up card by card, its values beside its words; all of them are cards."""
    return suited(word, values) if word & SPECIAL else unsuited(word, places)


@kernel
def places5(by: Lookup, cards: NDArray[np.uint8], out: Places) -> np.uint64:
    words, places = by
    flat, seen = cards.ravel(), np.uint64(0)  # so that the compiler knows how far apart hands lie
    for row in range(len(out)):
        first = np.uint64(row) * np.uint64(5)
        word = total(words, flat, first, 5)
        seen |= word
        if word & SPECIAL:
            out[row] = places[suited(word, values(words, flat, first, 5))]
        else:
            out[row] = places[unsuited(word, places)]
    return seen


@kernel
def places7(by: Lookup, cards: NDArray[np.uint8], out: Places) -> np.uint64:
    words, places = by
    flat, seen = cards.ravel(), np.uint64(0)  # so that the compiler knows how far apart hands lie
    for row in range(len(out)):
        first = np.uint64(row) * np.uint64(7)
        word = total(words, flat, first, 7)
        seen |= word
        if word & SPECIAL:
            out[row] = places[suited(word, values(words, flat, first, 7))]
        else:
            out[row] = places[unsuited(word, places)]
    return seen
