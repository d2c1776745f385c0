"""A bet that the dealer has taken though it is over the limit, under the least, or between two amounts (qld Part 2)."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from houseway.cite import Cite, cites
from houseway.families.poker.seat import Seat
from houseway.money import Cents, dollars
from houseway.play.ask import Offer

Acted: TypeAlias = tuple[str, str, dict[str, Any]]
"""Who did what, with which details."""
BySign: TypeAlias = Callable[[Seat, str], bool]
"""Is the least that a player may bet by this act the minimum permissible wager?"""
LOWER: Final = {
    "raise": ("call",),
    "2 components": ("1 component",),
    "2 additional bets": ("1 additional bet",),
}
"""What a bet counts as that is less than the least of its kind, where that is offered."""


def as_far_as_it_counts(
    seat: Seat, offers: Mapping[str, Offer], answer: Acted, by_sign: BySign, early: Cite | None = None
) -> Acted | None:
    """A bet that was taken counts up to the limit, or as the lower of two amounts; the rest goes back (reading K53).

    None where nothing of it counts. `early`: what has the excess of a bet out of turn go back.
    """
    who, act, details = answer
    if not details.get("accepted"):
        return answer
    table, allowed, amount = seat.table, offers[act].fields[0], details["amount"]
    if amount < allowed.least:
        return _under_the_least(seat, offers, act, amount, by_sign)
    counts = allowed.least + (min(amount, allowed.most) - allowed.least) // allowed.step * allowed.step
    if amount > allowed.most and early is not None:
        goes_back(seat, amount - counts, f"{who}'s bet out of turn is over the betting limit", early)
    elif amount > allowed.most:
        goes_back(
            seat, amount - counts, f"{who}'s {act} is over the limit", table.game.general.over_maximum, "reading K53"
        )
    elif amount > counts:
        what = f"{who}'s {act} lies between two amounts that may be bet"
        goes_back(seat, amount - counts, what, offers[act].under, "reading K53")
    return who, act, {"amount": counts}


def goes_back(seat: Seat, amount: Cents, what: str, *under: str | Cite) -> None:
    by = cites(*under)
    seat.table.rule(f"${dollars(amount)} of {what} and goes back", *by)
    seat.take_in()  # of a bet out of turn, to be bet now
    seat.put_too_much(amount, *by)


def _under_the_least(seat: Seat, offers: Mapping[str, Offer], act: str, amount: Cents, by_sign: BySign) -> Acted | None:
    """Under the minimum on the sign it is valid once; otherwise it is what may be done for less, if anything."""
    if by_sign(seat, act):
        return (seat.name, act, {"amount": amount}) if valid_once(seat, act, amount) else None
    lower = next((each for each in LOWER.get(act, ()) if each in offers), None)
    what = f"{seat.name}'s {act} is less than may be bet"
    goes_back(
        seat, amount, what if lower is None else f"{what}, which leaves a {lower}:", offers[act].under, "reading K53"
    )
    return (seat.name, lower, {}) if lower is not None else None


def valid_once(seat: Seat, act: str, amount: Cents, *read: str | Cite) -> bool:
    """A bet under the minimum wager stands once for each player; after that it goes back, and the player is asked."""
    table, under = seat.table, cites(seat.table.game.general.under_minimum, "reading G2", *read)
    what = f"{seat.name}'s {act} of ${dollars(amount)} is under the minimum"
    if not seat.person.warned:
        seat.person.warned = True
        table.rule(f"{what}: valid this once", *under)
        return True
    table.rule(f"{what} a second time: void", *under)
    seat.put_too_much(amount, *under)
    return False
