"""How sure a finding is: tails of the normal and the χ² law, and how many of a list are chance by themselves.

>>> round(two_sided(1.959964), 4), round(chi_square_tail(36.0, 36), 3)
(0.05, 0.469)
>>> held([0.001, 0.2, 0.012, 0.9], 0.05)
[0, 2]
"""

from collections.abc import Sequence
from math import erfc, exp, lgamma, log, sqrt
from typing import Final

ENOUGH: Final = 1e-14
TERMS: Final = 10_000
NORMAL_95: Final = 1.959964


def two_sided(z: float) -> float:
    """How likely something lies so far off, either way."""
    return erfc(abs(z) / sqrt(2))


def chi_square_tail(statistic: float, free: int) -> float:
    """How likely χ² with so many degrees of freedom is at least that: the upper incomplete gamma function."""
    a, x = free / 2, statistic / 2
    if x <= 0:
        return 1.0
    scale = exp(-x + a * log(x) - lgamma(a))
    return max(0.0, 1 - scale * _series(a, x)) if x < a + 1 else scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    for step in range(1, TERMS):
        term *= x / (a + step)
        total += term
        if term < total * ENOUGH:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """By Lentz's method."""
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    found = d
    for step in range(1, TERMS):
        top = -step * (step - a)
        b += 2
        d = 1 / (top * d + b or tiny)
        c = b + top / c or tiny
        found *= d * c
        if abs(d * c - 1) < ENOUGH:
            break
    return found


def held(values: Sequence[float], rate: float) -> list[int]:
    """Which of these may be named, so that on average no more than this rate of what is named is chance (Benjamini and
    Hochberg); the most certain first."""
    order = sorted(range(len(values)), key=lambda at: values[at])
    most = max((rank for rank, at in enumerate(order, 1) if values[at] <= rate * rank / len(values)), default=0)
    return order[:most]


def between(came: int, of: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 chances of 100, where it came so often (Wilson's interval)."""
    share, more = came / of, NORMAL_95**2 / of
    middle = (share + more / 2) / (1 + more)
    half = NORMAL_95 * sqrt(share * (1 - share) / of + more / (4 * of)) / (1 + more)
    return max(0.0, middle - half), min(1.0, middle + half)


def poisson_two_sided(came: int, expected: float) -> float:
    """How likely a rare thing comes so seldom or so often, where so many are expected."""
    at_most = chi_square_tail(2 * expected, 2 * (came + 1))
    at_least = 1 - chi_square_tail(2 * expected, 2 * came) if came else 1.0
    return min(1.0, 2 * min(at_most, at_least))
