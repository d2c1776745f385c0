"""Sets a table up as a record has it before the first round."""

from collections.abc import Collection
from functools import cache
from typing import Any, Final

from houseway.cite import CITATION, BadCite
from houseway.equipment.chips import Purse
from houseway.errors import Ground, HousewayError, Refused, quoted
from houseway.money import BadMoney
from houseway.play.game import Game
from houseway.play.people import Person, Role, roles_of
from houseway.play.record.keys import CountedKeys
from houseway.play.record.places import Path
from houseway.play.record.source import LIST, MOMENT, TABLE, TEXT, WHOLE, YES, RecordSource
from houseway.play.record.table_state import FLAGS
from houseway.play.record.text import Record
from houseway.play.record.toml import Data
from houseway.play.sign import Limits, Notice, Sign
from houseway.play.table import Table
from houseway.play.wager import Placed
from houseway.rulebook import resolves

COMMON: Final = ("name", "house", "cash", "unit", "house_deals", "wagers")
PERSON: Final = {"role": TEXT, "chips": TEXT, "colours": LIST, "excluded_under": TEXT} | dict.fromkeys(FLAGS, YES)
HELD: Final = {"of": TEXT, "colour": TEXT, "count": WHOLE}
SIGN: Final = {"increment": TEXT, "notices": LIST, "limits": TABLE}
NOTICE: Final = {"kind": TEXT, "minimum": TEXT, "shown": MOMENT, "effective": MOMENT, "maximum": TEXT}
LIMITS: Final = {"minimum": TEXT, "maximum": TEXT}
LINE: Final = {**LIMITS, "increment": TEXT}
WAGER: Final = {"person": TEXT, "on": TEXT, "selection": TEXT, "stake": TEXT, "chips": TEXT, "unnoticed": YES}


def open_table(record: Record, game: Game[Any]) -> Table:
    """The table before the first round; what the record leaves out is as the game has it."""
    source, data = record.source, record.table
    name = {"name": data["name"]} if "name" in data else {}
    source.kind(data.get("name", ""), TEXT, "table", "name")
    if name and not data["name"].strip():
        raise source.bad("'name' must be words", "table", "name")
    people = [_person(source, name, each, game) for name, each in record.people.items()]
    try:
        sign = _sign(source, record.sign, game)
        table = _with_sign(game, sign, people=people, **name)
    except Refused as refused:
        where = ("people",) if refused.ground is Ground.WHO else ("sign", "limits")
        raise source.near(refused, record.sign.get("limits", {}), *where) from None
    _restore_money(source, table, data)
    _restore_game(source, table, {key: each for key, each in data.items() if key not in COMMON})
    _check_sign(record, table)
    source.kind(data.get("wagers", []), LIST, "table", "wagers")
    for index, wager in enumerate(data.get("wagers", ())):
        _lay(source, table, wager, ("table", "wagers", index))
    _check_colours(source, table)
    return table


def _with_sign(game: Game[Any], sign: Sign, **settings: Any) -> Table:
    """A table with this sign; whether one that is not usual will do is seen when it is known how the table is run."""
    try:
        found: Table = game.open_table(sign=sign, **settings)
    except Refused:
        found = game.open_table(**settings)
        found.sign = sign
    return found


def _check_sign(record: Record, table: Table) -> None:
    """A sign that the game forbids stands only where the record says that the provision is altered."""
    try:
        table.check_sign(table.sign)
        table.check_lines()
    except Refused as refused:
        if set(record.altered).isdisjoint(refused.under.steps):
            raise record.source.near(refused, record.sign.get("limits", {}), "sign", "limits") from None


# People


@cache
def _roles_named(rules: str) -> dict[str, Role]:
    return {role.value: role for role in roles_of(rules)}


def _person(source: RecordSource, name: str, data: Any, game: Game[Any]) -> Person:
    path = ("people", name)
    source.table(data, PERSON, *path)
    roles, role = _roles_named(game.rules), data.get("role", "player")
    if role not in roles:
        raise source.bad(f"{name} cannot be a {quoted(role)}; allowed: {', '.join(roles)}", *path)
    purse = Purse(source.money(data.get("chips", "0"), *path, "chips", least=0))
    for held in data.get("colours", ()):
        source.table(held, HELD, *path, "colours", needed=HELD)
        if held["count"] <= 0:
            raise source.bad("'count' must be above nought", *path)
        purse.receive_chips(held["of"], held["colour"], held["count"])
    under = data.get("excluded_under", "")
    if under and not (CITATION.fullmatch(under) and resolves(under)):
        raise source.bad(f"'excluded_under' names no provision that is held: {quoted(under)}", *path)
    return Person(name, roles[role], purse, excluded_under=under, **{flag: data.get(flag, False) for flag in FLAGS})


# The sign


