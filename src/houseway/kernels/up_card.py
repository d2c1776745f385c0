"""Every hand of five cards against every hand that a dealer who shows one card can have: decided and counted exactly.

Hands are swept from the lowest to the highest. For each set of at most three cards and each up card there is a number:
how many of the dealer's hands that were swept so far hold them all. How many of these hands share no card with a
player's hand follows by inclusion and exclusion over the subsets of that hand, for all up cards at once: a subset is a
row, and rows are added and subtracted. Of four cards and an up card the one hand that they make is ranked itself.
"""

from math import comb
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import inlined, kernel
from houseway.kernels.lookup import BITS, FROM_THREE, Lookup, Places, index_of

Hands: TypeAlias = NDArray[np.uint8]
Counts: TypeAlias = NDArray[np.int64]
Rows: TypeAlias = NDArray[np.int32]

DECK: Final = 52
FIVE: Final = 5
SINGLES, TWOS, THREES, ALL_ROWS = 1, 53, 53 + 1326, 53 + 1326 + 22100  # where sets of so many cards begin
SUBSETS: Final = 26  # of at most three cards of five
DEALERS: Final = comb(46, 4)
"""So many hands the dealer can have besides the up card."""
FAR: Final = 1 << 62
NO_HAND, HIGHER, EQUAL, LOWER, FOLDED = range(5)
"""How a deal ends: the dealer does not qualify; the player's hand is higher, equal or lower; the player has folded."""


class Swept(NamedTuple):
    """All hands, and the order in which they are swept."""

    hands: Hands  # the cards of each in order
    places: Places
    order: NDArray[np.int64]  # from the lowest place to the highest
    stands_for: NDArray[np.uint8]  # as `suit_classes` says


class Terms(NamedTuple):
    """What the rules say, by the place of a hand or the class of the player's, in whole parts of a unit."""

    qualifies: NDArray[np.bool_]  # by place: the dealer's hand
    kinds: NDArray[np.int64]  # by place: its class
    nets: Counts  # by class and end: what the player who goes on comes to
    folds: int  # what a player who folds comes to


@kernel
def every_five(out: Hands) -> None:
    """All hands of a deck, in lexicographic order."""
    at = 0
    for a in range(DECK):
        for b in range(a + 1, DECK):
            for c in range(b + 1, DECK):
                for d in range(c + 1, DECK):
                    for e in range(d + 1, DECK):
                        out[at, 0], out[at, 1], out[at, 2], out[at, 3], out[at, 4] = a, b, c, d, e
                        at += 1


@kernel
def suit_classes(hands: Hands, out: NDArray[np.uint8]) -> None:
    """By hand: how many hands it stands for, being the one whose suits come in order; 0 for those that it stands for.

    Suits are in order if the mask of face values of none is greater than that of the suit before it.
    """
    masks = np.zeros(4, np.int64)
    for row in range(len(hands)):
        masks[:] = 0
        for at in range(FIVE):
            masks[hands[row, at] & 3] |= 1 << (hands[row, at] >> 2)
        alike, ways, in_order = 1, 24, True
        for suit in range(1, 4):
            in_order &= masks[suit] <= masks[suit - 1]
            alike = alike + 1 if masks[suit] == masks[suit - 1] else 1
            ways //= alike
        out[row] = ways if in_order else 0


@inlined
def two(a: np.int64, b: np.int64) -> np.int64:
    return TWOS + b * (b - 1) // 2 + a


@inlined
def three(a: np.int64, b: np.int64, c: np.int64) -> np.int64:
    return THREES + c * (c - 1) * (c - 2) // 6 + b * (b - 1) // 2 + a


@inlined
def subsets(hands: Hands, row: int, out: NDArray[np.int64]) -> None:
    """The rows of a hand's subsets of at most three cards, the cards of a hand being in order."""
    out[0], at = 0, 1
    for i in range(FIVE):
        a = np.int64(hands[row, i])
        out[at], at = SINGLES + a, at + 1
        for j in range(i + 1, FIVE):
            b = np.int64(hands[row, j])
            out[at], at = two(a, b), at + 1
            for k in range(j + 1, FIVE):
                out[at], at = three(a, b, np.int64(hands[row, k])), at + 1


def signs() -> NDArray[np.int32]:
    """Whether the row of each of `subsets` is added or subtracted."""
    found = [1]
    for i in range(FIVE):
        found.append(-1)
        for j in range(i + 1, FIVE):
            found += [1, *[-1] * (FIVE - 1 - j)]
    return np.array(found, np.int32)


SIGNS: Final = signs()


@inlined
def sweep(rows: Rows, hands: Hands, row: int, first: int, last: int) -> None:
    """One more of the dealer's hands: it is counted for each of its cards as the up card, if in range."""
    for at in range(FIVE):
        up = np.int64(hands[row, at]) - first
        if 0 <= up < last - first:
            rows[0, up] += 1
            for i in range(FIVE):
                if i != at:
                    a = np.int64(hands[row, i])
                    rows[SINGLES + a, up] += 1
                    for j in range(i + 1, FIVE):
                        if j != at:
                            b = np.int64(hands[row, j])
                            rows[two(a, b), up] += 1
                            for k in range(j + 1, FIVE):
                                if k != at:
                                    rows[three(a, b, np.int64(hands[row, k])), up] += 1


