"""Hands set against each other by their places on the ladder of ranks: which end a round comes to."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiled import kernel
from houseway.kernels.lookup import Places

FOLDED, NO_HAND, HIGHER, EQUAL, LOWER = range(5)
"""How a player's hand ends against a dealer's that may have to qualify."""
MEETINGS: Final = ("folded", "no hand", "higher", "equal", "lower")


@kernel
def against_the_dealer(
    places: Places,
    bets: NDArray[np.bool_],
    qualifies: NDArray[np.bool_],
    classes: NDArray[np.uint16],
    ends: NDArray[np.uint16],
) -> None:
    """`places` has the player's hand and then the dealer's, round after round; an end is a class for each meeting."""
    many = np.uint16(classes.max() + 1)
    for row in range(len(ends)):
        mine, dealers = places[2 * row], places[2 * row + 1]
        met = np.uint16(EQUAL) + np.uint16(mine < dealers) - np.uint16(mine > dealers)
        met = met if qualifies[dealers] else np.uint16(NO_HAND)
        met = met if bets[row] else np.uint16(FOLDED)
        ends[row] = met * many + classes[mine]


@kernel
def of_the_first(places: Places, players: int, classes: NDArray[np.uint16], ends: NDArray[np.uint16]) -> None:
    """The first of so many players: how many share the pot with the best hand, 0 where it is another's; by class."""
    many = np.uint16(classes.max() + 1)
    for row in range(len(ends)):
        first = row * players
        mine = places[first]
        best, shared = mine, np.uint16(0)
        for at in range(first, first + players):
            best = max(best, places[at])
            shared += np.uint16(places[at] == mine)
        ends[row] = (shared if best == mine else np.uint16(0)) * many + classes[mine]
