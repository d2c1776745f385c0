"""Baccarat in plain integers: what cards count, and which hand draws.

>>> point_count([7, 9]), natural(8), banker_draws(3, 8), banker_draws(5, NO_THIRD)
(6, True, False, True)
"""

from collections.abc import Iterable
from typing import Final

from houseway.equipment.cards import RANK, Card

FACE_VALUE: Final = tuple(min(rank, 10) for rank in RANK)
"""By card, an ace 1 and every court card 10: how many cards are burnt after it."""
VALUE: Final = tuple(value % 10 for value in FACE_VALUE)
"""By card, what it counts in a hand."""
NO_THIRD: Final = -1  # in place of the value of the player's third card, where that hand took none


def point_count(values: Iterable[int]) -> int:
    """The right digit of the total."""
    return sum(values) % 10


def points_of(cards: Iterable[Card]) -> int:
    """The point count of these cards."""
    return sum([VALUE[card] for card in cards]) % 10


def natural(points: int) -> bool:
    """With two cards: neither hand then gets another."""
    return points >= 8


def player_draws(players: int, bankers: int) -> bool:
    """By the point counts of two cards each."""
    return players <= 5 and not natural(bankers)


def banker_draws(bankers: int, third: int) -> bool:
    """By the banker's point count of two cards and the value of the player's third card; no hand has a natural."""
    if third == NO_THIRD:
        return bankers <= 5
    if bankers <= 2:
        return True
    if bankers == 3:
        return third != 8
    return bankers <= 6 and 2 * bankers - 6 <= third <= 7  # from 2, 4 and 6 up


DRAWING: Final = {
    bankers: "".join("D" if banker_draws(bankers, third) else "S" for third in range(10)) for bankers in range(8)
}
"""The banker's table: by point count, drawing or staying for each value of the player's third card."""
