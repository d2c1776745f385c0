"""What is found out of a wager once it lies there: an amount that the sign does not allow, a coin among the chips.

A wager that nobody noticed when it was taken (`unnoticed`) lies as it was put down until somebody does.
"""

from collections.abc import Mapping
from math import lcm
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cites
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.errors import Ground, Refused
from houseway.money import Cents, dollars
from houseway.play.acts import Act, Fields, Ways, because, choice
from houseway.play.general import General
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.remedy import once
from houseway.play.settlement import take_off, void_part
from houseway.play.table import Table
from houseway.play.wager import Placed
from houseway.play.ways import find_placed, lying

if TYPE_CHECKING:
    from houseway.play.round import Round

COINS: Final[Mapping[str, Cents]] = {"5c": 5, "10c": 10, "20c": 20, "50c": PRESCRIBED_COIN, "$1": 100, "$2": 200}


def hold_to_the_sign(table: Table, placed: Placed, *read: Cite) -> None:
    """What is over the maximum is void; what is under the minimum is valid once for its player, and then void."""
    general, row, who = table.game.general, placed.wager, placed.person
    limits, total = row.limits(table, who, placed.selection), lying(table, who, row, placed.selection)
    placed.unnoticed = False
    excess = min(total - limits.maximum, placed.stake)
    if excess > 0 and table.rounding(row) is None:  # what is left can be paid
        excess += (placed.stake - excess) % lcm(row.steps(table, placed.selection)[0], table.unit)
    if excess > 0:
        under = cites(general.over_maximum, *filter(None, (general.excess,)), *read)
        table.rule(f"{who}'s {row.name} is void for the ${dollars(excess)} over the maximum", *under)
        void_part(table, placed, excess, *under)
    elif total < limits.minimum and not once(table, table.people[who], row.name, placed.stake, *read):
        take_off(table, placed, general.under_minimum, *read)


# Limits of a player's own (vic 25/1999 r6.5, 29/2000 r6.4)

MARKER: Final = choice("marker", ("placed", "not placed"), optional=True)


def no_marker(table: Table, who: str, details: Mapping[str, Any], under: Cite) -> bool:
    """Were other limits agreed without the marker that shows them? Then they count for nothing yet (reading G13)."""
    if details.get("marker") != "not placed":
        return False
    table.rule(f"no marker stands by {who}: the limits of the notice go on", under, "reading G13")
    return True


# A wager that nobody noticed


def unnoticed(round_: "Round[Any]", _who: str) -> Ways:
    return [_named(placed) for placed in round_.table.placed if placed.unnoticed]


def within_the_limits(round_: "Round[Any]", details: Mapping[str, Any]) -> Refused | None:
    """Why nothing is done about a wager that nobody took against the limits, or that has gone."""
    row = round_.game.wager_named.get(str(details.get("on", "")))
    if row is None or str(details.get("person", "")) not in round_.table.people:
        return None
    why = f"no {row.name} of {details['person']}'s lies there against the limits"
    return Refused(round_.game.general.under_minimum, why, ground=Ground.WHEN)


def _named(placed: Placed) -> Fields:
    fields = choice("person", (placed.person,)), choice("on", (placed.wager.name,))
    chips = (choice("chips", (placed.chips,)),) if placed.chips else ()
    return *fields, choice("selection", (placed.selection,)), *chips


def found(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    table, row = round_.table, round_.game.wager_named[details["on"]]
    placed = find_placed(table, details["person"], row, details["selection"], details.get("chips", ""))
    assert placed is not None, "only what lies there is listed"
    hold_to_the_sign(table, placed)


# qld s6: coins


def may_lie_there(round_: "Round[Any]", _who: str) -> Ways:
    table = round_.table
    names = [person.name for person in table.players]
    coins = [coin for coin, cents in COINS.items() if not _in_use(table, cents)]
    return [(choice("person", names), choice("coin", coins))] if names else []


def _in_use(table: Table, coin: Cents) -> bool:
    return coin == PRESCRIBED_COIN and table.unit <= coin and table.game.coins


def coin_in_use(round_: "Round[Any]", details: Mapping[str, Any]) -> Refused | None:
    """Why nothing is done about a coin that is used here."""
    coin = COINS.get(str(details.get("coin", "")))
    if coin is None or not _in_use(round_.table, coin):
        return None
    return Refused("qld s6(1)", "coins of 50c are used at this table as chips are", ground=Ground.WHAT)


def coin(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    """It came out of a pocket, was never among the player's chips, and goes back there."""
    table, general = round_.table, round_.game.general
    prescribed = table.game.coins and COINS[details["coin"]] != PRESCRIBED_COIN
    under = general.one_coin if prescribed else general.no_coins
    assert under is not None, "where no provision speaks of coins, none is ruled on"
    what = f"a {details['coin']} coin of {details['person']}'s lies among the chips: it is no wager, and goes back"
    table.rule(what, under, general.not_permitted, "reading G1")


def findings(general: General) -> tuple[Act[Any], ...]:
    """The reports on wagers that lie there, under the provisions of every table."""
    staff = DEALER_OR_MORE_SENIOR
    says = "nobody noticed it when it was taken"
    none = because(general.under_minimum, "no wager lies here that was taken against the limits and not noticed")
    limits = general.under_minimum
    acts = [Act("wager outside the limits", staff, limits, unnoticed, found, says, within_the_limits, closed=none)]
    if general.no_coins is not None:
        nobody = because(general.no_coins, "nobody has chips here that a coin could lie among")
        name, under = "coin among the chips", general.no_coins
        acts.append(Act(name, staff, under, may_lie_there, coin, refuses=coin_in_use, closed=nobody))
    return tuple(acts)
