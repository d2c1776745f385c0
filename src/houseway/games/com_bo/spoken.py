"""Wagers that are spoken (r5.3): with something to go with them, which becomes chips at once."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import Ground, Refused
from houseway.games.com_bo.terms import TO_CHIPS
from houseway.money import dollars
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import PLAYERS, player
from houseway.play.sign_acts import MOST_CHIPS
from houseway.play.wagering import Wagering, put_down, wager_options

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["DECLARE"]

GOES_WITH: Final = ("cash", "vouchers", "authorised tokens")


def before_no_more_bets(round_: "Round", who: str) -> Ways:
    """Every wager that this person may make, whatever chips they hold already."""
    ask, table = round_.ask, round_.table
    if not isinstance(ask, Wagering):
        return []
    anybody = player(who, MOST_CHIPS)
    options = [option for row in ask.rows for option in wager_options(table, anybody, row)]
    return [(*option.fields, choice("with", GOES_WITH)) for option in options]


def declare(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    """What goes with it is changed into chips, and they are put on the layout."""
    table, stake = round_.table, details["stake"]
    person = table.people[who]
    person.purse.value += stake
    table.cash += stake
    put_down(table, person, table.game.wager_named[details["on"]], details["selection"], stake, "")
    table.announce(TO_CHIPS, f"${dollars(stake)}", details["with"], details["on"])


def why_not(round_: "Round", details: Mapping[str, Any]) -> Refused | None:
    """The rule against a wager that does not fit: nothing goes with it, there is none such, or its amount is wrong."""
    table = round_.table
    if not isinstance(round_.ask, Wagering):
        return None  # too late, under the same rule
    if details.get("with") not in GOES_WITH:
        why = "a wager that is only spoken is not taken"
        instead = f"with {', '.join(GOES_WITH)}, or lay the chips down"
        return Refused("vic 29/2000 r5.3", why, ground=Ground.MEANS, instead=instead)
    row = table.game.wager_named.get(str(details.get("on")))
    if row is None:
        return Refused("vic 29/2000 r5.6", f"{details.get('on')!r} is not a permissible wager")
    try:
        if type(details.get("stake")) is int:
            table.sign.check(row.limit, details["stake"])
    except Refused as refused:
        return refused
    return None


DECLARE: Final[Act] = act(
    "declare a wager",
    PLAYERS,
    "vic 29/2000 r5.3",
    before_no_more_bets,
    declare,
    "with cash, vouchers or tokens",
    why_not,
)