@inlined
def apart(rows: Rows, within: NDArray[np.int64], out: Rows, at: int) -> None:
    """For each up card: how many swept hands share no card with a hand, as far as sets of three cards say."""
    width = rows.shape[1]
    for up in range(width):
        out[at, up] = 0
    for subset in range(SUBSETS):
        row, plus = within[subset], SIGNS[subset]
        for up in range(width):
            out[at, up] += plus * rows[row, up]


@inlined
def with_four(by: Lookup, hand: NDArray[np.uint8], place: int, terms: Terms, first: int, met: Rows) -> None:
    """Four of a hand's cards and an up card are one hand of the dealer's, which the rows do not know: it is ranked."""
    words, places = by
    for left_out in range(FIVE):
        word, values = FROM_THREE, np.uint64(0)
        for at in range(FIVE):
            if at != left_out:
                word += words[hand[at]]
                values |= words[BITS + hand[at]]
        for up in range(met.shape[1]):
            card = first + up
            found = places[index_of(word + words[card], values | words[BITS + card], places)]
            if not terms.qualifies[found]:
                met[NO_HAND, up] += 1
            elif found < place:
                met[HIGHER, up] += 1
            elif found == place:
                met[EQUAL, up] += 1


@inlined
def holds(hand: NDArray[np.uint8], card: int) -> bool:
    found = False
    for at in range(FIVE):
        found |= hand[at] == card
    return found


@inlined
def decide(
    hand: NDArray[np.uint8],
    times: int,
    kind: int,
    terms: Terms,
    first: int,
    given: bool,
    said: np.uint64,
    met: Rows,
    counts: Counts,
) -> tuple[np.uint64, np.int64]:
    """The up cards with which a hand goes on, as bits, and the least that a decision turns on."""
    bets, closest = np.uint64(0), np.int64(FAR)
    for up in range(met.shape[1]):
        card = first + up
        if holds(hand, card):
            continue
        met[LOWER, up] = DEALERS - met[NO_HAND, up] - met[HIGHER, up] - met[EQUAL, up]
        gains = np.int64(-terms.folds * DEALERS)
        for end in range(FOLDED):
            gains += terms.nets[kind, end] * met[end, up]
        closest = min(closest, abs(gains))
        goes_on = said >> np.uint64(card) & np.uint64(1) > 0 if given else gains > 0
        if goes_on:
            bets |= np.uint64(1) << np.uint64(card)
            for end in range(FOLDED):
                counts[kind, card >> 2, end] += times * np.int64(met[end, up])
        else:
            counts[kind, card >> 2, FOLDED] += times * DEALERS
    return bets, closest


@inlined
def end_of(swept: Swept, begun: int) -> int:
    """Where the hands that are equal to the one there end."""
    ended = begun
    while ended < len(swept.order) and swept.places[swept.order[ended]] == swept.places[swept.order[begun]]:
        ended += 1
    return ended


@inlined
def sweep_those(
    swept: Swept, qualified: bool, terms: Terms, ups: tuple[int, int], begun: int, ended: int, rows: Rows
) -> None:
    """The hands from one to before another, if the dealer qualifies with them, or does not."""
    for at in range(begun, ended):
        row = swept.order[at]
        if terms.qualifies[swept.places[row]] == qualified:
            sweep(rows, swept.hands, row, ups[0], ups[1])


@kernel
def play(
    by: Lookup, swept: Swept, terms: Terms, ups: tuple[int, int], given: bool, bets: NDArray[np.uint64], counts: Counts
) -> np.int64:
    """Best play against the up cards from one to before another, or as `bets` says where it is given.

    `bets` gets a bit for each up card with which a hand that stands for others goes on; `counts` gets how its deals
    end, by class, rank of the up card and end. Back comes the least that any decision turns on.
    """
    width = ups[1] - ups[0]
    none, below = np.zeros((ALL_ROWS, width), np.int32), np.zeros((ALL_ROWS, width), np.int32)
    sweep_those(swept, False, terms, ups, 0, len(swept.order), none)
    within, met = np.empty(SUBSETS, np.int64), np.empty((FOLDED, width), np.int32)
    closest, begun = np.int64(FAR), 0
    while begun < len(swept.order):
        ended = end_of(swept, begun)
        lower = np.empty((ended - begun, width), np.int32)
        for at in range(begun, ended):
            if swept.stands_for[swept.order[at]]:
                subsets(swept.hands, swept.order[at], within)
                apart(below, within, lower, at - begun)
        sweep_those(swept, True, terms, ups, begun, ended, below)
        for at in range(begun, ended):
            row = swept.order[at]
            if swept.stands_for[row]:
                subsets(swept.hands, row, within)
                apart(none, within, met, NO_HAND)
                apart(below, within, met, EQUAL)
                for up in range(width):
                    met[HIGHER, up] = lower[at - begun, up]
                    met[EQUAL, up] -= lower[at - begun, up]
                hand, place = swept.hands[row], swept.places[row]
                with_four(by, hand, place, terms, ups[0], met)
                which, least = decide(
                    hand, swept.stands_for[row], terms.kinds[place], terms, ups[0], given, bets[row], met, counts
                )
                bets[row] |= which
                closest = min(closest, least)
        begun = ended
    return closest
