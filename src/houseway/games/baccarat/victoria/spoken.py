"""Wagers that are spoken since 2001 (r5.3): with chips, or with cash that becomes chips at once."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import Ground, Refused
from houseway.games.baccarat.victoria.terms import SPOKEN
from houseway.money import dollars
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import PLAYERS, player
from houseway.play.sign_acts import MOST_CHIPS
from houseway.play.wagering import Wagering, put_down, wager_options

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["DECLARE"]

UNDER: Final = "vic 4/2001 r5.3"


def before_no_more_bets(round_: "Round", who: str) -> Ways:
    """With chips what they cover, with cash every wager that this person may make."""
    ask, table = round_.ask, round_.table
    if not isinstance(ask, Wagering) or table.people[who].excluded:
        return []
    means = {"chips": table.people[who], "cash": player(who, MOST_CHIPS)}
    return [
        (*option.fields, choice("with", (what,)))
        for what, person in means.items()
        for row in ask.rows
        for option in wager_options(table, person, row)
    ]


def declare(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    table, stake = round_.table, details["stake"]
    person = table.people[who]
    if details["with"] == "cash":
        person.purse.value += stake
        table.cash += stake
    put_down(table, person, table.game.wager_named[details["on"]], details["selection"], stake, "")
    table.announce(SPOKEN, who, dollars(stake), details["with"], details["on"])


def why_not(round_: "Round", details: Mapping[str, Any]) -> Refused | None:
    if isinstance(round_.ask, Wagering) and details.get("with") not in ("chips", "cash"):
        why = "a wager that is only spoken is not accepted"
        return Refused(UNDER, why, ground=Ground.MEANS, instead="with chips or cash")
    return None


DECLARE: Final[Act] = act(
    "declare a wager", PLAYERS, UNDER, before_no_more_bets, declare, "with chips or cash", why_not
)
