"""Open wagering: players place and withdraw wagers until the dealer closes it.

Refusals are looked at in one order (see `errors.Ground`). A wager that was inadvertently accepted is not refused: it is
remedied (see `remedy`).
"""

from collections.abc import Iterator, Mapping, Sequence
from math import lcm
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite
from houseway.errors import BadInput, Ground, Refused
from houseway.money import Cents, dollars
from houseway.play.acts import Option, choice, money
from houseway.play.ask import Ask, always
from houseway.play.people import PLAYERS, Person, Role
from houseway.play.wager import Placed, Wager

if TYPE_CHECKING:
    from houseway.play.round import Round
    from houseway.play.table import Table

__all__ = ["Wagering", "check_wager", "find_placed", "place", "withdraw"]

EXCLUDED: Final = cite("qld s4(2)(b)")
NOT_PERMITTED: Final = cite("qld s5(1)(a)")
CONTRARY_TO_SIGN: Final = cite("qld s5(1)(b)")
DEALER: Final = frozenset({Role.DEALER})


class Wagering(Ask):
    """Wagers may be made, added to and withdrawn. `closed_by` is the dealer's act that ends it."""

    __slots__ = ("closed_by", "closed_under", "roles", "rows", "withdrawn_under")

    def __init__(
        self,
        rows: Sequence[Wager[Any]],
        under: Cite,
        closed_by: str,
        closed_under: Cite,
        withdrawn_under: Cite,
    ) -> None:
        self.rows, self.under = rows, under
        self.closed_by, self.closed_under, self.withdrawn_under = closed_by, closed_under, withdrawn_under
        self.who, self.roles, self.wanted = "", DEALER, always

    def options(self, round_: "Round") -> Iterator[Option]:
        table = round_.table
        for person in table.players:
            if not person.excluded:
                yield from self._for(table, person)
        for who in round_.named(self):
            yield Option(who, self.closed_by, self.closed_under)

    def _for(self, table: "Table", person: Person) -> Iterator[Option]:
        for row in self.rows:
            yield from _wager_options(table, person, row)
        for placed in table.placed:
            if placed.person == person.name and placed.wager in self.rows:
                fields = [choice("on", (placed.wager.name,)), choice("selection", (placed.selection,))]
                fields += [choice("chips", (placed.chips,))] if placed.chips else []
                yield Option(person.name, "withdraw", self.withdrawn_under, tuple(fields))

    def __str__(self) -> str:
        return f"wagers, until '{self.closed_by}'"


def _wager_options(table: "Table", person: Person, row: Wager[Any]) -> Iterator[Option]:
    """One option for each range of amounts: the places of a row that share their bounds are listed together."""
    places = row.places(table, person.name)
    for colour, held, unit in table.means(person):
        ranges: dict[tuple[Cents, Cents, Cents], list[str]] = {}
        for selection in places:
            bounds = _bounds(table, person, row, selection, held, unit)
            if bounds is not None:
                ranges.setdefault(bounds, []).append(selection)
        for (least, most, step), selections in ranges.items():
            fields = (choice("on", (row.name,)), choice("selection", selections), money("stake", least, most, step))
            chips = (choice("chips", (colour,)),) if colour else ()
            yield Option(person.name, "wager", row.cites[0], fields + chips, row.says)


