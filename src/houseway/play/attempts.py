"""What somebody tries that may not be open: who is asked, whether details fit an offer, and why a step is not taken."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from houseway.errors import BadInput, Ground, HousewayError, Refused
from houseway.play.acts import Act, Fields
from houseway.play.ask import Ask, Choice, Offer
from houseway.play.details import NotOffered, check_details
from houseway.play.table import Table
from houseway.play.wagering import Wagering

if TYPE_CHECKING:
    from houseway.play.round import Round


class NotOpen(Refused):
    """A row has no way for this now, and nothing says why: enough for a direction, too little for what happened."""


def is_asked(table: Table, ask: Ask, who: str) -> bool:
    roles = ask.roles
    return who == ask.who or (len(roles) > 0 and table.person(who).role in roles)


def as_accepted(offer: Offer, details: Mapping[str, Any]) -> tuple[Mapping[str, Any], Fields]:
    """Details that say whether a bet was taken by oversight, and their fields; that it was not goes without saying."""
    if details["accepted"] is False:
        details = {name: value for name, value in details.items() if name != "accepted"}
    return details, offer.accepted() if details.get("accepted") and offer.accepted else offer.fields


def check_offer(offer: Offer, fields: Fields, details: Mapping[str, Any]) -> None:
    """Refuse details that the offer does not take; it may know the provision against them itself."""
    try:
        check_details(fields, details, offer.under)
    except HousewayError:
        against = offer.refuses(details) if offer.refuses else None
        if against is None:
            raise
        raise against from None


def refused_by_name(table: Table, problem: HousewayError) -> Refused | None:
    """A person who is at the table was named: it is known who is meant, and refused."""
    if not isinstance(problem, NotOffered) or type(problem.value) is not str:
        return None
    return problem.refused() if problem.value in table.people else None


def refused_by_game(round_: "Round[Any]", who: str, act: str, details: Mapping[str, Any]) -> Refused | None:
    """What the game has to say against it."""
    return round_.game.refuses(round_, who, act, details) if round_.game.refuses else None


def why_not_open(round_: "Round[Any]", row: Act[Any], ask: Ask, who: str, details: Mapping[str, Any]) -> Refused:
    """Why a row has no way for this person now: as the game, the details or the row itself know, or simply so."""
    known = refused_by_game(round_, who, row.name, details) or (row.refuses(round_, details) if row.refuses else None)
    known = known or (row.closed(round_, who) if row.closed else None)
    why, instead = f"'{row.name}' is not open now", f"awaited: {ask}"
    return known or NotOpen(row.under, why, ground=Ground.WHEN, instead=instead)


def why_no_step(round_: "Round[Any]", ask: Ask, who: str, act: str, details: Mapping[str, Any]) -> HousewayError:
    """Why nobody, or not this person, may take that step now."""
    table: Table = round_.table
    person = table.person(who)  # somebody who is not there does nothing that could be refused
    known: HousewayError | None = None
    if isinstance(ask, Choice):
        known = ask.refusal(act) if is_asked(table, ask, who) else ask.refuses(act) if ask.refuses else None
    if not isinstance(known, Refused):
        known = refused_by_game(round_, who, act, details) or known
    under = round_.game.steps.get(act)
    if person.excluded and (under or isinstance(known, Refused)):
        return table.exclusion(who)
    if isinstance(known, Refused):
        return known
    ground, why = Ground.WHO, f"it is not for {who} to '{act}' now"
    if isinstance(ask, Choice) and act in ask.offers:
        under = ask.under
    elif isinstance(ask, Wagering) and act == ask.closed_by:
        under = ask.closed_under
    else:
        ground, why = Ground.WHEN, f"it is not the time to '{act}'"
    if under is not None:
        return Refused(under, why, ground=ground, instead=f"awaited: {ask}")
    return known or BadInput(f"'{act}' is not something {who} may do now; awaited: {ask}")
