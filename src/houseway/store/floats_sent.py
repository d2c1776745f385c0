"""Chips between the cage and a table that one person has sent, and nobody at the table has received yet."""

from collections.abc import Iterator
from typing import NamedTuple

from houseway.store.cage_events import BetweenCageAndTable, Credit, Fill, FloatSent, FloatTakenBack
from houseway.store.store import Store

LOOKED_AT = 2000  # events of floats


class UnderWay(NamedTuple):
    """What was sent: by which event of the house's own chain, by whom, and when."""

    number: int
    person: str
    at: str
    event: FloatSent


def waiting(store: Store) -> list[UnderWay]:
    """In the order in which they were sent."""
    found: dict[int, UnderWay] = {}
    for each in store.last_noted(0, [FloatSent, FloatTakenBack, Fill, Credit], LOOKED_AT):
        match each.event:
            case FloatSent():
                found[each.number] = UnderWay(each.number, each.person or "", each.at, each.event)
            case FloatTakenBack(sent=sent) | BetweenCageAndTable(sent=sent) if sent is not None:
                found.pop(sent, None)
    return list(found.values())


def of_table(store: Store, table: str) -> Iterator[UnderWay]:
    """Those between the cage and one table."""
    return (each for each in waiting(store) if each.event.table == table)
