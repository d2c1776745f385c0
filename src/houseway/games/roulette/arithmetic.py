"""Roulette in plain integers: a place on the layout is the set of numbers that it covers, as bits."""

from collections.abc import Iterable


def mask(numbers: Iterable[int]) -> int:
    """A set of numbers as bits: bit n is set where n is in it."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def covers(bits: int, spun: int) -> bool:
    """Does this place cover the number that was spun?"""
    return bits >> spun & 1 == 1
