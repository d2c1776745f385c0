"""The words of the game: its name, its places, and how a hand is declared."""

from typing import Final

from houseway.families.poker_hands import (
    CLASSES,
    FLUSH,
    FULL_HOUSE,
    ODD_CARD_HAND,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    class_number,
    face_values,
)

TITLE: Final = "Caribbean stud poker"
PLACES: Final = tuple(f"place {number}" for number in range(1, 8))
"""From the dealer's left, clockwise."""

FACES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")


def declared(rank: int) -> str:
    """A hand as the dealer declares it: `2 pairs, kings and 4s`."""
    kind = class_number(rank)
    several, rest = ([FACES[value] for value in values] for values in face_values(rank))
    if kind == ROYAL_FLUSH:
        return CLASSES[kind]
    if kind == ODD_CARD_HAND:
        words = f"{several[0]} and {several[1]} high"
    elif kind in (STRAIGHT, FLUSH, STRAIGHT_FLUSH):
        words = f"{several[0]} high"
    else:
        words = " and ".join(f"{face}s" for face in (several + rest if kind == FULL_HOUSE else several))
    return f"{CLASSES[kind]}, {words}"
