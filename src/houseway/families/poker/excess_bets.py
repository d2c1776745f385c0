"""A bet over the limit that the dealer has taken all the same: it counts up to the limit (reading K53)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import cites
from houseway.errors import Ground, Refused
from houseway.families.poker.betting import Turn
from houseway.families.poker.table import PokerTable
from houseway.money import Cents, dollars
from houseway.play.acts import Act, Field, ScriptAnswer, Ways, money
from houseway.play.general import QLD
from houseway.play.people import DEALER
from houseway.play.round import Round

TAKEN: Final = ("bet", "raise", "2 components", "2 additional bets")


def _asked(table: PokerTable) -> tuple[str, str, Field] | None:
    """What the player whose turn it is may have bet too much by: who, the act, and the amount that was taken."""
    turn = table.asked
    if not isinstance(turn, Turn):
        return None
    for name in TAKEN:
        if name in turn.offers:
            offer = turn.offers[name]
            assert offer.accepted is not None, "a bet can be taken by oversight"
            allowed, taken = offer.fields[0], offer.accepted()[0]
            return turn.who, name, taken._replace(least=allowed.most + taken.step)
    unit, seat = table.unit, turn.seat
    have = seat.stake + seat.early - turn.betting.to_call(seat)
    return (turn.who, "call", money("amount", unit, have // unit * unit, unit)) if "call" in turn.offers else None


def may_take(round_: Round[PokerTable], _who: str) -> Ways:
    found = _asked(round_.table)
    return [(found[2],)] if found and found[2].least <= found[2].most else []


def take(round_: Round[PokerTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    """A raise that nobody may make is a call, and what is on top of it goes back."""
    table, found = round_.table, _asked(round_.table)
    assert found is not None
    if found[1] == "call":
        _no_raise(table, details["amount"])
        return ScriptAnswer((found[0], "call", {}))
    return ScriptAnswer((found[0], found[1], {"amount": details["amount"], "accepted": True}))


def _no_raise(table: PokerTable, amount: Cents) -> None:
    assert isinstance(table.asked, Turn)
    betting, seat = table.asked.betting, table.asked.seat
    bounds = betting.may_raise(betting, seat)
    against = bounds if isinstance(bounds, Refused) else bounds.closed
    under = cites(against.under if against is not None else QLD.over_maximum, "reading K53")
    table.rule(f"${dollars(amount)} of {seat.name}'s raise goes back, which is a call: nobody may raise", *under)
    seat.take_in()  # of a bet out of turn, to be bet now
    seat.put_too_much(amount, *under)


def none_to_take(round_: Round[PokerTable], _who: str) -> Refused:
    table = round_.table
    asked = table.asked if isinstance(table.asked, Turn) else None
    if asked is None:
        why = "nobody is asked to bet"
    elif not any(name in asked.offers for name in (*TAKEN, "call")):
        why = f"{asked.who} may not bet or raise by an amount now"
    else:
        why = f"{asked.who} has no chips to bet over the limit with"
    return Refused(QLD.over_maximum, why, ground=Ground.WHEN)


def over_the_limit(rounds_of_betting: Iterable[str]) -> Act[PokerTable]:
    """The row of this act."""
    at, says = frozenset(rounds_of_betting), "in the player's turn"
    return Act("take a bet over the limit", DEALER, QLD.over_maximum, may_take, take, says, at=at, closed=none_to_take)
