"""Non-value chips: a table issues colours to its players, takes them as wagers, and exchanges them for value chips."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.non_value_chips import NonValueChips, NonValueCites
from houseway.errors import BadInput, Ground, Refused
from houseway.money import Cents, cents, dollars
from houseway.play.acts import Act, Field, Fields, Ways, choice, money, several
from houseway.play.events import CASH, CHANGE
from houseway.play.game import Game
from houseway.play.people import DEALER_OR_MORE_SENIOR, Person
from houseway.play.round import Round
from houseway.play.sign import Sign
from houseway.play.table import Table

COLOURS: Final = ("white", "yellow", "orange", "pink", "blue", "green", "brown")
CHIP_WORTHS: Final = (cents("1"), cents("2"), cents("5"), cents("10"), cents("25"))


class ColourChipTable(Table):
    """A table that issues colours, under the sections that its game passes in."""

    def __init__(self, game: Game[Any], sign: Sign, people: Iterable[Person], name: str, under: NonValueCites) -> None:
        super().__init__(game, sign, people, name)
        self.under = under
        self.chips = NonValueChips(name, COLOURS, under)
        self.closed_tables: dict[str, NonValueChips] = {}  # registers of tables that have closed, by name

    def left(self, name: str) -> None:
        for colour, issue in self.chips.issues.items():
            if name in issue.players:
                self.chips.release(name, colour)

    @property
    def elsewhere(self) -> Cite:
        return self.under.elsewhere

    def holders(self, colour: str) -> list[str]:
        return self.chips.issues[colour].players if colour in self.chips.issues else []

    def colour_value(self, colour: str) -> Cents:
        if colour not in self.chips.issues:
            why = f"{colour} chips were not issued at {self.name}"
            raise Refused(self.under.elsewhere, why, ground=Ground.MEANS, instead="buy chips of this table")
        return self.chips.worth(colour)

    def means(self, person: Person) -> list[tuple[str, Cents, Cents]]:
        found = super().means(person)
        for (table, colour), count in person.purse.non_value.items():
            if table == self.name:
                worth = self.chips.worth(colour)
                found.append((colour, count * worth, worth))
        return found

    def holdings(self) -> Cents:
        held = [each for person in self.people.values() for each in person.purse.non_value.items()]
        return super().holdings() + sum(n * self.colour_value(colour) for (at, colour), n in held if at == self.name)

    def check_means(self, person: Person, stake: Cents, colour: str) -> None:
        held = person.purse.non_value
        if colour and (self.name, colour) not in held and any(of == colour for _, of in held):
            why = f"{person.name}'s {colour} chips are of another table"
            raise Refused(self.under.elsewhere, why, ground=Ground.MEANS, instead="buy chips of this table")
        super().check_means(person, stake, colour)

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        if self.chips.issues:
            data["issued"] = _issued(self.chips)
        if self.closed_tables:
            data["closed"] = {name: _issued(register) for name, register in self.closed_tables.items()}
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        _restore(self.chips, data.get("issued", {}))
        for name, issued in data.get("closed", {}).items():
            self.closed_tables[name] = NonValueChips(name, COLOURS, self.under, closed=True)
            _restore(self.closed_tables[name], issued)


def _issued(register: NonValueChips) -> dict[str, Any]:
    """The colours that are out, what a chip of each is worth, and who was issued with it."""
    issues = register.issues.items()
    return {colour: {"worth": dollars(issue.worth), "players": list(issue.players)} for colour, issue in issues}


def _restore(register: NonValueChips, issued: Mapping[str, Any]) -> None:
    for colour, issue in issued.items():
        worth = cents(issue["worth"])
        if colour not in COLOURS or worth <= 0:
            raise BadInput(f"no {colour} chips of ${dollars(worth)}; the colours are {', '.join(COLOURS)}")
        register.restore(colour, worth, issue["players"])


# What the dealer does with them


def may_issue(round_: Round[ColourChipTable], _who: str) -> Ways:
    """For each player: the colours that are free or theirs, and those that all who hold them agree to share."""
    table = round_.table
    return [way for person in table.players if not person.excluded for way in _issues(table, person)]


def _issues(table: ColourChipTable, person: Person) -> Iterator[Fields]:
    free = tuple(colour for colour in COLOURS if not table.holders(colour))
    nobody = several("agreed", (), least=0, optional=True)  # has to agree, and that may be said
    for worth in CHIP_WORTHS if free else ():
        yield from _issued_at(person, free, worth, nobody)
    for colour in [colour for colour in COLOURS if colour not in free]:
        holders = table.holders(colour)
        agreed = nobody if person.name in holders else several("agreed", holders, least=len(holders))
        yield from _issued_at(person, (colour,), table.chips.worth(colour), agreed)


def _issued_at(person: Person, colours: Sequence[str], worth: Cents, agreed: Field) -> Iterator[Fields]:
    most = person.purse.value // worth * worth
    if most:
        fixed = (choice("person", (person.name,)), choice("colour", colours), money("worth", worth, worth))
        yield *fixed, money("amount", worth, most, worth), agreed


def issue(round_: Round[ColourChipTable], _who: str, details: Mapping[str, Any]) -> None:
    table, colour, amount = round_.table, details["colour"], details["amount"]
    table.chips.issue(details["person"], colour, details["worth"], details.get("agreed", ()))
    person = table.people[details["person"]]
    table.move(person, -amount, CHANGE)
    table.move(person, amount, CHANGE, colour)


def not_agreed(round_: Round[ColourChipTable], details: Mapping[str, Any]) -> Refused | None:
    """Identical colours only where all agree who are issued with them."""
    table, colour, agreed = round_.table, str(details.get("colour")), details.get("agreed", ())
    others = table.holders(colour)
    if not others or details.get("person") in others or (isinstance(agreed, list | tuple) and set(others) <= {*agreed}):
        return None
    why = f"{colour} is held by {', '.join(others)}, and not all agree to share it"
    free = [c for c in COLOURS if not table.holders(c)]
    instead = f"take {' or '.join(free)}" if free else "no colour is free"
    return Refused(table.under.identical, why, ground=Ground.MEANS, instead=instead)


def may_exchange(round_: Round[ColourChipTable], _who: str) -> Ways:
    """Chips of this table; another table's are exchanged there, or here once it is closed."""
    table = round_.table
    return [
        (choice("person", (person.name,)), choice("colour", (colour,)), choice("of", (at,)))
        for person in table.players
        for at, colour in person.purse.non_value
        if at == table.name or (at in table.closed_tables and colour in table.closed_tables[at].issues)
    ]


