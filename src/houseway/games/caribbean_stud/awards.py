"""What the winning jackpot hands of one round are paid, and what that leaves on the meter.

All hands of a round are paid from what the meter shows then: each as if alone, unless there is a way of sharing.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from houseway.cite import Cite, cite
from houseway.games.caribbean_stud.meter import Meter, Shares, simultaneous
from houseway.games.caribbean_stud.prizes import Prize
from houseway.money import Cents


class Winner(NamedTuple):
    """A player with a jackpot wager, and the winning jackpot hand."""

    person: str
    hand: str


class Won(NamedTuple):
    """What one winner is paid, and under which provisions."""

    person: str
    hand: str
    amount: Cents
    cites: tuple[Cite, ...]


Rows: TypeAlias = Mapping[str, Prize]
Sharing: TypeAlias = Callable[[Meter, Rows, int, int], Shares | None]
"""By the meter, the prizes, and how many royal and straight flushes fell in the round; None where not several did."""

ROYAL: Final = "royal flush"
STRAIGHT: Final = "straight flush"


def by_formula(meter: Meter, _rows: Rows, royals: int, straights: int) -> Shares | None:
    """The two formulas of 2004 (vic 10/2004 r10.3)."""
    return simultaneous(meter.shown, meter.floor, royals, straights)


def in_equal_parts(under: str) -> Sharing:
    """A way that approved procedures may state: what the best of the hands would win alone, in equal parts."""

    def share(meter: Meter, rows: Rows, royals: int, straights: int) -> Shares | None:
        if royals + straights < 2:
            return None
        best = rows[ROYAL if royals else STRAIGHT]
        part = Fraction(best.on(meter.shown), royals + straights)
        return Shares(int(part), int(part), part, cite(under))

    return share


def award(
    meter: Meter, prizes: Sequence[Prize], winners: Sequence[Winner], sharing: Sharing | None = None
) -> tuple[list[Won], Meter]:
    """What each winner of a round is paid, and the meter after that."""
    rows = {row.hand: row for row in prizes}
    royals, straights = (sum(winner.hand == hand for winner in winners) for hand in (ROYAL, STRAIGHT))
    shares = sharing(meter, rows, royals, straights) if sharing is not None else None
    if shares is not None:
        return _shared(rows, winners, shares), meter.pays(shares.total(royals, straights), royals)
    won = [Won(*winner, rows[winner.hand].on(meter.shown), (rows[winner.hand].under,)) for winner in winners]
    return won, meter.pays(sum(each.amount for each in won if not rows[each.hand].bonus), royals)


def _shared(rows: Rows, winners: Sequence[Winner], shares: Shares) -> list[Won]:
    part = {ROYAL: shares.royal, STRAIGHT: shares.straight}
    return [
        Won(*winner, part[winner.hand], (shares.under,))
        if winner.hand in part
        else Won(*winner, rows[winner.hand].least, (rows[winner.hand].under,))
        for winner in winners
    ]
