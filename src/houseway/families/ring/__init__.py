"""Coins spun in a ring: two-up and its like. The spinner, the boxer, the kip, and a set of five coins.

The players stand round the ring in the order in which they came, clockwise from the right of the entrance; the boxer
is the dealer. A game passes in where its own Part provides for each step (`RingCites`).
"""

from houseway.families.ring.acts import direction, nobody_may, on_behalf, ring_acts
from houseway.families.ring.cites import (
    BARRED,
    BOXER,
    FLOATER,
    HOUSE_SPINNER,
    NO_SPIN,
    OUTSIDE,
    Grounds,
    RingCalls,
    RingCites,
)
from houseway.families.ring.odds import stages_of
from houseway.families.ring.offering import begin, leave_undecided, somebody_spins
from houseway.families.ring.refusals import refusals
from houseway.families.ring.spinning import place_wagers, spin, three_invalid_spins
from houseway.families.ring.table import SET, RingTable

__all__ = [
    "BARRED",
    "BOXER",
    "FLOATER",
    "HOUSE_SPINNER",
    "NO_SPIN",
    "OUTSIDE",
    "SET",
    "Grounds",
    "RingCalls",
    "RingCites",
    "RingTable",
    "begin",
    "direction",
    "leave_undecided",
    "nobody_may",
    "on_behalf",
    "place_wagers",
    "refusals",
    "ring_acts",
    "somebody_spins",
    "spin",
    "stages_of",
    "three_invalid_spins",
]
