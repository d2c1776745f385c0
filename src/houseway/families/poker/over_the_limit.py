"""A bet over the limit that the dealer has taken all the same: it counts up to the limit (reading K53)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.errors import Ground, Refused
from houseway.families.poker.betting import Turn
from houseway.families.poker.table import PokerTable
from houseway.play.acts import Act, Answer, Field, Ways
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
            allowed, taken = turn.offers[name].fields[0], turn.offers[name].accepted[0]
            return turn.who, name, taken._replace(least=allowed.most + taken.step)
    return None


def may_take(round_: Round[PokerTable], _who: str) -> Ways:
    found = _asked(round_.table)
    return [(found[2],)] if found and found[2].least <= found[2].most else []


def take(round_: Round[PokerTable], _who: str, details: Mapping[str, Any]) -> Answer:
    found = _asked(round_.table)
    assert found is not None
    return Answer((found[0], found[1], {"amount": details["amount"], "accepted": True}))


def none_to_take(round_: Round[PokerTable], _who: str) -> Refused:
    table = round_.table
    asked = table.asked if isinstance(table.asked, Turn) else None
    if asked is None:
        why = "nobody is asked to bet"
    elif not any(name in asked.offers for name in TAKEN):
        why = f"{asked.who} may not bet or raise by an amount now"
    else:
        why = f"{asked.who} has no chips to bet over the limit with"
    return Refused(QLD.over_maximum, why, ground=Ground.WHEN)


def over_the_limit(rounds_of_betting: Iterable[str]) -> Act[PokerTable]:
    """The row of this act."""
    at, says = frozenset(rounds_of_betting), "in the player's turn"
    return Act("take a bet over the limit", DEALER, QLD.over_maximum, may_take, take, says, at=at, closed=none_to_take)
