"""What the winning jackpot hands of one round are paid, and what that leaves on the meter.

All hands of a round are paid from what the meter shows then: each as if alone, unless there is a way of sharing.
"""

from collections.abc import Sequence
from typing import NamedTuple

from houseway.cite import Cite
from houseway.games.caribbean_stud.meter import Meter
from houseway.games.caribbean_stud.prizes import Prize
from houseway.games.caribbean_stud.shares import ROYAL, STRAIGHT, Sharing
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


def award(
    meter: Meter, prizes: Sequence[Prize], winners: Sequence[Winner], sharing: Sharing | None = None
) -> tuple[list[Won], Meter]:
    """What each winner of a round is paid, and the meter after that."""
    rows = {row.hand: row for row in prizes}
    high = [winner.hand for winner in winners if winner.hand in (ROYAL, STRAIGHT)]
    shares = iter(sharing(meter, rows, high) if sharing is not None and len(high) > 1 else ())
    won = []
    for winner in winners:
        share = next(shares, None) if winner.hand in (ROYAL, STRAIGHT) else None
        won.append(Won(*winner, *(share or rows[winner.hand].paid(meter.shown))))
    return won, meter.pays(sum(each.amount for each in won if not rows[each.hand].bonus), high.count(ROYAL))
