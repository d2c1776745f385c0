"""The chips of a roulette table: colours for its players (qld s137), and how far value chips may be used (s142)."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import Ground, Refused
from houseway.games.roulette.fairness import table_of
from houseway.games.roulette.table import COLOURS, RouletteTable
from houseway.money import Cents, cents
from houseway.play.acts import Act, Fields, Ways, act, choice, money, several
from houseway.play.house import MOST_CHIPS
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, Person

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["CHIP_ACTS"]

CHIP_WORTHS: Final = (cents("1"), cents("2"), cents("5"), cents("10"), cents("25"))


def may_issue(round_: "Round", _who: str) -> Ways:
    """For each player: the colours that are free or theirs, and those that all who hold them agree to share."""
    table = table_of(round_)
    return [way for p in table.players if not p.excluded for colour in COLOURS for way in _issues(table, p, colour)]


def _holders(table: RouletteTable, colour: str) -> list[str]:
    return table.chips.issues[colour].players if colour in table.chips.issues else []


def _issues(table: RouletteTable, person: Person, colour: str) -> Iterator[Fields]:
    holders = _holders(table, colour)
    shared = (several("agreed", holders, least=len(holders)),) if holders and person.name not in holders else ()
    for worth in (table.chips.worth(colour),) if holders else CHIP_WORTHS:
        most = person.purse.value // worth * worth
        if most:
            fixed = (choice("person", (person.name,)), choice("colour", (colour,)), money("worth", worth, worth))
            yield *fixed, money("amount", worth, most, worth), *shared


def issue(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    purse, count = round_.table.people[details["person"]].purse, details["amount"] // details["worth"]
    agreed = details.get("agreed", ())
    table_of(round_).chips.issue(details["person"], purse, details["colour"], count, details["worth"], agreed)


def not_agreed(round_: "Round", details: Mapping[str, Any]) -> Refused | None:
    """Identical colours only where all agree who are issued with them."""
    table, colour, agreed = table_of(round_), str(details.get("colour")), details.get("agreed", ())
    others = _holders(table, colour)
    if not others or details.get("person") in others or (isinstance(agreed, list | tuple) and set(others) <= {*agreed}):
        return None
    why = f"{colour} is held by {', '.join(others)}, and not all agree to share it"
    free = [c for c in COLOURS if not _holders(table, c)]
    instead = f"take {' or '.join(free)}" if free else "no colour is free"
    return Refused("qld s137(1)", why, ground=Ground.MEANS, instead=instead)


def may_exchange(round_: "Round", _who: str) -> Ways:
    """Chips of this table; another table's are exchanged there, or here once it is closed."""
    table = table_of(round_)
    return [
        (choice("person", (person.name,)), choice("colour", (colour,)), choice("of", (at,)))
        for person in table.players
        for at, colour in person.purse.non_value
        if at == table.name or (at in table.closed_tables and colour in table.closed_tables[at].issues)
    ]


def exchange(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    """All of a person's chips of one colour for their value; with none on the layout either, the colour is free."""
    table, name, colour, at = table_of(round_), details["person"], details["colour"], details["of"]
    purse = table.people[name].purse
    register = table.chips if at == table.name else table.closed_tables[at]
    value = purse.value
    register.exchange(purse, colour, purse.non_value[at, colour], table.name)
    if at != table.name:
        table.cash += purse.value - value  # brought in from outside
    elif not any(p.person == name and p.chips == colour for p in table.placed):
        register.release(name, colour)


def open_elsewhere(round_: "Round", details: Mapping[str, Any]) -> Refused | None:
    """(a) chips of the dealer's own table; (b) of a table that is closed when the player asks."""
    table, at = table_of(round_), details.get("of")
    person = table.people.get(str(details.get("person")))
    if person is None or at == table.name or (at, details.get("colour")) not in person.purse.non_value:
        return None
    why = f"{table.name} cannot exchange chips of {at}"
    return Refused("qld s137(3)", why, ground=Ground.MEANS, instead=f"exchange them at {at}, which is open")


def any_time(_round: "Round", _who: str) -> Ways:
    return [(choice("use", ("permit", "prohibit")),), (choice("use", ("limit",)), money("most", 100, MOST_CHIPS))]


def set_value_chips(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    limits: dict[str, Cents | None] = {"permit": None, "limit": details.get("most"), "prohibit": 0}
    table_of(round_).value_chips = limits[details["use"]]


CHIP_ACTS: Final[tuple[Act, ...]] = (
    act("issue colour chips", DEALER_OR_MORE_SENIOR, "qld s137(1)", may_issue, issue, refuses=not_agreed),
    act("exchange colour chips", DEALER_OR_MORE_SENIOR, "qld s137(3)", may_exchange, exchange, refuses=open_elsewhere),
    act("value chips", DIRECTORS, "qld s142", any_time, set_value_chips),
)
