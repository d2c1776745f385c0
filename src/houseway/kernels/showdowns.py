"""Hands set against each other by their places on the ladder of ranks: which end a round comes to.

Nothing here asks for memory, so that a graphics card can run it as well, with one round at a time: whoever calls has
room for what is worked with.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import inlined, kernel
from houseway.kernels.lookup import FROM_THREE, SPECIAL, Lookup, Places, index

FOLDED, NO_HAND, HIGHER, EQUAL, LOWER = range(5)
"""How a player's hand ends against a dealer's that may have to qualify."""
MEETINGS: Final = ("folded", "no hand", "higher", "equal", "lower")


@inlined
def by_height(hands: NDArray[np.uint8], row: int, order: NDArray[np.uint8]) -> None:
    """The five cards of a row from the lowest, each as it would be numbered if the ace came last in a deck."""
    for at in range(5):
        height = np.uint8((hands[row, at] + 48) % 52)
        slot = at
        while slot > 0 and order[slot - 1] > height:
            order[slot] = order[slot - 1]
            slot -= 1
        order[slot] = height


@kernel
def against_the_dealer(
    places: Places,
    bets: NDArray[np.bool_],
    qualifies: NDArray[np.bool_],
    classes: NDArray[np.uint16],
    many: int,
    ends: NDArray[np.uint16],
) -> None:
    """`places` has the player's hand and then the dealer's, round after round; an end is a class for each meeting.

    There are so `many` classes.
    """
    for row in range(len(ends)):
        mine, dealers = places[2 * row], places[2 * row + 1]
        met = np.uint16(EQUAL) + np.uint16(mine < dealers) - np.uint16(mine > dealers)
        met = met if qualifies[dealers] else np.uint16(NO_HAND)
        met = met if bets[row] else np.uint16(FOLDED)
        ends[row] = met * np.uint16(many) + classes[mine]


@kernel
def by_the_up_card(
    hands: NDArray[np.uint8],
    places: Places,
    up: NDArray[np.uint8],
    bets: NDArray[np.bool_],
    looks: NDArray[np.bool_],
    order: NDArray[np.uint8],
    out: NDArray[np.bool_],
) -> None:
    """Which hands bet, by place, face value of the up card, and which cards are of its suit, the lowest first.

    Only where the place of a hand `looks` does the up card matter. `order` has room for five cards.
    """
    for row in range(len(out)):
        if not looks[places[row]]:
            out[row] = bets[places[row], 0, 0]
            continue
        by_height(hands, row, order)
        suited = np.int64(0)
        for at in range(5):
            suited |= np.int64(order[at] % 4 == up[row] % 4) << at
        out[row] = bets[places[row], (up[row] + 48) % 52 // 4, suited]


@kernel
def of_the_first(
    places: Places, players: int, classes: NDArray[np.uint16], many: int, ends: NDArray[np.uint16]
) -> None:
    """The first of so many players: how many share the pot with the best hand, 0 where it is another's; by class.

    There are so `many` classes.
    """
    for row in range(len(ends)):
        first = row * players
        mine = places[first]
        best, shared = mine, np.uint16(0)
        for at in range(first, first + players):
            best = max(best, places[at])
            shared += np.uint16(places[at] == mine)
        ends[row] = (shared if best == mine else np.uint16(0)) * np.uint16(many) + classes[mine]


@kernel
def best_of(
    by: Lookup,
    dealt: NDArray[np.uint8],
    hands: NDArray[np.uint64],
    five: NDArray[np.uint8],
    of_card: NDArray[np.uint64],
    out: Places,
) -> None:
    """The best of several hands that each player may make: `hands` has the columns of each, by player.

    There is room for a row of `five` cards, and for a word `of_card` for each that is dealt.
    """
    words, places = by
    for row in range(len(dealt)):
        for at in range(len(of_card)):
            of_card[at] = words[dealt[row, at]]
        for who in range(len(hands)):
            best = np.uint16(0)
            for which in range(hands.shape[1]):
                word = FROM_THREE
                for at in range(5):
                    word += of_card[hands[who, which, at]]
                if word & SPECIAL:
                    for at in range(5):
                        five[0, at] = dealt[row, hands[who, which, at]]
                best = max(best, places[index(word, words, places, five, 0, 5)])
            out[row * len(hands) + who] = best


@kernel
def after_the_draw(
    hands: NDArray[np.uint8],
    spare: NDArray[np.uint8],
    places: Places,
    given: NDArray[np.uint8],
    order: NDArray[np.uint8],
    out: NDArray[np.uint8],
) -> None:
    """Each hand with its discards replaced: `given` has them by place and by which card is of another suit.

    They are bits of the five cards from the lowest to the highest; the last column is of hands without four suited.
    `order` has room for five cards.
    """
    for row in range(len(out)):
        by_height(hands, row, order)
        gone, taken = given[places[row], _odd_suit(order)], 0
        for at in range(5):
            if gone >> at & 1:
                out[row, at] = spare[row, taken]
                taken += 1
            else:
                out[row, at] = (order[at] + 4) % 52


@inlined
def _odd_suit(cards: NDArray[np.uint8]) -> int:
    """Which of five cards is not of the suit that the four others share; 5 where there is none."""
    for at in range(5):
        other = cards[(at + 1) % 5] % 4
        alike = 0
        for each in range(5):
            alike += cards[each] % 4 == other
        if alike == 4 and cards[at] % 4 != other:
            return at
    return 5
