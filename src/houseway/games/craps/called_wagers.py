"""Wagers that are called while the dice are in the air (qld s110)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.chips import Purse
from houseway.errors import Ground, Refused
from houseway.games.craps.moments import AT_REST, BEFORE_A_ROLL, CALLED, IN_THE_AIR
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import BOXPERSON, REPLACE_THE_CASH, mark_of
from houseway.games.craps.wagers import WAGERS
from houseway.money import Cents, dollars
from houseway.play.acts import Act, Fields, Ways, act, choice
from houseway.play.ask import Choice, Offer, Script
from houseway.play.events import CASH
from houseway.play.people import DEALER, PLAYERS, Person
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS
from houseway.play.wager import Placed, Wager
from houseway.play.wagering import check_fee, check_wager, put_down
from houseway.play.ways import fee_besides, lying, wager_options

CHIPS: Final = "chips"
SAID: Final = {CHIPS: cite("qld s110(1)"), CASH: cite("qld s110(2A)(a)")}


def may_call(round_: Round[CrapsTable], who: str) -> Ways:
    table = round_.table
    person = table.people[who]
    if person.excluded:
        return []
    with_cash = replace(person, purse=Purse(MOST_CHIPS))
    return [*_ways(table, person, CHIPS), *_ways(table, with_cash, CASH)]


def _ways(table: CrapsTable, person: Person, made_with: str) -> Iterator[Fields]:
    for row in WAGERS:
        for option in wager_options(table, person, row):
            named = tuple(field for field in option.fields if field.name != "placed_by")
            yield *named, choice("with", (made_with,))


def call_a_wager(round_: Round[CrapsTable], who: str, details: Mapping[str, Any]) -> Script:
    """It counts once the dealer and a boxperson have both confirmed it by word of mouth."""
    table, made_with = round_.table, details["with"]
    row, under = round_.game.wager_named[details["on"]], SAID[made_with]
    about = f"{who} calls ${dollars(details['stake'])} on the {row.name} in {made_with}"
    offers = {"confirm": Offer(under), "decline": Offer(under)}
    for roles in (DEALER, BOXPERSON):
        _, answer, _ = yield Choice(roles, offers, under, about)
        if answer == "decline":
            table.rule(f"{who}'s {row.name} is not confirmed: there is no such wager", under)
            return None
    if not table.takes_part(who):
        table.rule(f"{who} is excluded from the game: there is no such wager", "qld s4(2)(b)", "reading D17")
        return None
    _make(table, table.people[who], row, details, under)
    return None


def _make(table: CrapsTable, person: Person, row: Wager[Any], details: Mapping[str, Any], under: Cite) -> None:
    """Both have confirmed it: it is made, unless the table has changed meanwhile so that it can no longer be."""
    at, stake, in_cash = details["selection"], details["stake"], details["with"] == CASH
    fee = fee_besides(row, at, lying(table, person.name, row, at), stake)
    try:
        check_wager(table, person, row, at, stake)
        if not in_cash:
            table.check_means(person, stake, "")
            check_fee(table, person, row, at, stake)
    except Refused as refused:
        table.rule(f"there is no such wager: {refused.why}", refused.under)
        return
    if in_cash:
        table.move(person, stake + fee, CASH)
    placed = put_down(table, person, row, at, stake, "")
    if in_cash:
        _to_be_changed(table, placed, stake)
    table.rule(f"{person.name}'s {row.name} is confirmed while the dice are in the air", under)


def _to_be_changed(table: CrapsTable, placed: Placed, stake: Cents) -> None:
    """Cash lies on the layout until there is time to put chips in its place, at the latest before it is paid."""
    table.in_cash[mark_of(placed)] = table.in_cash.get(mark_of(placed), 0) + stake
    table.rule(f"{placed.person}'s cash is to be replaced by chips", "qld s110(2A)(b)", "qld s110(3)")
    table.owe(REPLACE_THE_CASH, placed.person)


def time_enough(round_: Round[CrapsTable], details: Mapping[str, Any]) -> Refused | None:
    """Before the throw there is time to change cash, and to put chips down; afterwards it is too late."""
    if round_.moment in (AT_REST, CALLED):
        return Refused("qld s110(1)", "the dice have come to rest", ground=Ground.WHEN)
    if round_.moment not in BEFORE_A_ROLL:
        return None
    if details.get("with") == CASH:
        why = "cash is accepted only while the dice are in the air"
        return Refused("qld s110(3)", why, ground=Ground.MEANS, instead="buy chips first")
    why = "before the throw a wager is made with chips on the layout, not by word"
    return Refused("qld s110(2)", why, ground=Ground.WHEN)


AIR_ACTS: Final[tuple[Act[CrapsTable], ...]] = (
    act(
        "call a wager",
        PLAYERS,
        "qld s110(1)",
        may_call,
        call_a_wager,
        "the dealer and a boxperson confirm it",
        time_enough,
        at=(IN_THE_AIR,),
    ),
)
