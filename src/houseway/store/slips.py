"""Slips of the cage: each stands for one event of the house's own chain, and is numbered among those of its kind.

The number is not stored: it is the place of the event among all of its kind, so there is no gap in it, and nobody can
take a slip out unseen.
"""

from collections.abc import Iterable

import sqlalchemy as sa

from houseway.store.cage_events import COUNTER, FLOATS, PlayMoney, WindowClosed, WindowOpened
from houseway.store.chain import Stored
from houseway.store.database import reading
from houseway.store.marks import kind_of
from houseway.store.schema import MARKS
from houseway.store.search import EVERY, Sought
from houseway.store.store import Store

OWN_CHAIN = 0
KINDS = tuple({*COUNTER, *FLOATS, WindowOpened.kind, WindowClosed.kind} - {PlayMoney.kind})
MOST = 1000
M = MARKS.c


def slips(store: Store, since: str, until: str, marks: Iterable[str], most: int = MOST) -> list[Stored]:
    """Those of some time, the latest first."""
    return store.found(Sought(tuple(marks), KINDS, since=since, until=until), most)


def running_numbers(store: Store, stored: Iterable[Stored]) -> dict[int, int]:
    """Of events, by their number in the chain, which they are of their kind."""
    found: dict[int, int] = {}
    with reading(store.engine) as connection:
        for each in stored:
            of_kind = sa.and_(M.mark == EVERY, M.kind == kind_of(each.event), M.chain == OWN_CHAIN)
            query = sa.select(sa.func.count()).select_from(MARKS).where(of_kind, M.number <= each.number)
            found[each.number] = int(connection.execute(query).scalar_one())
    return found
