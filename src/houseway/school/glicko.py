"""Ratings by Glicko-2, of people and of skills: an answer is a game between somebody and what was asked.

The example is the one that Glickman works out where he describes the method.

>>> met = [Match(Rating(1400, 30), 1), Match(Rating(1550, 100), 0), Match(Rating(1700, 300), 0)]
>>> mine = rated(Rating(1500, 200), met)
>>> round(mine.value, 2), round(mine.deviation, 2), round(mine.volatility, 5)
(1464.05, 151.52, 0.06)
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178
MIDDLE: Final = 1500.0
TAU: Final = 0.5  # how fast the volatility itself may change
CLOSE: Final = 1e-6
MOST_UNSURE: Final = 350.0


class Rating(NamedTuple):
    value: float = MIDDLE
    deviation: float = MOST_UNSURE
    volatility: float = 0.06

    def __str__(self) -> str:
        """With a question mark while little is known."""
        return f"{self.value:.0f}{'?' if self.deviation > 110 else ''}"


class Match(NamedTuple):
    """Somebody's result against something of this rating: 1 for right, 0 for wrong."""

    other: Rating
    score: float


def rated(mine: Rating, met: Sequence[Match], weight: float = 1.0) -> Rating:
    """After these results, all at once. With less weight the rating moves by so much of the way only."""
    if not met:
        return mine._replace(deviation=min(MOST_UNSURE, _wider(mine.deviation / SCALE, mine.volatility) * SCALE))
    mu, phi = (mine.value - MIDDLE) / SCALE, mine.deviation / SCALE
    rows = [_row(mu, each) for each in met]
    v = 1 / sum(g * g * expected * (1 - expected) for g, expected, _ in rows)
    gained = sum(g * (score - expected) for g, expected, score in rows)
    volatility = _volatility(phi, v, v * gained, mine.volatility)
    deviation = 1 / sqrt(1 / _wider(phi, volatility) ** 2 + 1 / v)
    value = MIDDLE + SCALE * (mu + deviation**2 * gained)
    found = Rating(value, deviation * SCALE, volatility)
    return Rating(*(old + weight * (new - old) for old, new in zip(mine, found, strict=True)))


def _row(mu: float, met: Match) -> tuple[float, float, float]:
    phi = met.other.deviation / SCALE
    g = 1 / sqrt(1 + 3 * phi * phi / pi**2)
    return g, 1 / (1 + exp(-g * (mu - (met.other.value - MIDDLE) / SCALE))), met.score


def _wider(phi: float, volatility: float) -> float:
    return sqrt(phi * phi + volatility * volatility)


def _volatility(phi: float, v: float, delta: float, sigma: float) -> float:
    """The root of Glickman's f, by the Illinois method."""
    a = log(sigma * sigma)

    def f(x: float) -> float:
        e = exp(x)
        return e * (delta * delta - phi * phi - v - e) / (2 * (phi * phi + v + e) ** 2) - (x - a) / TAU**2

    low, high = a, log(delta * delta - phi * phi - v) if delta * delta > phi * phi + v else a - TAU
    while high < a and f(high) < 0:
        high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
