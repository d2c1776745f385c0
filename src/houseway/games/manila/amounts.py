"""With how much a player may open and raise: so many blind bets, three raises, freely between two (qld s271, s273)."""

from math import lcm
from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.poker.betting import Amounts, Betting
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import BET, PokerTable

FINAL: Final = 5
MOST_RAISES: Final = 3
MOST_BLINDS: Final = 2
MOST_OF_ALL: Final = 4  # in the final round of betting
OPENS: Final = cite("qld s271(2)"), cite("qld s271(3)")
RAISES: Final = cite("qld s273(2)"), cite("qld s273(3)")
NOT_LESS: Final = cite("qld s273(4)")
THREE: Final = cite("qld s273(1)")
BETWEEN_TWO: Final = cite("qld s273(5)")
OUT_OF_TURN: Final = cite("qld s281(3)")
BLIND_MAKER: Final = cite("qld s252(2)")
NOBODY_TO_CALL: Final = cite("qld s274(2)")


def _most(number: int) -> int:
    return MOST_OF_ALL if number == FINAL else MOST_BLINDS


def opening(number: int, betting: Betting, seat: Seat) -> Amounts | Refused:
    """One blind bet or two, up to four in the final round of betting; nobody opens with less (reading K25)."""
    blind, under = betting.table.minimum, OPENS[number == FINAL]
    if seat.stake + seat.early < blind:
        return Refused(under, f"{seat.name} has not enough for an opening bet", ground=Ground.MEANS, instead="check")
    return Amounts(blind, _most(number) * blind, blind, under, exact=True)


def raising(number: int, betting: Betting, seat: Seat) -> Amounts | Refused:
    """As an opening bet, and never less than a raise before it; between two players, whatever remains (reading K2)."""
    active = betting.table.active
    if all(other is seat for other in active):
        return Refused(NOBODY_TO_CALL, "nobody is left who could call a raise", ground=Ground.WHEN)
    if len(active) == 2 and seat.early:  # reading K35
        return Refused(OUT_OF_TURN, f"{seat.name} has bet out of turn: fold or call", ground=Ground.WHEN)
    if len(active) == 2:
        return _between_two(betting.table)
    found = _among_several(number, betting)
    return found._replace(under=BLIND_MAKER) if betting.option is seat and not betting.raised else found


def _between_two(table: PokerTable) -> Amounts:
    """Until the table stake is used: from the minimum up to the maximum on the sign (reading K26)."""
    limits, step = table.sign.limits[BET], lcm(table.unit, table.sign.increment_of(BET) or table.unit)
    by_sign = table.sign.general.by_sign
    return Amounts(-(-limits.minimum // step) * step, limits.maximum, step, BETWEEN_TWO, by_sign, below=by_sign)


def _among_several(number: int, betting: Betting) -> Amounts:
    blind, under = betting.table.minimum, RAISES[number == FINAL]
    least, most = -(-max([blind, *betting.raises]) // blind) * blind, _most(number) * blind
    closed = None
    if len(betting.raises) >= MOST_RAISES:
        why = "there have been three raises in this round of betting, and no more are allowed"
        closed = Refused(THREE, why, ground=Ground.WHEN, instead="call or fold")
    elif least > most:
        closed = Refused(NOT_LESS, "no raise is high enough after the last", ground=Ground.AMOUNT)
    return Amounts(least, max(least, most), blind, NOT_LESS if least > blind else under, under, True, closed)


# After a communal card was exposed too early


def calls_only(betting: Betting, _seat: Seat) -> Refused:
    why = "a communal card was exposed too early: nobody may raise"
    return Refused(betting.restricts, why, ground=Ground.WHEN)


def the_minimum(betting: Betting, seat: Seat) -> Amounts | Refused:
    """The table minimum is the blind bet (reading K8)."""
    blind = betting.table.minimum
    if seat.stake + seat.early < blind:
        return opening(0, betting, seat)
    return Amounts(blind, blind, blind, betting.restricts, exact=True)
