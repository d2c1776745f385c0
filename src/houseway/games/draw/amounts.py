"""With how much a player may open and raise, by the kind of betting on the sign (qld s307(3), s309(3), s311)."""

from typing import Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.errors import Refused
from houseway.families.poker.betting import Amounts, Betting, Rule
from houseway.families.poker.limits import Bound, full_pot, half_pot, raising
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import BET


def straddle(betting: Betting, _seat: Seat) -> Bound:
    """Twice the opening bet; after a raise twice the last bet, be it a call or a call and a raise."""
    last = betting.last
    if not betting.raised:  # reading K18
        return 2 * betting.opening, cite("qld s311(7)(a)")
    return 2 * (last.call + last.more), cite("qld s311(7)(c)" if last.more else "qld s311(7)(b)")


FULL_POT: Final = raising(full_pot)
HALF_POT: Final = raising(half_pot)
STRADDLE: Final = raising(straddle)


class LimitKind(NamedTuple):
    """What a sign can say, and what it means for the raises of the two rounds of betting."""

    first: Rule
    final: Rule
    under: Cite


KINDS: Final = {
    "full pot": LimitKind(FULL_POT, FULL_POT, cite("qld s311(4)")),
    "half pot": LimitKind(HALF_POT, HALF_POT, cite("qld s311(4)")),
    "straddle": LimitKind(STRADDLE, STRADDLE, cite("qld s311(4)")),
    "straddle, then full pot": LimitKind(STRADDLE, FULL_POT, cite("qld s311(8)")),
    "straddle, then half pot": LimitKind(STRADDLE, HALF_POT, cite("qld s311(8)")),
}
MIXED: Final = tuple(kind for kind in KINDS if "then" in kind)
"""These need a sign that the chief executive has approved."""


def final_opening(betting: Betting, _seat: Seat) -> Amounts | Refused:
    """Between the minimum and the maximum permissible wager, in the increments on the sign."""
    table = betting.table
    bounds, step = table.sign.limits[BET], table.sign.increment_of(BET) or table.unit
    least = min(-(-bounds.minimum // step) * step, bounds.maximum)
    return Amounts(least, bounds.maximum, step, cite("qld s309(3)"))
