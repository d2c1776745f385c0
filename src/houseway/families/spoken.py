"""Wagers that are spoken: with chips to go with them, or with what is changed into chips at once."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite
from houseway.errors import Ground, Refused, quoted
from houseway.money import Cents, dollars
from houseway.play.acts import Act, Ways, choice
from houseway.play.events import CASH
from houseway.play.people import PLAYERS, player
from houseway.play.round import Round
from houseway.play.sign import Limits
from houseway.play.sign_acts import MOST_CHIPS
from houseway.play.table import Call, Table
from houseway.play.wagering import put_down
from houseway.play.ways import wager_options

CHIPS: Final = "chips"


def declare_wager(said: Call, *means: str) -> Act[Table]:
    """The act, under the provision of what is said then: who, how many dollars, in what and on which wager.

    `means` is what may go with a spoken wager. Chips are the player's own; anything else becomes chips.
    """
    *first, last = means
    listed = f"with {', '.join(first)} or {last}"
    changed = tuple(each for each in means if each != CHIPS)

    def before_no_more_bets(round_: Round[Table], who: str) -> Ways:
        """With chips what they cover, otherwise every wager that this person may make."""
        ask, table = round_.wagering, round_.table
        if ask is None or table.people[who].excluded:
            return []
        purses = [((CHIPS,), table.people[who])] if CHIPS in means else []
        return [
            (*option.fields, choice("with", with_))
            for with_, person in (*purses, (changed, player(who, MOST_CHIPS)))
            for row in ask.rows
            for option in wager_options(table, person, row)
        ]

    def declare(round_: Round[Table], who: str, details: Mapping[str, Any]) -> None:
        table, stake = round_.table, details["stake"]
        person = table.people[who]
        if details["with"] in changed:
            table.move(person, stake, CASH)
        put_down(table, person, table.game.wager_named[details["on"]], details["selection"], stake, "")
        table.announce(said, who, dollars(stake), details["with"], details["on"])

    def why_not(round_: Round[Table], details: Mapping[str, Any]) -> Refused | None:
        """Where wagers are open: nothing goes with it, or the wager itself is not allowed."""
        if round_.wagering is None:
            return None  # too late, under the same provision
        if details.get("with") not in means:
            why = "a wager that is only spoken is not accepted"
            return Refused(said.under, why, ground=Ground.MEANS, instead=listed)
        return _not_allowed(round_.table, details)

    return Act("declare a wager", PLAYERS, said.under, before_no_more_bets, declare, listed, why_not)


def _not_allowed(table: Table, details: Mapping[str, Any]) -> Refused | None:
    """There is no such wager, or the sign does not allow the amount."""
    row, stake = table.game.wager_named.get(str(details.get("on"))), details.get("stake")
    if row is None:
        return Refused(table.game.general.not_permitted, f"{quoted(details.get('on'))} is not a permissible wager")
    if type(stake) is not int or (row.amounts is None and not row.limit):  # a wager with a price of its own
        return None
    if row.amounts is not None:
        return _out_of_bounds(*row.amounts(table, "", str(details.get("selection", ""))), stake)
    try:
        table.sign.check(row.limit, stake)
    except Refused as refused:
        return refused
    return None


def _out_of_bounds(limits: Limits, least: Cite, most: Cite, stake: Cents) -> Refused | None:
    if limits.minimum <= stake <= limits.maximum:
        return None
    under, why = least if stake < limits.minimum else most, f"${dollars(stake)} is not allowed"
    return Refused(under, why, ground=Ground.AMOUNT, instead=f"allowed: {limits}")
