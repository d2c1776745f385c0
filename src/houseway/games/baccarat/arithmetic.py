"""Baccarat in plain integers. The points and the third cards are the family's; the rest is here."""

from houseway.families.baccarat.points import NO_THIRD, banker_draws, natural, player_draws, point_count
from houseway.money import Cents

__all__ = ["NO_THIRD", "banker_draws", "most_on_a_tie", "natural", "player_draws", "point_count"]


def most_on_a_tie(maximum: Cents, unit: Cents) -> Cents:
    """One eighth of the table's maximum, in chips: at 8 to 1 it never wins more than that maximum."""
    return maximum // 8 // unit * unit
