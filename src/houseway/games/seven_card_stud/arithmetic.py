"""Why one hand beats the next: by what it is, by its face values, or not at all (qld s368, s372, s373)."""

from collections.abc import Sequence
from typing import Final

from houseway.cite import Cite, cite
from houseway.families.poker_hands import ROYAL_FLUSH, STRAIGHT, STRAIGHT_FLUSH, class_number, face_values

SEVEN: Final = 7
"""So many cards are dealt to each player."""

BEST_OF_SEVEN: Final = cite("qld s368")
NAMES: Final = cite("qld s372")
ORDER: Final = cite("qld s373(1)")
ORDER_OF: Final = cite("qld s373(2)"), cite("qld s373(3)")  # a complete deck, a reduced one
FACE_VALUES: Final = cite("qld s373(5)")
CARDS: Final = {52: cite("qld s373(6)(a)"), 40: cite("qld s373(6)(b)"), 32: cite("qld s373(6)(c)")}
EQUAL: Final = cite("qld s373(4)"), cite("qld s373(11)")
ACE_HIGH: Final = cite("qld s373(7)")
ACE_LOW: Final = {52: cite("qld s373(8)"), 40: cite("qld s373(10)(a)"), 32: cite("qld s373(10)(b)")}
STRAIGHTS: Final = (STRAIGHT, STRAIGHT_FLUSH, ROYAL_FLUSH)
ACE: Final = 12


def why_best(ranks: Sequence[int], deck: int) -> tuple[Cite, ...]:
    """What the best of these ranks rests on, beside the next best."""
    if len(ranks) < 2:
        return ()
    best, following = sorted(ranks, reverse=True)[:2]
    return BEST_OF_SEVEN, *_before(best, following, deck), *_ace(best, deck)


def _before(best: int, following: int, deck: int) -> tuple[Cite, ...]:
    if best == following:
        return EQUAL
    if class_number(best) == class_number(following):
        return FACE_VALUES, CARDS[deck]
    return NAMES, ORDER, ORDER_OF[deck != 52]


def _ace(best: int, deck: int) -> tuple[Cite, ...]:
    """Of a straight, which end the ace is at."""
    if class_number(best) not in STRAIGHTS:
        return ()
    values, _ = face_values(best)
    if values[0] == ACE:
        return (ACE_HIGH,)
    return (ACE_LOW[deck],) if len(values) == 4 else ()  # a low ace is left out of them
