"""Entering a tournament: fees into the pool, refunds, admission, the tables, the briefing (rule 20.2 and the like)."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from houseway.errors import Ground, Refused, quoted
from houseway.ledger.accounts import purse
from houseway.money import Cents, dollars
from houseway.play.record.toml import Data
from houseway.tournament.state import Entrant, TournamentState


class CannotGoOn(Refused):
    """The tournament cannot go on as it is."""


def entrant(running: TournamentState, event: Mapping[str, Any]) -> Entrant:
    found = running.entrants.get(event["player"])
    if found is None:
        raise Refused(running.text.terms, f"{event['player']} has not entered the tournament", ground=Ground.WHO)
    return found


def still_in(running: TournamentState, event: Mapping[str, Any]) -> Entrant:
    found = entrant(running, event)
    if found.out:
        raise Refused(running.text.structure, f"{found.name} is out: {found.out}", ground=Ground.WHO)
    return found


# Money


def pay_in(running: TournamentState, who: Entrant, amount: Cents, kind: str) -> None:
    """A fee goes into the prize pool; in Victoria, only where the conditions put it there."""
    prizes = running.conditions.prizes
    pooled = prizes is not None and bool(prizes.shares) and kind in prizes.takes
    taker = running.pool if pooled else running.operator
    running.books.move(amount, purse(who.name), taker, f"{who.name}: {kind}", running.text.refunds)
    who.paid += amount
    who.pooled += amount if pooled else 0


def refund(running: TournamentState, who: Entrant, why: str, share: Fraction | int | None = None) -> None:
    """Only what the conditions expressly give back, from where the fee went."""
    stated = (running.conditions.refunds or {}).get(why, 0) if share is None else share
    amount = int(who.paid * stated)
    if not amount:
        running.note("refund", f"nothing is refunded to {who.name}", running.text.refunds)
        return
    pooled = int(who.pooled * stated)
    for account, part in ((running.pool, pooled), (running.operator, amount - pooled)):
        running.books.move(part, account, purse(who.name), f"{who.name}: refund", running.text.refunds)
    who.paid, who.pooled = who.paid - amount, who.pooled - pooled
    running.note("refund", f"${dollars(amount)} is refunded to {who.name}", running.text.refunds)


# Before play


def refuse_entry(running: TournamentState, event: Data) -> None:
    """By a criterion that is stated, or by the general right, where the operator has kept it."""
    who, conditions, text = entrant(running, event), running.conditions, running.text
    criterion = event.get("criterion")
    if criterion is not None and criterion in conditions.criteria:
        under, why = text.criteria, criterion
    elif criterion is not None:
        raise Refused(text.criteria, f"{quoted(criterion)} is no criterion that the conditions state")
    elif conditions.may_refuse_any:
        under, why = text.may_refuse, "any application may be refused"
    else:
        raise Refused(text.may_refuse, "the conditions keep no right to refuse an application")
    del running.entrants[who.name]
    running.note("refuse entry", f"{who.name} is not admitted: {why}", under)


def withdraw(running: TournamentState, event: Data) -> None:
    """In time at no cost; later, for what the conditions give back."""
    who, until = entrant(running, event), running.conditions.withdraw_until
    in_time = until is not None and event["at"] <= until
    running.note("withdraw", f"{who.name} withdraws{' in time' if in_time else ''}", running.text.terms)
    refund(running, who, "withdrawn", 1 if in_time else None)
    del running.entrants[who.name]


def designate(running: TournamentState, event: Data) -> None:
    running.tables = list(map(str, event["tables"]))
    running.note("designate tables", f"{', '.join(running.tables)} will be used", running.text.tables)


def brief(running: TournamentState, event: Data) -> None:
    """Whoever is in charge must be satisfied that the players understand: without that there is no play."""
    if running.text.briefing is None:
        return
    if not event["understood"]:
        why = "play does not commence: the players have not understood the conditions"
        raise CannotGoOn(running.text.briefing, why)
    why = f"{running.in_charge} has gone through the conditions with the players, who understand them"
    running.note("brief", why, running.text.briefing)


def require_signatures(running: TournamentState, event: Data) -> None:
    under = running.text.signing or running.text.approval
    unsigned = [name for name in event.get("unsigned", ()) if name in running.entrants]
    if unsigned:
        raise CannotGoOn(under, f"not signed, though it is required: {', '.join(unsigned)}")
    running.note("require signatures", "every player has signed a copy of the conditions", under)
