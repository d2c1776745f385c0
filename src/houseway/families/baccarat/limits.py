"""For how much: the table's minimum and maximum, and one eighth of the maximum for a tie bet (qld s89)."""

from typing import TYPE_CHECKING, Final

from houseway.cite import Cite, cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.errors import Ground, Refused
from houseway.money import Cents, dollars
from houseway.play.sign import Limits, Sign
from houseway.rulebook.parallel import Parallel

if TYPE_CHECKING:
    from houseway.families.baccarat.table import CoupTable

WAGERS_OF_THE_TABLE: Final = "wager"  # the line of the sign with the table's minimum and maximum
TIE_BETS: Final = "tie bet"  # a line that a sign may have besides
BY_SIGN: Final = cite("qld s5(1)(b)")


def most_on_a_tie(limits: Limits) -> Cents:
    """One eighth of the table's maximum, as far as chips and coins make it (reading BC37)."""
    return limits.maximum // 8 // PRESCRIBED_COIN * PRESCRIBED_COIN


def check_limits(sign: Sign, part: Parallel, low_minimum: Cents, least_maximum: Cents) -> None:
    """Refuse a sign without the table's limits, too low a maximum for a low minimum, and too much on a tie."""
    limits = sign.limits.get(WAGERS_OF_THE_TABLE)
    if limits is None:
        raise Refused(part("qld s89(1)"), "a table has a minimum and a maximum wager", ground=Ground.AMOUNT)
    if limits.minimum <= low_minimum and limits.maximum < least_maximum:
        why = f"with a minimum of ${dollars(limits.minimum)} the maximum is at least ${dollars(least_maximum)}"
        raise Refused(part("qld s89(2)(a)"), why, ground=Ground.AMOUNT)
    tie = sign.limits.get(TIE_BETS)
    if tie is not None and tie.maximum * 8 > limits.maximum:
        why = f"a tie bet is at most one eighth of the table's ${dollars(limits.maximum)}"
        raise Refused(part("qld s89(2)(b)"), why, ground=Ground.AMOUNT)


def tie_amounts(table: "CoupTable", _person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
    """At most one eighth of the table's maximum, with or without a line on the sign (reading G4)."""
    line, eighth = table.sign.limits.get(TIE_BETS, table.limits), most_on_a_tie(table.limits)
    if eighth <= line.maximum:
        return Limits(line.minimum, eighth), BY_SIGN, table.part("qld s89(2)(b)")
    return line, BY_SIGN, BY_SIGN
