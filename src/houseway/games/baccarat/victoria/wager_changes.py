"""Initial wagers changed after the first card is drawn and before it is exposed, by permission (4/2001 r12.10)."""

from collections.abc import Iterator, Mapping
from functools import partial
from math import lcm
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games.baccarat.moments import DEALING
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.moments import OPENING
from houseway.games.baccarat.victoria.terms import CHANGES, CHANGES_END
from houseway.games.baccarat.victoria.wagers import WAGERS, against_secret
from houseway.money import Cents, dollars
from houseway.play.acts import Act, Fields, Ways, act, choice, money
from houseway.play.ask import Choice, Offer, Script
from houseway.play.people import DEALER, PLAYERS, Role
from houseway.play.round import Round
from houseway.play.wager import Placed, Wager

CASINO_SUPERVISOR: Final = frozenset({Role.CASINO_SUPERVISOR})
UNDER: Final = cite("vic 4/2001 r12.10")
BOTH: Final = cite("vic 26/1999 r14.6.3")


def may_permit(round_: Round[TableOf2001], _who: str) -> Ways:
    """The dealer has the shoe, and its first card is out but not exposed."""
    table = round_.table
    keeps_the_shoe = table.dealer_deals and not table.sight_of_all  # by rules 7.1 to 7.3
    not_exposed = not table.started or (table.passes and not any(table.opened.values()))
    open_to_it = table.placed and not table.dummy and not table.changes_permitted
    return [()] if keeps_the_shoe and not_exposed and open_to_it else []


def permit(round_: Round[TableOf2001], who: str, _details: Mapping[str, Any]) -> Script:
    table = round_.table
    table.announce(CHANGES, who)
    table.rule(f"the {who} permits players to change their initial wagers: the first card is not exposed", UNDER)
    return changes(table)


def changes(table: TableOf2001) -> Script:
    table.changes_permitted = True
    deal_on = {"deal on": Offer(UNDER, says="no more changes")}
    yield Choice(DEALER, deal_on, UNDER, "initial wagers may be changed", wanted=partial(may_go_on, table))
    table.changes_permitted = False
    table.announce(CHANGES_END)
    return None


def may_go_on(table: TableOf2001) -> bool:
    """The coup is neither void nor a Dummy Coup by now."""
    return table.changes_permitted and table.decides


# A player's change: another position, another amount, or both


def may_change(round_: Round[TableOf2001], who: str) -> Ways:
    table = round_.table
    return list(_ways(table, who)) if may_go_on(table) and not table.people[who].excluded else []


def own(table: TableOf2001, who: str) -> list[Placed]:
    return [placed for placed in table.placed if placed.person == who and placed.wager in WAGERS]


def _ways(table: TableOf2001, who: str) -> Iterator[Fields]:
    """From each wager to each position where the player has no other, and no secret wager against it (r14.6.3)."""
    for placed in own(table, who):
        for row in WAGERS:
            taken = any(other.wager is row for other in own(table, who) if other is not placed)
            bounds = None if taken or against_secret(table, who, row.name) else _bounds(table, placed, row)
            if bounds is not None:
                yield choice("on", (placed.wager.name,)), choice("to", (row.name,)), money("stake", *bounds)


def _bounds(table: TableOf2001, placed: Placed, row: Wager[Any]) -> tuple[Cents, Cents, Cents] | None:
    """What may lie there in place of the wager as it is: the least, the most, the step."""
    limits = row.limits(table, placed.person, placed.selection)
    step = lcm(table.sign.increment_of(row.limit) or 1, row.steps(table, placed.selection)[0], table.unit)
    held = table.means(table.people[placed.person])[0][1] + placed.stake
    least = -(-limits.minimum // step) * step
    most = min(limits.maximum, held) // step * step
    return (least, most, step) if least <= most else None


def change(round_: Round[TableOf2001], who: str, details: Mapping[str, Any]) -> None:
    """The wager lies elsewhere, or is more or less; it is still the same one, made when it was made."""
    table = round_.table
    placed = next(placed for placed in own(table, who) if placed.wager.name == details["on"])
    table.move(table.people[who], placed.stake - details["stake"])
    placed.wager, placed.stake = table.game.wager_named[details["to"]], details["stake"]


def why_not(round_: Round[TableOf2001], details: Mapping[str, Any]) -> Refused | None:
    """The limit that an amount is against, or the secret wager that a position is."""
    row, stake = round_.game.wager_named.get(str(details.get("to"))), details.get("stake")
    lies = next((placed for placed in round_.table.placed if placed.wager.name == details.get("on")), None)
    if not may_go_on(round_.table) or row is None or lies is None or type(stake) is not int:
        return None
    assert row.amounts is not None
    limits, least, most = row.amounts(round_.table, lies.person, lies.selection)
    if against_secret(round_.table, lies.person, row.name):
        return Refused(BOTH, f"{lies.person}'s secret wager is against the {row.name}")
    if limits.minimum <= stake <= limits.maximum:
        return None
    why = f"${dollars(stake)} is not allowed for the {row.name}"
    under = least if stake < limits.minimum else most
    return Refused(under, why, ground=Ground.AMOUNT, instead=f"allowed: {limits}")


CHANGING_ACTS: Final[tuple[Act[TableOf2001], ...]] = (
    act("permit changes", CASINO_SUPERVISOR, "vic 4/2001 r12.10", may_permit, permit, "the first card is not exposed",
        at=(DEALING, OPENING)),
    act("change a wager", PLAYERS, "vic 4/2001 r12.10", may_change, change, "its position, its amount", why_not),
)  # fmt: skip
