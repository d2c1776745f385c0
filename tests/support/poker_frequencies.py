"""How many poker hands of each class there are, as others have published it, or by a formula."""

from collections import Counter
from math import comb

SEVEN_CARDS = (23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324)
"""Of 133,784,560, from the odd card hand to the royal flush: as published, with the royal flush apart."""


def hands_of_five(values: int, low: bool) -> Counter[str]:
    """How many hands of each class so many face values make, by counting."""
    straights = values - 4 + low
    distinct = comb(values, 5) - straights
    return Counter(
        {
            "royal flush": 4,
            "straight flush": (straights - 1) * 4,
            "4 of a kind": values * (values - 1) * 4,
            "full house": values * 4 * (values - 1) * 6,
            "flush": distinct * 4,
            "straight": straights * (4**5 - 4),
            "3 of a kind": values * 4 * comb(values - 1, 2) * 4**2,
            "2 pairs": comb(values, 2) * 6**2 * (values - 2) * 4,
            "1 pair": values * 6 * comb(values - 1, 3) * 4**3,
            "odd card hand": distinct * (4**5 - 4),
        }
    )
