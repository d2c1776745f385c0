"""Blind and ante bets: each is of one amount; what else the dealer has taken is ruled on (qld s5(2), reading K88)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.poker.betting import accepted
from houseway.families.poker.oversight import goes_back, valid_once
from houseway.families.poker.seat import Seat
from houseway.money import Cents, dollars
from houseway.play.ask import Choice, Cost, Offer, Steps

NOTHING_ELSE: Final[Mapping[str, Offer]] = {}


def forced_bet(
    seat: Seat,
    act: str,
    amount: Cents,
    under: Cite,
    *,
    asked: Cite,
    moment: str,
    minimum: bool = True,
    instead: Mapping[str, Offer] = NOTHING_ELSE,
    about: str = "",
    says: str = "",
) -> Steps[Cents | None]:
    """What counts of the bet; None where the player is out of the round, or does what is offered `instead`.

    Who has less bets that. `minimum`: the amount is the least that the sign allows, so less is valid once.
    """
    unit, stake = seat.table.unit, seat.stake
    due = amount if amount < stake else stake
    taken = partial(accepted, unit, stake // unit * unit, unit)
    offers = {
        **instead,
        act: Offer(under, (), says, partial(_not_that, act, due, under), taken, costs=Cost.MORE, puts=due),
    }
    while True:
        answer = yield Choice(seat.name, offers, asked, about, wanted=seat.plays, moment=moment)
        if answer is None or answer[1] != act:
            return None
        counts = _counts(seat, act, due, under, answer[2], minimum)
        if counts:
            return counts


def _not_that(act: str, due: Cents, under: Cite, details: Mapping[str, Any]) -> Refused | None:
    amount = details.get("amount")
    if type(amount) is not int or amount == due or details.get("accepted"):
        return None
    return Refused(under, f"${dollars(amount)} is not the {act}", ground=Ground.AMOUNT, instead=f"${dollars(due)}")


def _counts(seat: Seat, act: str, due: Cents, under: Cite, details: Mapping[str, Any], minimum: bool) -> Cents:
    """Nought where all of it goes back, and the player is asked again."""
    amount: Cents = details.get("amount", due)
    if amount > due:
        over = seat.table.game.general.over_maximum
        goes_back(seat, amount - due, f"{seat.name}'s {act} is over its amount", over, under, "reading K88")
        return due
    if amount == due:
        return due
    if minimum:
        return amount if valid_once(seat, act, amount, under, "reading K88") else 0
    goes_back(seat, amount, f"{seat.name}'s {act} is less than its amount", under, "reading K88")
    return 0
