"""Sic-bo in plain integers: what three dice make of the wagers of qld s70."""

from houseway.families.three_dice import showing, total

__all__ = ["both", "is_big_total", "is_small_total", "is_triple", "showing", "total"]


def is_triple(first: int, second: int, third: int) -> bool:
    return first == second == third


def is_small_total(first: int, second: int, third: int) -> bool:
    return 4 <= total(first, second, third) <= 10


def is_big_total(first: int, second: int, third: int) -> bool:
    return 11 <= total(first, second, third) <= 17


def both(low: int, high: int, first: int, second: int, third: int) -> bool:
    """Do two different numbers both appear?"""
    return showing(low, first, second, third) > 0 and showing(high, first, second, third) > 0
