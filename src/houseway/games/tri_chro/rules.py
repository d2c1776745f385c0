"""The limits of a tri-chro table, which follow the odds (qld s459)."""

from collections.abc import Mapping
from typing import Final

from houseway.families.limits_by_odds import LeastMaximum, least
from houseway.games.tri_chro.wagers import WAGERS

LEAST_MAXIMUMS: Final[Mapping[str, LeastMaximum]] = {
    "3 to 4": least("5", "1200", "qld s459(1)(a)"),
    "6 to 5": least("5", "800", "qld s459(1)(b)"),
    "33 to 10": least("5", "300", "qld s459(1)(c)"),
    "8 to 1": least("5", "125", "qld s459(1)(d)"),
    "27 to 1": least("5", "35", "qld s459(1)(e)"),
    "38 to 1": least("5", "25", "qld s459(1)(f)"),
    "65 to 1": least("5", "15", "qld s459(1)(g)"),
    "90 to 1": least("5", "10", "qld s459(1)(h)"),
}
LIMITS: Final = {
    number: {odds: line for odds, line in LEAST_MAXIMUMS.items() if odds in {row.limit for row in rows}}
    for number, rows in WAGERS.items()
}
"""By the number of balls: the lines at whose odds a wager is paid."""
