"""A bet that was not twice the ante and was taken all the same, and a player who neither bets nor folds (qld s239)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.games.caribbean_stud.decisions import named_hand, other_amounts, place_bet, twice
from houseway.games.caribbean_stud.irregularities.absent_players import closing_for_the_absent
from houseway.games.caribbean_stud.moments import DECISIONS
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import BET
from houseway.money import Cents, dollars
from houseway.play.acts import Act, act
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.remedy import Attempt
from houseway.play.round import Round

TWICE: Final = "qld s239(4)"


def take_a_wrong_bet(round_: Round[CaribbeanStudTable], _who: str, details: Mapping[str, Any]) -> None:
    """What was put down stands as far as it may (s5(2), reading CS15)."""
    hand, table = named_hand(round_, details), round_.table
    made = Attempt(table, table.people[hand.person], BET, hand.label, details["amount"])
    right = twice(table, hand)
    place_bet(table, hand, long_bet(made, right) if made.stake > right else short_bet(made))


def long_bet(made: Attempt, right: Cents) -> Cents:
    excess = made.stake - right
    what = f"{made.person.name}'s bet is void for the ${dollars(excess)} over twice the ante"
    made.void(what, TWICE, "qld s5(2)(b)", "reading G4", "reading CS15", stake=excess)
    return right


def short_bet(made: Attempt) -> Cents:
    """Let stand once; after that it is void, and the ante is played alone."""
    person, amount = made.person, made.stake
    what = f"{person.name}'s bet of ${dollars(amount)} is less than twice the ante"
    under = (TWICE, "qld s5(2)(a)", "reading G2", "reading CS15")
    if not person.warned:
        person.warned = True
        made.table.rule(f"{what}: valid this once", *under)
        return amount
    made.void(f"{what} a second time: void, and the ante is played alone", *under)
    return 0


WRONG_BET: Final = act(
    "take a bet of another amount", DEALER_OR_MORE_SENIOR, TWICE, other_amounts, take_a_wrong_bet, "inadvertently",
    at=(DECISIONS,), closed=("no bets are made yet", "every hand has bet or folded"),
)  # fmt: skip
BET_ACTS: Final[tuple[Act[CaribbeanStudTable], ...]] = (
    WRONG_BET,
    closing_for_the_absent("qld s239(3)", "qld s239(5)"),
)
