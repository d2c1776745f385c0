"""How a figure is said: exactly, as a fraction; or as a decimal, rounded from the fraction itself.

>>> said(Fraction(-1, 37)), said(Fraction(-1, 37), 5), percent(Fraction(1, 37))
('-1/37', '-0.02703', '2.703%')
"""

from fractions import Fraction
from typing import Final

from houseway.money import FixedSum, Pays, dollars


def said(value: Fraction, decimal: int | None = None) -> str:
    return str(value) if decimal is None else in_decimals(value, decimal)


LONGEST: Final = 36
ROUNDED: Final = f"≈ stands before a fraction of over {LONGEST} characters, rounded; --json and --csv have it whole."


def brief(value: Fraction, decimal: int | None = None) -> str:
    """The same for a table that people read, where a fraction that nobody could read is rounded, and looks so."""
    text = said(value, decimal)
    return text if len(text) <= LONGEST else f"≈{in_decimals(value, 10)}"


def in_decimals(value: Fraction, places: int) -> str:
    """Rounded once, from the exact value; a half goes to the even digit."""
    whole = round(abs(value) * 10**places)
    digits = f"{whole:0{places + 1}d}"
    text = f"{digits[:-places]}.{digits[-places:]}" if places else digits
    return f"-{text}" if value < 0 and whole else text


def percent(value: Fraction, places: int = 3) -> str:
    """Only for the eye: an exact fraction stands beside it."""
    return f"{in_decimals(value * 100, places)}%"


def signed(value: Fraction, places: int = 3) -> str:
    """A percentage that is gained or lost: `+0.270%`."""
    text = percent(value, places)
    return text if text.startswith("-") else f"+{text}"


def plain(pays: Pays) -> str:
    """Odds as a rational; a fixed sum in dollars, which no rational looks like."""
    return f"${dollars(pays.cents)}" if isinstance(pays, FixedSum) else str(pays.per_unit)