def _sign(source: RecordSource, data: Data, game: Game[Any]) -> Sign:
    """The game's usual sign, with the lines that the record has."""
    source.table(data, SIGN, "sign")
    usual: Sign = game.open_table().sign
    kinds = dict.fromkeys([*usual.limits, *(row.limit for row in game.wagers if row.limit)])
    limits, increments = dict(usual.limits), dict(usual.increments)
    for kind, line in data.get("limits", {}).items():
        path = ("sign", "limits", kind)
        _check_kind(source, kind, kinds, path)
        source.table(line, LINE, *path, needed=LIMITS)
        limits[kind] = Limits(*(source.money(line[bound], *path, bound) for bound in LIMITS))
        if "increment" in line:
            increments[kind] = source.money(line["increment"], *path, "increment", least=0)
    increment = usual.increment
    if "increment" in data:
        increment = source.money(data["increment"], "sign", "increment", least=0)
    given = enumerate(data.get("notices", ()))
    notices = tuple(_notice(source, each, kinds, index) for index, each in given)
    return Sign(limits, increment, notices, usual.general, increments)


def _notice(source: RecordSource, data: Any, kinds: Collection[str], index: int) -> Notice:
    path = ("sign", "notices", index)
    source.table(data, NOTICE, *path, needed=[each for each in NOTICE if each != "maximum"], what="a notice")
    _check_kind(source, data["kind"], kinds, path)
    most = source.money(data["maximum"], *path, "maximum") if "maximum" in data else 0
    return Notice(data["kind"], source.money(data["minimum"], *path, "minimum"), data["shown"], data["effective"], most)


def _check_kind(source: RecordSource, kind: str, kinds: Collection[str], path: Path) -> None:
    if kind not in kinds:
        raise source.bad(f"the sign has no line for {quoted(kind)}; allowed: {', '.join(kinds)}", *path)


# What lies on the table


def _restore_money(source: RecordSource, table: Table, data: Data) -> None:
    table.house = source.money(data.get("house", "0"), "table", "house")
    table.cash = source.money(data.get("cash", "0"), "table", "cash")
    source.kind(data.get("house_deals", False), YES, "table", "house_deals")
    table.house_deals = data.get("house_deals", False)
    if "unit" in data:
        try:
            table.use_unit(source.money(data["unit"], "table", "unit", least=1))
        except Refused as refused:
            raise source.near(refused, data, "table") from None


def _restore_game(source: RecordSource, table: Table, data: Data) -> None:
    """What the game itself keeps between rounds; what it did not ask for is not known to it."""
    taken = CountedKeys(data)
    try:
        table.restore(taken)
        table.as_data()
    except HousewayError as wrong:
        raise source.near(wrong, data, "table") from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as wrong:
        near = f"; look at '{list(taken.asked)[-1]}'" if taken.asked else "; a value is of another kind than it must be"
        told = f": {wrong}" if isinstance(wrong, BadMoney | BadCite) else near
        raise source.bad(f"this is not how a table of {table.game.name} is written{told}", "table") from None
    for path in taken.unknown():
        has = ", ".join(taken.asked) or "nothing of its own"
        raise source.bad(f"'{path[-1]}' is not known to a table of {table.game.name}; it has {has}", "table", *path)


def _lay(source: RecordSource, table: Table, data: Any, path: Path) -> None:
    """A wager that lies on the layout from an earlier round."""
    source.table(data, WAGER, *path, needed=("person", "on", "selection", "stake"), what="a wager")
    if data["person"] not in table.people:
        raise source.bad(
            f"nobody called {quoted(data['person'])} is at this table; there are {', '.join(table.people)}", *path
        )
    row = table.game.wager_named.get(data["on"])
    if row is None:
        raise source.bad(f"no wager {quoted(data['on'])}; allowed: {', '.join(table.game.wager_named)}", *path)
    places = (*row.selections, *row.travels)
    if places and data["selection"] not in places:
        raise source.bad(f"no {row.name} on {quoted(data['selection'])}; allowed: {', '.join(places)}", *path)
    stake = source.money(data["stake"], *path, "stake", least=1)
    placed = Placed(data["person"], row, data["selection"], stake, data.get("chips", ""))
    placed.unnoticed = data.get("unnoticed", False)
    table.placed.append(placed)
    if row.placed is not None:
        row.placed(table, placed)


def _check_colours(source: RecordSource, table: Table) -> None:
    """Non-value chips that people hold, or that lie on the layout, have been issued here."""
    for person in table.people.values():
        for at, colour in person.purse.non_value:
            if at == table.name:
                _worth(source, table, colour, ("people", person.name))
    for index, placed in enumerate(table.placed):
        path = ("table", "wagers", index)
        if placed.chips and placed.stake % _worth(source, table, placed.chips, path):
            raise source.bad(f"this stake is not in whole {placed.chips} chips", *path)


def _worth(source: RecordSource, table: Table, colour: str, path: Path) -> int:
    try:
        return table.colour_value(colour)
    except HousewayError as wrong:
        raise source.bad(str(wrong), *path) from None
