"""How a table stands between rounds, as plain data: the part of a record that comes before its rounds."""

from typing import Any, Final

from houseway.money import dollars
from houseway.play.people import PLAYER, Person, Role
from houseway.play.record.toml import Data
from houseway.play.sign import Sign
from houseway.play.table import Table

CALLED: Final = {role: role.value for role in Role}  # which takes a while to look up in a member itself
FLAGS: Final = ("excluded", "permit", "warned")


def table_data(table: Table) -> Data:
    """Its name, the house's money, what the game keeps between rounds, and the wagers that lie on the layout."""
    data: Data = {"name": table.name}
    data |= {name: dollars(amount) for name in ("house", "cash") if (amount := getattr(table, name))}
    if table.unit != table.game.unit:
        data["unit"] = dollars(table.unit)
    if table.house_deals:
        data["house_deals"] = True
    own = table.as_data()
    assert not own.keys() & {"name", "house", "cash", "unit", "house_deals", "wagers"}, "these are every table's"
    wagers = {"wagers": wagers_data(table)} if table.placed else {}
    return data | own | wagers


def wagers_data(table: Table) -> list[Data]:
    """The wagers on the layout."""
    return [
        {"person": p.person, "on": p.wager.name, "selection": p.selection, "stake": dollars(p.stake)}
        | ({"chips": p.chips} if p.chips else {})
        | ({"unnoticed": True} if p.unnoticed else {})
        for p in table.placed
    ]


def sign_data(sign: Sign) -> Data:
    """The sign, a line for each kind of wager."""
    data: Data = {"increment": dollars(sign.increment)}
    if sign.notices:
        data["notices"] = [
            {"kind": n.kind, "minimum": dollars(n.minimum), "shown": n.shown, "effective": n.effective}
            | ({"maximum": dollars(n.maximum)} if n.maximum else {})
            for n in sign.notices
        ]
    limits: dict[str, Data] = {}
    for kind, line in sign.limits.items():
        limits[kind] = {"minimum": dollars(line.minimum), "maximum": dollars(line.maximum)}
        if kind in sign.increments:
            limits[kind]["increment"] = dollars(sign.increments[kind])
    return data | {"limits": limits}


def people_data(table: Table) -> dict[str, Data]:
    """Everybody at the table: role, chips, and their standing under Part 2."""
    return {person.name: _person(person) for person in table.people.values()}


def _person(person: Person) -> dict[str, Any]:
    data: Data = {"role": CALLED[person.role]}
    purse = person.purse
    if purse.value or person.role is PLAYER:
        data["chips"] = dollars(purse.value)
    if purse.non_value:
        held = purse.non_value.items()
        data["colours"] = [{"of": at, "colour": colour, "count": count} for (at, colour), count in held]
    if person.excluded or person.permit or person.warned:
        data |= {flag: True for flag in FLAGS if getattr(person, flag)}
    if person.excluded_under:
        data["excluded_under"] = person.excluded_under
    return data