def exchange(round_: Round[ColourChipTable], _who: str, details: Mapping[str, Any]) -> None:
    """All of a person's chips of one colour for their value; with none on the layout either, the colour is free."""
    table, colour, at = round_.table, details["colour"], details["of"]
    person = table.people[details["person"]]
    count = person.purse.non_value[at, colour]
    if at != table.name:  # they come from outside, and what is paid for them is new to this table
        table.move(person, table.closed_tables[at].exchange(person.purse, colour, count, table.name), CASH)
        return
    value = count * table.colour_value(colour)
    table.move(person, -value, CHANGE, colour)
    table.move(person, value, CHANGE)
    if not any(p.person == person.name and p.chips == colour for p in table.placed):
        table.chips.release(person.name, colour)


def open_elsewhere(round_: Round[ColourChipTable], details: Mapping[str, Any]) -> Refused | None:
    """(a) chips of the dealer's own table; (b) of a table that is closed when the player asks."""
    table, at = round_.table, details.get("of")
    person = table.people.get(str(details.get("person")))
    if person is None or at == table.name or (at, details.get("colour")) not in person.purse.non_value:
        return None
    why = f"{table.name} cannot exchange chips of {at}"
    return Refused(table.under.exchange, why, ground=Ground.MEANS, instead=f"exchange them at {at}, which is open")


def chips_found(under: Cite) -> Act[Table]:
    """Non-value chips lay on the layout that are no wager there: they belong to another table, and go back."""

    def any_player(round_: Round[Table], _who: str) -> Ways:
        names = [person.name for person in round_.table.players]
        return [(choice("person", names),)] if names else []

    def found(round_: Round[Table], _who: str, details: Mapping[str, Any]) -> None:
        what = f"{details['person']}'s non-value chips are no wager here, and go back as they are"
        round_.table.rule(what, under, round_.game.general.not_permitted, "reading G1")

    def nobody(_round: Round[Table], _who: str) -> Refused:
        return Refused(under, "nobody plays whose chips they could be", ground=Ground.WHEN)

    says = "of another table, on the layout"
    return Act("non-value chips found", DEALER_OR_MORE_SENIOR, under, any_player, found, says, closed=nobody)


def chip_acts(under: NonValueCites) -> tuple[Act[Any], ...]:
    """Issuing and exchanging, under a game's own sections, and what was used though it is of another table."""
    return (
        chips_found(under.elsewhere),
        Act("issue colour chips", DEALER_OR_MORE_SENIOR, under.identical, may_issue, issue, refuses=not_agreed),
        Act("exchange colour chips", DEALER_OR_MORE_SENIOR, under.exchange, may_exchange, exchange, "", open_elsewhere),
    )
