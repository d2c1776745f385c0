"""How much a player may raise by: never less than the bet before, and up to the pot, half of it, or twice a bet.

The sign says which of these applies: `full_pot`, `half_pot`, or what the game makes of it.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.betting import Amounts, Betting, Rule
from houseway.families.poker.seat import ACTIVE, Seat
from houseway.families.poker.table import BET, PokerTable
from houseway.money import Cents

Bound: TypeAlias = tuple[Cents, Cite]
"""An amount, and what sets it."""
Most: TypeAlias = Callable[[Betting, Seat], Bound]
"""The most that a player may raise by, once they have called."""


def raising(most: Most) -> Rule:
    """What a player may raise by: between the least and the most, and the most alone where the least is more."""
    return partial(_bounds, most)


def _bounds(most_of: Most, betting: Betting, seat: Seat) -> Amounts | Refused:
    table = betting.table
    if not _another_can_call(table, seat):
        return Refused(table.part("qld s351(2)"), "nobody is left who could call a raise", ground=Ground.WHEN)
    unit = table.unit
    most, above = within_sign(betting, most_of(betting, seat))
    most -= most % unit
    if most <= 0:
        return Refused(above, "the pot is too small for a raise", ground=Ground.AMOUNT)
    least, below = least_raise(betting, seat)
    if least >= most:
        return Amounts(most, most, unit, table.part("qld s350(2)") if least > most else below, above)
    step = table.sign.increment_of(BET) or unit
    stepped = -(-least // step) * step
    return Amounts(stepped if stepped <= most else least, most, step, below, above)


def _another_can_call(table: PokerTable, seat: Seat) -> bool:
    for other in table.seats:  # noqa: SIM110 - asked in every turn: a plain loop is the fastest
        if other.state is ACTIVE and other is not seat:
            return True
    return False


def least_raise(betting: Betting, seat: Seat) -> Bound:
    """By the last bet before: an opening bet, a call (its chips, reading K19), or a call and a raise."""
    last, part = betting.last, betting.table.part
    if last.more and not betting.raised:
        return last.more, part("qld s350(3)(a)")
    if not last.more:
        return last.call, part("qld s350(3)(b)")
    return betting.to_call(seat), part("qld s350(3)(c)")


def within_sign(betting: Betting, bound: Bound) -> Bound:
    """No more than the maximum permissible wager on the sign (readings K23, K41)."""
    sign = betting.table.sign
    maximum = sign.limits[BET].maximum
    return bound if bound[0] <= maximum else (maximum, sign.general.by_sign)


# What the sign shows


def full_pot(betting: Betting, seat: Seat) -> Bound:
    """As much as the pot holds once the player has called; several pots are one for this."""
    return _pot_after_call(betting, seat), betting.table.part("qld s350(5)")


def half_pot(betting: Betting, seat: Seat) -> Bound:
    return _pot_after_call(betting, seat) // 2, betting.table.part("qld s350(6)")


def _pot_after_call(betting: Betting, seat: Seat) -> Cents:
    to_call = betting.highest - seat.put
    return betting.table.pot + (to_call if to_call > 0 else 0)
