"""How figures are written so that every machine writes the same: from fractions, by whole numbers alone.

>>> decimal(Fraction(1, 37)), root(Fraction(2), 6)
('0.0270270270', '1.414214')
"""

from fractions import Fraction
from math import isqrt
from typing import Final

from houseway.odds.figures import in_decimals

PLACES: Final = 10


def decimal(value: Fraction, places: int = PLACES) -> str:
    return in_decimals(value, places)


def root(value: Fraction, places: int = PLACES) -> str:
    """The square root of what is not below nought, rounded."""
    scale = 10 ** (2 * (places + 2))
    found = isqrt(value.numerator * scale // value.denominator)
    return in_decimals(Fraction(found, 10 ** (places + 2)), places)


def root_fraction(value: Fraction, places: int = 2 * PLACES) -> Fraction:
    """The square root to so many places, rounded down: to go on with."""
    scale = 10**places
    return Fraction(isqrt(value.numerator * scale**2 // value.denominator), scale)


def exactly(value: Fraction) -> dict[str, str]:
    """A figure as it is, and for the eye."""
    return {"exact": str(value), "decimal": decimal(value)}