def _bounds(
    table: "Table", person: Person, row: Wager[Any], selection: str, held: Cents, unit: Cents
) -> tuple[Cents, Cents, Cents] | None:
    """The least, the most and the step of what may be added to this place, or None where nothing may."""
    limits = row.limits(table, person.name, selection)
    step = lcm(table.sign.increment or 1, unit)
    there = lying(table, person.name, row, selection)
    least = -(-max(limits.minimum - there, step) // step) * step
    most = min(limits.maximum - there, held)
    most = least + (most - least) // step * step
    return (least, most, step) if most >= least else None


def find_placed(table: "Table", person: str, row: Wager[Any], selection: str, colour: str = "") -> Placed | None:
    """A person's wager on this place, in chips of one colour (none for value chips)."""
    for p in table.placed:
        if p.wager is row and p.person == person and p.selection == selection and p.chips == colour:
            return p
    return None


def lying(table: "Table", person: str, row: Wager[Any], selection: str) -> Cents:
    """What a person already has on this place, in chips of any colour."""
    return sum(p.stake for p in table.placed if p.wager is row and p.person == person and p.selection == selection)


def check_wager(table: "Table", person: Person, row: Wager[Any], selection: str, stake: Cents) -> None:
    """Refuse a wager by its place or its amount; who, when and which row have been looked at."""
    if row.check is not None:
        row.check(table, person.name, selection)
    elif selection not in row.selections:
        raise Refused(NOT_PERMITTED, f"there is no {row.name} on {selection!r}")
    total = stake + lying(table, person.name, row, selection) if table.placed else stake
    if row.amounts is not None:
        limits = row.amounts(table, person.name, selection)
        if not limits.minimum <= total <= limits.maximum:
            instead = f"allowed: {limits}"
            raise Refused(row.cites[0], f"${dollars(total)} is not allowed", ground=Ground.AMOUNT, instead=instead)
    else:
        table.sign.check(row.limit, total)


def read_wager(
    table: "Table", rows: Sequence[Wager[Any]], details: Mapping[str, Any]
) -> tuple[Wager[Any], str, Cents, str]:
    """The row, the place, the stake and the colour of chips that an act names."""
    try:
        name, selection, stake = details["on"], details["selection"], details["stake"]
    except KeyError as missing:
        raise BadInput(f"a wager needs 'on', 'selection' and 'stake'; {missing} is missing") from None
    if type(stake) is not int or stake <= 0:
        raise BadInput(f"'stake' must be an amount of money above nought, not {stake!r}")
    row = table.game.wager_named.get(name)
    if row is None or row not in rows:
        allowed = "permissible here: " + ", ".join(r.name for r in rows)
        raise Refused(NOT_PERMITTED, f"{name!r} is not a permissible wager", instead=allowed)
    return row, selection, stake, details.get("chips", "")


def place(round_: "Round", ask: Wagering, who: str, details: Mapping[str, Any]) -> None:
    """A player makes a wager, or adds to one; refused with the provision that forbids it."""
    table = round_.table
    person = table.person(who)
    if person.excluded:
        raise Refused(EXCLUDED, f"{who} is excluded from the game", ground=Ground.WHO)
    if person.role not in PLAYERS:
        raise Refused(NOT_PERMITTED, f"{who} is the {person.role.value}, not a player", ground=Ground.WHO)
    row, selection, stake, colour = read_wager(table, ask.rows, details)
    check_wager(table, person, row, selection, stake)
    table.check_means(person, stake, colour)
    put_down(table, person, row, selection, stake, colour)


def put_down(table: "Table", person: Person, row: Wager[Any], selection: str, stake: Cents, colour: str) -> Placed:
    """Move the chips from the player to the layout."""
    if colour:
        table.hand_over(person, -stake, colour)
    else:
        person.purse.value -= stake
    already = find_placed(table, person.name, row, selection, colour) if table.placed else None
    if already is not None:
        already.stake += stake
        return already
    placed = Placed(person.name, row, selection, stake, colour)
    table.placed.append(placed)
    if row.placed is not None:
        row.placed(table, placed)
    return placed


def withdraw(round_: "Round", ask: Wagering, who: str, details: Mapping[str, Any]) -> None:
    """A player takes a wager back while wagering is open."""
    table = round_.table
    row = table.game.wager_named.get(details.get("on", ""))
    found = None
    if row is not None and row in ask.rows:
        found = find_placed(table, who, row, details.get("selection", ""), details.get("chips", ""))
    if found is None:
        own = ", ".join(f"{p.wager.name} {p.selection}" for p in table.placed if p.person == who) or "none"
        raise BadInput(f"{who} has no such wager to withdraw; on the layout: {own}")
    take_off(table, found)


def take_off(table: "Table", placed: Placed) -> None:
    """Hand a wager's chips back as if it had not been made."""
    table.hand_over(table.people[placed.person], placed.stake, placed.chips)
    table.placed.remove(placed)
    if placed.wager.withdrawn is not None:
        placed.wager.withdrawn(table, placed)
