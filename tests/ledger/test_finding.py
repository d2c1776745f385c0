"""A search finds what fits everything that is asked for, the latest first, along whichever mark it goes."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from houseway.ledger.accounts import CAGE, purse
from houseway.ledger.postings import Posting
from houseway.store import search
from houseway.store.database import opened, reading, url_of, writing
from houseway.store.ledger import Entered, Ledger
from houseway.store.schema import EVENTS
from houseway.store.search import EVERY, KINDS, Sought

ACT, RULING = "act", "ruling"
MARKS = ("person ann", "person bob", "act wager")


class Said(NamedTuple):
    """An event as it is searched for."""

    at: str
    chain: int
    number: int
    kind: str
    marks: tuple[str, ...]
    amounts: tuple[int, ...]


def _some() -> list[Said]:
    chance, found = Random(1), []
    for chain, number in product((0, 1, 2), range(1, 21)):
        at = f"2004-07-30T20:{chance.randrange(8):02}"
        marks = tuple(mark for mark in MARKS if chance.random() < 0.5)
        amounts = tuple(sorted({chance.choice((100, 250, 500)) for _ in range(chance.randrange(3))}))
        found.append(Said(at, chain, number, chance.choice((ACT, RULING, "call")), marks, amounts))
    return found


SAID = _some()


@pytest.fixture(scope="module")
def connection(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sa.Connection]:
    engine = opened(url_of(tmp_path_factory.mktemp("house")))
    with writing(engine) as writes:
        for each in SAID:
            told = {"act": each.number, "round": 0, "at": each.at, "body": "", "before": "", "hash": ""}
            writes.execute(sa.insert(EVENTS), {"chain": each.chain, "number": each.number, **told})
            marks = [(mark, each.kind, each.at, each.chain, each.number) for mark in (EVERY, *each.marks)]
            amounts = [(amount, each.kind, each.at, each.chain, each.number) for amount in each.amounts]
            search.write(writes, marks, amounts)
            postings = [
                Entered(each.chain, each.number, line, "2004-07-30", Posting(CAGE, purse("ann"), amount))
                for line, amount in enumerate(each.amounts, 1)
            ]
            Ledger().enter(writes, postings)
    with reading(engine) as reads:
        yield reads
    engine.dispose()


def fits(each: Said, sought: Sought) -> bool:
    least, most = sought.least or 0, sought.most if sought.most is not None else 1 << 62
    by_amount = (sought.least is None and sought.most is None) or any(least <= n <= most for n in each.amounts)
    stands = {(said.chain, said.number): said for said in SAID}
    before = sought.before is None or each[:3] < stands[sought.before][:3]
    in_time = (not sought.since or each.at >= sought.since) and (not sought.until or each.at <= sought.until)
    return by_amount and before and in_time and each.kind in sought.kinds and {*sought.marks} <= {*each.marks}


TIMES = [("", ""), ("2004-07-30T20:02", ""), ("", "2004-07-30T20:05"), ("2004-07-30T20:03", "2004-07-30T20:03")]
AMOUNTS = [(None, None), (250, None), (None, 250), (250, 250), (0, 0), (251, 499)]
ASKED = [
    Sought(marks, kinds, least, most, since, until, before)
    for marks in ((), MARKS[:1], MARKS[1:], MARKS)
    for kinds in ((ACT,), (ACT, RULING), tuple(KINDS), ())
    for least, most in AMOUNTS
    for since, until in TIMES
    for before in (None, (1, 7))
]


@pytest.mark.parametrize("few", [search.FEW, 1], ids=["amounts are rare", "amounts are many"])
def test_whatever_is_asked_for_the_latest_that_fit_are_found(
    connection: sa.Connection, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "FEW", few)
    for sought, count in product(Random(few).sample(ASKED, 150), (3, 100)):
        right = sorted((each[:3] for each in SAID if fits(each, sought)), reverse=True)[:count]
        rows = [(row.at, row.chain, row.number) for row in search.found(connection, sought, count)]
        assert rows == right, (sought, count)


def test_a_search_before_an_event_that_is_not_there_finds_nothing(connection: sa.Connection) -> None:
    assert search.found(connection, Sought((), tuple(KINDS), before=(9, 9)), 100) == []


def test_of_several_marks_a_search_goes_along_the_rarest(connection: sa.Connection) -> None:
    def along(*marks: str) -> int:
        look = search.Look(connection, Sought(marks, (ACT,)), 100)
        look.given["kind"] = ACT
        return look.rarest()

    counts = {mark: sum(each.kind == ACT and mark in each.marks for each in SAID) for mark in MARKS}
    rarest = min(MARKS, key=lambda mark: counts[mark])
    assert len({*counts.values()}) > 1
    assert MARKS[along(*MARKS)] == rarest
    assert MARKS[::-1][along(*MARKS[::-1])] == rarest
