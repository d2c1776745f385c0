"""A bet that was not twice the ante and was taken all the same, and a player who neither bets nor folds (qld s239)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.games.caribbean_stud.decisions import Decision, twice
from houseway.games.caribbean_stud.irregularities.absent import closing_for_the_absent
from houseway.games.caribbean_stud.irregularities.common import deciding
from houseway.money import Cents, dollars
from houseway.play.acts import Act, Answer, Fields, Ways, act, money
from houseway.play.people import DEALER_OR_MORE_SENIOR

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.table import CaribbeanStudTable
    from houseway.play.round import Round

__all__ = ["BET_ACTS"]

TWICE: Final = "qld s239(4)"


def a_wrong_bet(round_: "Round[CaribbeanStudTable]", _who: str) -> Ways:
    """Any amount that the player holds but the right one."""
    ask, table = deciding(round_), round_.table
    if ask is None:
        return []
    right, held, unit = twice(table, ask.hand), table.people[ask.who].purse.value, table.unit
    ranges = (unit, min(right - unit, held)), (right + unit, held)
    ways: list[Fields] = [
        (money("amount", low, low + (high - low) // unit * unit, unit),) for low, high in ranges if low <= high
    ]
    return ways


def take_a_wrong_bet(round_: "Round[CaribbeanStudTable]", _who: str, details: Mapping[str, Any]) -> Answer:
    """What was put down stands as far as it may (s5(2), reading CS15)."""
    ask = deciding(round_)
    assert ask is not None
    amount, right = details["amount"], twice(round_.table, ask.hand)
    stands = long_bet(round_, ask, amount, right) if amount > right else short_bet(round_, ask, amount)
    return Answer((ask.who, "bet", {"amount": stands}))


def long_bet(round_: "Round[CaribbeanStudTable]", ask: Decision, amount: Cents, right: Cents) -> Cents:
    what = f"{ask.who}'s bet is void for the ${dollars(amount - right)} over twice the ante"
    round_.table.rule(what, TWICE, "qld s5(2)(b)", "reading G4", "reading CS15")
    return right


def short_bet(round_: "Round[CaribbeanStudTable]", ask: Decision, amount: Cents) -> Cents:
    """Let stand once; after that it is void, and the ante is played alone."""
    person = round_.table.people[ask.who]
    what = f"{ask.who}'s bet of ${dollars(amount)} is less than twice the ante"
    under = (TWICE, "qld s5(2)(a)", "reading G2", "reading CS15")
    if not person.warned:
        person.warned = True
        round_.table.rule(f"{what}: valid this once", *under)
        return amount
    round_.table.rule(f"{what} a second time: void, and the ante is played alone", *under)
    return 0


BET_ACTS: "Final[tuple[Act[CaribbeanStudTable], ...]]" = (
    act("take a bet of another amount", DEALER_OR_MORE_SENIOR, TWICE, a_wrong_bet, take_a_wrong_bet, "inadvertently"),
    closing_for_the_absent("qld s239(3)", "qld s239(5)"),
)
