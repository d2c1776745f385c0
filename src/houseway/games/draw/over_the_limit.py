"""A bet over the limit that the dealer has taken all the same: it counts up to the limit (qld s5(2)(b), s311)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cites
from houseway.families.poker.betting import Turn
from houseway.games.draw.table import DrawTable
from houseway.money import Cents, dollars
from houseway.play.acts import Answer, Ways, act, money
from houseway.play.people import DEALER
from houseway.play.round import Round


def _asked(round_: Round[DrawTable]) -> tuple[str, Cents, Cents] | None:
    """What the player whose turn it is may bet: the act, the most, and all that they have for it."""
    ask = round_.ask
    if not isinstance(ask, Turn):
        return None
    for name in ("bet", "raise"):
        if name in ask.offers:
            to_call = max(ask.betting.to_call(ask.seat), 0) if ask.betting.opened else 0
            return name, ask.offers[name].fields[0].most, ask.seat.stake + ask.seat.early - to_call
    return None


def may_take(round_: Round[DrawTable], _who: str) -> Ways:
    found, unit = _asked(round_), round_.table.unit
    return [(money("amount", found[1] + unit, found[2], unit),)] if found and found[1] + unit <= found[2] else []


def take(round_: Round[DrawTable], _who: str, details: Mapping[str, Any]) -> Answer:
    found, ask = _asked(round_), round_.ask
    assert found is not None
    assert isinstance(ask, Turn)
    name, most, _ = found
    over, under = details["amount"] - most, cites("qld s5(2)(b)", "reading K53")
    round_.table.rule(f"${dollars(over)} of {ask.who}'s {name} is over the limit and goes back", *under)
    ask.seat.take_in()  # of a bet out of turn, to be bet now
    ask.seat.put_too_much(over, *under)
    return Answer((ask.who, name, {"amount": most}))


OVER_THE_LIMIT: Final = act("take a bet over the limit", DEALER, "qld s5(2)(b)", may_take, take, "in the player's turn")
