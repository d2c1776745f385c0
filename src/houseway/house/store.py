"""The store: every event of the house, with its postings, written before anything is answered.

One writer takes whatever is waiting into one transaction, so a busy house waits for the disk once for many acts.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from time import perf_counter
from typing import Final

import sqlalchemy as sa

from houseway.house.chain import Batch, Chain, Stored
from houseway.ledger import ledger
from houseway.ledger.accounts import Account
from houseway.ledger.database import Unwritten, opened, reading, still, unsound, writing
from houseway.ledger.ledger import Entered, Ledger
from houseway.ledger.schema import EVENTS, SEEDS

MOST: Final = 500  # acts in one transaction
E = EVENTS.c


class Store:
    """A house's database. Reading may be done by anybody; writing is `append`, or `commit` where nothing else runs."""

    def __init__(self, at: sa.URL | sa.Engine) -> None:
        self.engine = opened(at) if isinstance(at, sa.URL) else at
        self._ledger = Ledger()
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self._called = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._taken: list[tuple[Batch, asyncio.Future[None]]] = []
        self.on_commit: Callable[[int, float], None] | None = None  # told of how many acts, in how many seconds

    @property
    def waiting(self) -> int:
        """Acts that are not written yet."""
        return len(self._waiting) + len(self._taken)

    # Writing

    def commit(self, batches: Sequence[Batch]) -> None:
        """All of these in one transaction; `Unwritten`, and nothing of them stands."""
        events = [event._asdict() for batch in batches for event in batch.events]
        seeds = [dict(zip(("chain", "shoe", "seed"), seed, strict=True)) for batch in batches for seed in batch.seeds]
        with writing(self.engine) as connection:
            if seeds:
                connection.execute(sa.insert(SEEDS), seeds)
            if events:
                connection.execute(sa.insert(EVENTS), events)
            self._ledger.enter(connection, (each for batch in batches for each in batch.entered))
        self._ledger.keep()

    async def append(self, batch: Batch) -> None:
        """Comes back when the batch is stored; raises `Unwritten` where it cannot be."""
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, stored))
        self._called.set()
        await stored

    async def _write(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            while self._waiting:
                self._taken, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._together(self._taken)
                self._taken = []

    async def _together(self, waiting: Sequence[tuple[Batch, asyncio.Future[None]]]) -> None:
        """In one transaction; where that fails, each alone: one that cannot be written holds up no other."""
        since = perf_counter()
        try:
            await asyncio.to_thread(self.commit, [batch for batch, _ in waiting])
        except Exception as wrong:
            if len(waiting) == 1:
                _answer(waiting[0][1], wrong)
            else:
                for each in waiting:
                    await self._together([each])
        else:
            for _, stored in waiting:
                _answer(stored, None)
            if self.on_commit is not None:
                self.on_commit(len(waiting), perf_counter() - since)

    async def close(self) -> None:
        """What is waiting is written; then the database is closed."""
        while self._waiting or self._taken:
            await asyncio.sleep(0)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        self.engine.dispose()

    # Reading

    def events(self, chain: int, since_round: int = 0) -> Iterator[Stored]:
        """A chain in its order; of a table, from a round on."""
        with reading(self.engine) as connection:
            query = sa.select(EVENTS).where(E.chain == chain, E.round >= since_round).order_by(E.number)
            for row in connection.execute(query):
                yield Stored(*row)

    def after(self, chain: int, number: int, most: int) -> list[Stored]:
        """The events of a chain that follow on one of them, so many at most."""
        with reading(self.engine) as connection:
            query = sa.select(EVENTS).where(E.chain == chain, E.number > number).order_by(E.number).limit(most)
            return [Stored(*row) for row in connection.execute(query)]

    def of_round(self, chain: int, round: int) -> list[Stored]:
        """The events of one round of a table."""
        with reading(self.engine) as connection:
            query = sa.select(EVENTS).where(E.chain == chain, E.round == round).order_by(E.number)
            return [Stored(*row) for row in connection.execute(query)]

    def noted(self, chain: int, kinds: Iterable[str]) -> Iterator[Stored]:
        """Of a chain what the house itself noted, of these kinds: their bodies begin with it."""
        begins = [E.body.startswith(f'{{"house":"{kind}"', autoescape=True) for kind in kinds]
        with reading(self.engine) as connection:
            query = sa.select(EVENTS).where(E.chain == chain, sa.or_(*begins)).order_by(E.number)
            for row in connection.execute(query):
                yield Stored(*row)

    @contextmanager
    def as_it_stands(self) -> "Iterator[Store]":
        """The store at one moment, to be read while play goes on."""
        with still(self.engine) as engine:
            yield Store(engine)

    def chains(self) -> list[int]:
        """Every chain; found one after another, so that no event needs to be looked at."""
        found: list[int] = []
        with reading(self.engine) as connection:
            after = sa.select(sa.func.min(E.chain))
            chain = connection.execute(after).scalar()
            while chain is not None:
                found.append(chain)
                chain = connection.execute(after.where(E.chain > chain)).scalar()
        return found

    def end(self, chain: int) -> Chain:
        """Where the next event of a chain goes."""
        with reading(self.engine) as connection:
            query = sa.select(E.number, E.hash).where(E.chain == chain).order_by(E.number.desc()).limit(1)
            found = connection.execute(query).first()
            return Chain(chain, *found) if found is not None else Chain(chain)

    def first(self, chain: int) -> Stored:
        with reading(self.engine) as connection:
            return Stored(*connection.execute(sa.select(EVENTS).where(E.chain == chain, E.number == 1)).one())

    def last_round(self, chain: int) -> int:
        with reading(self.engine) as connection:
            return int(connection.execute(sa.select(sa.func.max(E.round)).where(E.chain == chain)).scalar() or 0)

    def act(self, chain: int, id: str) -> list[Stored]:
        """The events of the act with this id; none, if it is not stored."""
        with reading(self.engine) as connection:
            first = sa.select(E.number).where(E.chain == chain, E.id == id).scalar_subquery()
            query = sa.select(EVENTS).where(E.chain == chain, E.act == first, E.number >= first).order_by(E.number)
            return [Stored(*row) for row in connection.execute(query)]

    def seeds(self, chain: int) -> dict[int, str]:
        """The seeds of a table's shoes, by number: a secret until the shoe is over."""
        with reading(self.engine) as connection:
            rows = connection.execute(sa.select(SEEDS.c.shoe, SEEDS.c.seed).where(SEEDS.c.chain == chain))
            return {row.shoe: row.seed for row in rows}

    def seeded(self) -> list[int]:
        """The chains that have seeds."""
        with reading(self.engine) as connection:
            return list(connection.execute(sa.select(SEEDS.c.chain).distinct()).scalars())

    def balances(self, day: date | None = None) -> Counter[Account]:
        with reading(self.engine) as connection:
            return ledger.balances(connection, day)

    def accounts(self) -> list[Account]:
        with reading(self.engine) as connection:
            return list(ledger.accounts(connection).values())

    def entered(self, chain: int | None = None) -> Iterable[Entered]:
        with reading(self.engine) as connection:
            yield from ledger.entered(connection, chain)

    def unsound(self) -> str | None:
        """What the database itself finds wrong."""
        return unsound(self.engine)


def _answer(stored: asyncio.Future[None], wrong: Exception | None) -> None:
    if stored.done():  # whoever asked has gone
        return
    if wrong is None:
        stored.set_result(None)
    else:
        stored.set_exception(wrong if isinstance(wrong, Unwritten) else Unwritten(str(wrong)))
