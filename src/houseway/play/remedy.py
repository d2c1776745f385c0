"""What already happened is never refused: a wager inadvertently accepted is recorded, then remedied (s5(2))."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.errors import BadInput, Refused
from houseway.money import Cents, dollars
from houseway.play.people import Person
from houseway.play.settlement import give_back
from houseway.play.wager import Placed, Wager
from houseway.play.wagering import Wagering, find_placed, put_down

if TYPE_CHECKING:
    from houseway.play.round import Round
    from houseway.play.table import Table

__all__ = ["accept"]

UNDER_MINIMUM: Final = cite("qld s5(2)(a)")
OVER_MAXIMUM: Final = cite("qld s5(2)(b)")
NOT_PERMITTED: Final = cite("qld s5(1)(a)")


def accept(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    """The dealer has taken this wager: let stand what the law lets stand, and give the rest back."""
    table = round_.table
    person = table.person(who)
    stake = details.get("stake")
    if type(stake) is not int or not 0 < stake <= person.purse.value:
        raise BadInput(f"'stake' must be money that {who} holds (${dollars(person.purse.value)}), not {stake!r}")
    row = table.game.wager_named.get(str(details.get("on", "")))
    if row is None or not _place_exists(table, person, row, str(details.get("selection", ""))):
        table.rule(f"{who}'s {details.get('on')!r} is not a permitted wager: void", NOT_PERMITTED, "reading G1")
        return
    if not isinstance(round_.ask, Wagering) or row not in round_.ask.rows:
        under = table.game.late(table, "wager")
        table.rule(f"{who}'s {row.name} came too late and goes back", under, "reading G6")
        return
    _remedy(table, put_down(table, person, row, str(details["selection"]), stake, ""))


def _place_exists(table: "Table", person: Person, row: Wager[Any], selection: str) -> bool:
    if row.check is None:
        return selection in row.selections
    try:
        row.check(table, person.name, selection)
    except Refused:
        return find_placed(table, person.name, row, selection) is not None
    return True


def _remedy(table: "Table", placed: Placed) -> None:
    limits = placed.wager.limits(table, placed.person, placed.selection)
    if placed.stake > limits.maximum:
        _trim(table, placed, placed.stake - limits.maximum)
    elif placed.stake < limits.minimum:
        _let_stand_once(table, placed)


def _trim(table: "Table", placed: Placed, excess: Cents) -> None:
    """Void for the excess only."""
    placed.stake -= excess
    table.people[placed.person].purse.value += excess
    what = f"{placed.person}'s {placed.wager.name} is void for the ${dollars(excess)} over the maximum"
    table.rule(what, OVER_MAXIMUM)


def _let_stand_once(table: "Table", placed: Placed) -> None:
    """A player is let off once at this table (reading G2)."""
    person = table.people[placed.person]
    what = f"{person.name}'s {placed.wager.name} of ${dollars(placed.stake)} is under the minimum"
    if person.warned:
        table.rule(f"{what} a second time: void", UNDER_MINIMUM, "reading G2")
        give_back(table, placed, UNDER_MINIMUM)
        if placed.wager.withdrawn is not None:
            placed.wager.withdrawn(table, placed)
    else:
        person.warned = True
        table.rule(f"{what}: valid this once", UNDER_MINIMUM, "reading G2")
