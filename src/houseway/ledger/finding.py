"""Events that are looked for: of a chain or of all, by person, act, provision, kind, amount and time; the latest first.

One chain is gone through from its end. All chains at once are gone through as a whole: nothing is kept beside the
events for that, so that writing them costs no more.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

import sqlalchemy as sa

from houseway.ledger.schema import EVENTS, POSTINGS
from houseway.money import Cents

E, P = EVENTS.c, POSTINGS.c
WHO: Final = ("by", "person", "to", "of", "patron")  # where an event names somebody
FOLLOW: Final = 200  # a ruling stands so near to what it rules on
KINDS: Final = {
    "act": "somebody did something",
    "outcome": "something came from a device",
    "call": "something was announced",
    "settlement": "a wager came to its end",
    "refusal": "somebody tried what a rule forbids",
    "ruling": "something was ruled",
    "report": "something was done that a ruling followed",
    "movement": "chips moved otherwise than by a settlement",
    "house": "the house itself noted something",
}
Wanted: TypeAlias = sa.ColumnElement[bool]


class Sought(NamedTuple):
    """What is looked for; all of it at once."""

    chain: int | None = None
    person: str = ""
    act: str = ""
    cite: str = ""
    kind: str = ""
    least: Cents | None = None
    most: Cents | None = None
    since: str = ""  # moments as they are stored
    until: str = ""
    before: tuple[int, int] | None = None  # events that stand before this one: its chain and its number


def found(connection: sa.Connection, sought: Sought, count: int) -> list[Any]:
    """The latest that fit, so many at most."""
    query = sa.select(EVENTS).where(*_wanted(connection, sought))
    order = [E.number.desc()] if sought.chain is not None else [E.at.desc(), E.chain.desc(), E.number.desc()]
    return list(connection.execute(query.order_by(*order).limit(count)))


def _wanted(connection: sa.Connection, sought: Sought) -> Iterator[Wanted]:
    if sought.chain is not None:
        yield E.chain == sought.chain
    if sought.before is not None:
        yield _before(connection, sought.chain, *sought.before)
    if sought.since:
        yield E.at >= sought.since
    if sought.until:
        yield E.at <= sought.until
    if sought.person:
        yield sa.or_(*(_has(f'"{key}":{json.dumps(sought.person)}') for key in WHO))
    if sought.act:
        yield _has(f'"act":{json.dumps(sought.act)}')
    if sought.cite:
        yield sa.or_(_has(json.dumps(sought.cite)), _has(json.dumps(sought.cite)[:-1] + "("))
    if sought.kind:
        yield _of_kind(sought.kind)
    if sought.least is not None or sought.most is not None:
        yield _moved(sought.least or 0, sought.most if sought.most is not None else 1 << 62)


def _has(text: str) -> Wanted:
    return E.body.contains(text, autoescape=True)


def _begins(text: str) -> Wanted:
    return E.body.startswith(text, autoescape=True)


def _before(connection: sa.Connection, chain: int | None, of: int, number: int) -> Wanted:
    if chain is not None:
        return E.number < number
    at = connection.execute(sa.select(E.at).where(E.chain == of, E.number == number)).scalar() or ""
    return sa.tuple_(E.at, E.chain, E.number) < sa.tuple_(at, of, number)


def _of_kind(kind: str) -> Wanted:
    match kind:
        case "act":
            return sa.and_(_begins('{"by":'), _has('"act":'))
        case "outcome":
            return sa.and_(_begins('{"by":'), sa.not_(_has('"act":')))
        case "call":
            return _begins('{"call":')
        case "settlement":
            return _has('"verdict":')
        case "refusal":
            return _has('"refused":')
        case "ruling":
            return _begins('{"ruling":')
        case "report":
            return sa.and_(_begins('{"by":'), _has('"act":'), _ruled_on())
        case "movement":
            return _begins('{"chips":')
    return _begins('{"house":')


def _ruled_on() -> Wanted:
    """Did a ruling follow in the same act?"""
    later = EVENTS.alias("later")
    near = later.c.number.between(E.number + 1, E.number + FOLLOW)
    ruling = later.c.body.startswith('{"ruling":', autoescape=True)
    return sa.exists().where(later.c.chain == E.chain, near, later.c.act == E.act, ruling)


def _moved(least: Cents, most: Cents) -> Wanted:
    """By the postings of the event."""
    return sa.exists().where(P.chain == E.chain, P.number == E.number, P.amount.between(least, most))
