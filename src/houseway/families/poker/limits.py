"""How much a player may raise by: never less than the bet before, and up to the pot, half of it, or twice a bet.

The game says which of these its sign shows (`full_pot`, `half_pot`, `straddle`), and where its Part provides for them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.betting import Amounts, Betting, Rule
from houseway.families.poker.table import ACTIVE, BET, PokerTable, Seat
from houseway.money import Cents

__all__ = ["Bound", "Most", "RaiseCites", "full_pot", "half_pot", "least_raise", "raising", "straddle", "within_sign"]


@dataclass(frozen=True, slots=True)
class RaiseCites:
    """Where a Part says how little a raise may be."""

    no_less: tuple[Cite, Cite, Cite]  # than the opening bet; than the last call; than the player's own call
    only_the_most: Cite  # where the least would be more than the most


Bound: TypeAlias = tuple[Cents, Cite]
"""An amount, and what sets it."""
Most: TypeAlias = Callable[[Betting, Seat], Bound]
"""The most that a player may raise by, once they have called."""


def raising(under: RaiseCites, most: Most) -> Rule:
    """What a player may raise by: between the least and the most, and the most alone where the least is more."""
    return partial(_bounds, under, most)


def _bounds(under: RaiseCites, most_of: Most, betting: Betting, seat: Seat) -> Amounts | Refused:
    table = betting.table
    if not _another_can_call(table, seat):
        return Refused(betting.under.betting.tapped, "nobody is left who could call a raise", ground=Ground.WHEN)
    unit = table.unit
    most, above = within_sign(betting, most_of(betting, seat))
    most -= most % unit
    if most <= 0:
        return Refused(above, "the pot is too small for a raise", ground=Ground.AMOUNT)
    least, below = least_raise(betting, seat, under)
    if least >= most:
        return Amounts(most, most, unit, under.only_the_most if least > most else below, above)
    step = table.sign.increment or unit
    stepped = -(-least // step) * step
    return Amounts(stepped if stepped <= most else least, most, step, below, above)


def _another_can_call(table: PokerTable, seat: Seat) -> bool:
    for other in table.seats:  # noqa: SIM110 - asked in every turn: a plain loop is the fastest
        if other.state is ACTIVE and other is not seat:
            return True
    return False


def least_raise(betting: Betting, seat: Seat, under: RaiseCites) -> Bound:
    """By the last bet before: an opening bet, a call (its chips, reading K19), or a call and a raise."""
    last = betting.last
    if last.more and not betting.raised:
        return last.more, under.no_less[0]
    if not last.more:
        return last.call, under.no_less[1]
    return betting.to_call(seat), under.no_less[2]


def within_sign(betting: Betting, bound: Bound) -> Bound:
    """No more than the maximum permissible wager on the sign (readings K23, K41)."""
    sign = betting.table.sign
    maximum = sign.limits[BET].maximum
    return bound if bound[0] <= maximum else (maximum, sign.general.by_sign)


# What the sign shows


def full_pot(under: Cite) -> Most:
    """As much as the pot holds once the player has called; several pots are one for this."""
    return partial(_part_of_the_pot, 1, under)


def half_pot(under: Cite) -> Most:
    return partial(_part_of_the_pot, 2, under)


def _part_of_the_pot(part: int, under: Cite, betting: Betting, seat: Seat) -> Bound:
    to_call = betting.highest - seat.put
    return (betting.table.pot + (to_call if to_call > 0 else 0)) // part, under


def straddle(under: tuple[Cite, Cite, Cite]) -> Most:
    """Twice the opening bet; after a raise twice the last bet, be it a call or a call and a raise."""
    return partial(_twice, under)


def _twice(under: tuple[Cite, Cite, Cite], betting: Betting, _seat: Seat) -> Bound:
    last = betting.last
    if not betting.raised:  # reading K18
        return 2 * betting.opening, under[0]
    return 2 * (last.call + last.more), under[2 if last.more else 1]
