"""How long rounds took, and under which words events can be found: what an inspector asks over a span of time."""

from typing import NamedTuple

import sqlalchemy as sa

from houseway.store.database import reading
from houseway.store.schema import EVENTS, MARKS
from houseway.store.search import EVERY
from houseway.store.store import Store

PLAYED = ("done", "came")
E, M = EVENTS.c, MARKS.c


class RoundSpan(NamedTuple):
    """From the first thing that was done or came in a round to the last."""

    chain: int
    round: int
    first: str
    last: str


def round_spans(store: Store, since: str, until: str, most: int) -> list[RoundSpan]:
    """The rounds of every table that were played in this time, so many at most: the latest first."""
    there = sa.and_(M.chain == E.chain, M.number == E.number)
    query = sa.select(E.chain, E.round, sa.func.min(M.at), sa.func.max(M.at)).join(MARKS, there)
    query = query.where(M.mark == EVERY, M.kind.in_(PLAYED), M.at >= since, M.at <= until, E.round > 0, E.chain > 0)
    query = query.group_by(E.chain, E.round).order_by(sa.func.max(M.at).desc()).limit(most)
    with reading(store.engine) as connection:
        return [RoundSpan(*row) for row in connection.execute(query)]


def marked(store: Store, prefix: str) -> list[str]:
    """Every mark that begins so, each found on from the one before it, so that few rows are looked at."""
    found: list[str] = []
    latest, end = prefix, prefix + "\U0010ffff"
    with reading(store.engine) as connection:
        while True:
            query = sa.select(sa.func.min(M.mark)).where(M.mark > latest, M.mark < end)
            next_ = connection.execute(query).scalar()
            if next_ is None:
                return found
            found.append(next_)
            latest = next_
