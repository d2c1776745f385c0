"""How straight and royal flushes of one round share the jackpot prize: by the formulas of 2004, or as was approved.

Pit procedures are not held here, so any way that can be written down is taken (qld s247(2)(b), vic 25/1999 r12.3.2):
`equal parts`; `10:1`, ten parts for a royal flush and one for a straight flush; `in turn`, each from what those before
it have left on the display.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from houseway.cite import Cite, cite
from houseway.errors import BadInput, quoted
from houseway.games.caribbean_stud.meter import WHOLE_CENTS, Meter, simultaneous
from houseway.games.caribbean_stud.prizes import Prize
from houseway.money import Cents

Rows: TypeAlias = Mapping[str, Prize]


class PrizeShare(NamedTuple):
    """What one of the hands is paid, and under which provisions."""

    amount: Cents
    cites: tuple[Cite, ...]


Sharing: TypeAlias = Callable[[Meter, Rows, Sequence[str]], list[PrizeShare]]
"""By the meter, the prizes, and the straight and royal flushes of a round, several, in the order of payment."""

ROYAL: Final = "royal flush"
STRAIGHT: Final = "straight flush"
EQUAL_PARTS: Final = "equal parts"
IN_TURN: Final = "in turn"
PARTS: Final = re.compile(r"[1-9][0-9]{0,3}:[1-9][0-9]{0,3}")
WAYS: Final = f"{quoted(EQUAL_PARTS)}, {quoted(IN_TURN)}, or parts for a royal and a straight flush like '10:1'"


def by_formula(meter: Meter, _rows: Rows, hands: Sequence[str]) -> list[PrizeShare]:
    """The two formulas of 2004 (vic 10/2004 r10.3)."""
    found = simultaneous(meter.rounded, meter.floor, hands.count(ROYAL), hands.count(STRAIGHT))
    assert found is not None, "several fell together"
    rounded = meter.rounded != meter.value
    shares = [(found.royal, found.for_a_royal) if hand == ROYAL else (found.straight, found.p) for hand in hands]
    read = (found.under, meter.rounding.under)
    return [PrizeShare(paid, read if rounded or paid != exact else (found.under,)) for paid, exact in shares]


def check_way(way: str) -> None:
    if way not in (EQUAL_PARTS, IN_TURN) and PARTS.fullmatch(way) is None:
        raise BadInput(f"{quoted(way)} is no way of sharing that is known here; there are {WAYS}")


def as_stated(way: str, under: str) -> Sharing:
    """The way of sharing that approved procedures state in these words."""
    check_way(way)
    if way == IN_TURN:
        return _in_turn(cite(under))
    royal, straight = (1, 1) if way == EQUAL_PARTS else map(int, way.split(":"))
    return _in_parts({ROYAL: royal, STRAIGHT: straight}, cite(under))


def _in_parts(parts: Mapping[str, int], under: Cite) -> Sharing:
    """What the best of the hands would win alone, divided."""

    def share(meter: Meter, rows: Rows, hands: Sequence[str]) -> list[PrizeShare]:
        best = rows[ROYAL if ROYAL in hands else STRAIGHT].exactly(Fraction(meter.shown))
        one = best / sum(parts[hand] for hand in hands)
        return [_to_the_cent(one * parts[hand], under) for hand in hands]

    return share


def _to_the_cent(exact: Fraction, under: Cite) -> PrizeShare:
    amount = WHOLE_CENTS(exact)
    return PrizeShare(amount, (under,) if amount == exact else (under, WHOLE_CENTS.under))


def _in_turn(under: Cite) -> Sharing:
    def share(meter: Meter, rows: Rows, hands: Sequence[str]) -> list[PrizeShare]:
        found = []
        for hand in hands:
            amount, cites = rows[hand].paid(meter.shown)
            found.append(PrizeShare(amount, (under, *cites)))
            meter = meter.pays(amount)
        return found

    return share
