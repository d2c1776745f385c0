"""A bet that the dealer has taken though it is over the limit, or under the minimum (qld Part 2)."""

from typing import Any, TypeAlias

from houseway.cite import cites
from houseway.families.poker.seat import Seat
from houseway.money import Cents, dollars
from houseway.play.ask import Offer

Acted: TypeAlias = tuple[str, str, dict[str, Any]]
"""Who did what, with which details."""


def as_far_as_it_counts(seat: Seat, offer: Offer, answer: Acted) -> Acted | None:
    """A bet that the dealer took by oversight counts up to the limit; what is above it goes back (reading K53)."""
    who, act, details = answer
    if not details.get("accepted"):
        return answer
    table, allowed, amount = seat.table, offer.fields[0], details["amount"]
    if amount < allowed.least:
        return (who, act, {"amount": amount}) if _valid_once(seat, act, amount) else None
    counts = allowed.least + (min(amount, allowed.most) - allowed.least) // allowed.step * allowed.step
    if amount > counts:
        under = cites(table.game.general.over_maximum, "reading K53")
        table.rule(f"${dollars(amount - counts)} of {who}'s {act} is over the limit and goes back", *under)
        seat.take_in()  # of a bet out of turn, to be bet now
        seat.put_too_much(amount - counts, *under)
    return who, act, {"amount": counts}


def _valid_once(seat: Seat, act: str, amount: Cents) -> bool:
    """A bet under the minimum wager stands once for each player; after that it goes back, and the player is asked."""
    table, under = seat.table, cites(seat.table.game.general.under_minimum, "reading G2")
    what = f"{seat.name}'s {act} of ${dollars(amount)} is under the minimum"
    if not seat.person.warned:
        seat.person.warned = True
        table.rule(f"{what}: valid this once", *under)
        return True
    table.rule(f"{what} a second time: void", *under)
    seat.put_too_much(amount, *under)
    return False
