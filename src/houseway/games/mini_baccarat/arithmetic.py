"""Mini-baccarat in plain integers: what cards count (qld s193), naturals (s205) and tables 1 and 2 (ss 206, 207).

The functions are those of the family, which reads table 2 by reading BC1.

>>> from houseway.equipment.cards import card
>>> points_of([card("7S"), card("9H")]), box_of_table_2(3, 8), box_of_table_2(5, NO_THIRD)
(6, 'S', 'D')
"""

from houseway.families.baccarat.points import (
    FACE_VALUE,
    NO_THIRD,
    VALUE,
    banker_draws,
    natural,
    player_draws,
    points_of,
)

__all__ = ["FACE_VALUE", "NO_THIRD", "VALUE", "box_of_table_2", "natural", "player_draws", "points_of"]


def box_of_table_2(bankers: int, third: int) -> str:
    """D, the banker's hand draws, or S, it stays (s207(4))."""
    return "D" if banker_draws(bankers, third) else "S"
