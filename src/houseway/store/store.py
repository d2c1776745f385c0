"""The store: every event of the house, with its postings, written before anything is answered.

One writer takes whatever is waiting into one transaction, so a busy house waits for the disk once for many acts.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

import sqlalchemy as sa

from houseway.ledger.accounts import Account
from houseway.money import Cents
from houseway.store import ledger, registers, search
from houseway.store.balances import Short
from houseway.store.cage_events import PersonKnown
from houseway.store.chain import NOTHING_BEFORE, Batch, Chain, Stored
from houseway.store.checkpoint import Tidying
from houseway.store.database import Asking, Away, Unwritten, Writing, insert, opened, reading, still, unsound
from houseway.store.event import HouseEvent
from houseway.store.events import Closed, Event, Opened
from houseway.store.leases import SECONDS, Leases, Lost, fences, free, several
from houseway.store.ledger import Entered, Ledger, summed
from houseway.store.lock import Alone
from houseway.store.marks import of_chain
from houseway.store.registers import Listed
from houseway.store.schema import AMOUNTS, EVENTS, MARKS, SEEDS
from houseway.store.search import Sought

MOST: Final = 500  # acts in one transaction
BETWEEN: Final = 0.02  # seconds from one to the next while acts come together: a transaction costs as much as six acts
E, M = EVENTS.c, MARKS.c
AN_ACT: Final = "SELECT 1 FROM events WHERE chain = ? AND id = ?"
OWN: Final = ("purse", "chips")  # accounts of people, which never go below nought
Waiting: TypeAlias = tuple[Batch, asyncio.Future[None]]
P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """A house's database. Reading may be done by anybody; writing is `append`, or `commit` where nothing else runs."""

    def __init__(self, at: sa.URL | sa.Engine, patience: float = 0) -> None:
        self.engine = opened(at) if isinstance(at, sa.URL) else at
        self._ledger, self._asking, self._writing = Ledger(), Asking(self.engine), Writing(self.engine)
        self.tidying = Tidying(self.engine)
        self._patience = patience  # seconds that one waits for whoever runs the house
        self._waiting: list[Waiting] = []
        self._called = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self._taken: list[Waiting] = []
        self._looks: set[asyncio.Task[Any]] = set()  # that are under way, also where nobody waits any more
        self.on_commit: Callable[[int, float], None] | None = None  # told of how many acts, in how many seconds

    @property
    def waiting(self) -> int:
        """Acts that are not written yet."""
        return len(self._waiting) + len(self._taken)

    # Writing

    def commit(self, waiting: Sequence[Batch]) -> list[Unwritten | None]:
        """All of these in one transaction but those that may not be, and why not; `Unwritten`, and nothing stands."""
        self._ledger.begin()
        with self._writing.begun() as connection:
            taken, refused = self._allowed(connection, waiting)
            insert(connection, SEEDS, [seed for batch in taken for seed in batch.seeds])
            insert(connection, EVENTS, [event for batch in taken for event in batch.events])
            for chain, event in (each for batch in taken for each in batch.listed):
                _register(connection, chain, event)
            self._ledger.enter(connection, [each for batch in taken for each in batch.entered])
            search.write(
                connection,
                [each for batch in taken for each in batch.marks],
                [each for batch in taken for each in batch.amounts],
            )
        self._ledger.keep()
        return refused

    def _allowed(
        self, connection: sa.Connection, waiting: Sequence[Batch]
    ) -> tuple[list[Batch], list[Unwritten | None]]:
        """Those whose table is still theirs, and that give nothing that somebody does not have; each in its chain."""
        held_by = fences(connection, [b.events[0].chain for b in waiting if b.fence])
        held = self._ledger.locked(connection, summed(p for each in waiting for p in each.postings))
        taken: list[Batch] = []
        refused: list[Unwritten | None] = []
        for each in waiting:
            changes = summed(each.postings)
            refused.append(_lost(each, held_by) or _short(held, changes))
            if refused[-1] is None:
                held.update(changes)
                taken.append(each)
        return taken, refused

    async def append(self, batch: Batch) -> None:
        """Comes back when the batch is stored; raises `Unwritten` where it cannot be."""
        if self.writer is None:
            self.writer = asyncio.create_task(self._write())
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
                since, several_acts = perf_counter(), len(self._taken) > 1
                async with self.tidying.writing:
                    await self._together(self._taken)
                self.tidying.wrote(sum(len(batch.events) for batch, _ in self._taken))
                self._taken = []
                if several_acts:
                    await asyncio.sleep(max(0.0, BETWEEN - (perf_counter() - since)))

    async def _together(self, waiting: Sequence[Waiting]) -> None:
        """In one transaction; where that fails, each alone: one that cannot be written holds up no other."""
        since = perf_counter()
        try:
            refused = await self._committed([batch for batch, _ in waiting])
        except Exception as wrong:
            if len(waiting) == 1 or isinstance(wrong, Away):
                for _, stored in waiting:
                    _answer(stored, wrong)
            else:
                for each in waiting:
                    await self._together([each])
        else:
            for (_, stored), why in zip(waiting, refused, strict=True):
                _answer(stored, why)
            if self.on_commit is not None:
                self.on_commit(len(waiting), perf_counter() - since)

    async def _committed(self, batches: Sequence[Batch]) -> list[Unwritten | None]:
        """A commit that takes longer than a lease waits for a process that hangs in its own, which is cut off."""
        commit = asyncio.get_running_loop().run_in_executor(None, self.commit, batches)
        while several(self.engine) and not (await asyncio.wait((commit,), timeout=SECONDS))[0]:
            with suppress(Unwritten):
                await asyncio.to_thread(free, self.engine)
        return await commit

    async def drain(self) -> None:
        """What is waiting is written, and whoever looks has seen."""
        while self._waiting or self._taken or self._looks:
            await asyncio.sleep(0)

    async def close(self) -> None:
        """What is waiting is written; then the database is closed."""
        await self.drain()
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.tidying.ended()
        self.engine.dispose()

    def alone(self) -> Alone | None:
        """The lock that keeps a second process out, where only one may run the house."""
        file = self.engine.url.database
        return Alone(Path(file), self._patience) if not several(self.engine) and file else None

    def leases(self, holder: str, address: str) -> Leases | None:
        """The leases of a process, where several may run the house."""
        return Leases(self.engine, holder, address) if several(self.engine) else None

    # Reading

    def events(self, chain: int, since_round: int = 0) -> Iterator[Stored]:
        """A chain in its order; of a table, from a round on."""
        with reading(self.engine) as connection:
            query = sa.select(EVENTS).where(E.chain == chain, E.round >= since_round).order_by(E.number)
            for row in connection.execute(query):
                yield Stored(*row)

    def after(self, chain: int, number: int, most: int) -> list[Stored]:
        """The events of a chain that follow on one of them, so many at most."""
        return self._all(sa.select(EVENTS).where(E.chain == chain, E.number > number).order_by(E.number).limit(most))

    def _all(self, query: "sa.Select[Any]") -> list[Stored]:
        with reading(self.engine) as connection:
            return [Stored(*row) for row in connection.execute(query)]

    def of_round(self, chain: int, round: int) -> list[Stored]:
        """The events of one round of a table."""
        return self._all(sa.select(EVENTS).where(E.chain == chain, E.round == round).order_by(E.number))

    def began(self, chain: int, round: int) -> Stored:
        """The event with which a round of a table began: how the table stood."""
        with reading(self.engine) as connection:
            query = sa.select(EVENTS).where(E.chain == chain, E.round == round).order_by(E.number).limit(1)
            return Stored(*connection.execute(query).one())

    def noted(self, chain: int, kinds: Iterable[type[HouseEvent]]) -> Iterator[Stored]:
        """Of a chain what the house itself noted, of these kinds."""
        with reading(self.engine) as connection:
            for row in connection.execute(_of_kind(chain, kinds).order_by(E.number)):
                yield Stored(*row)

    def last_noted(self, chain: int, kinds: Iterable[type[HouseEvent]], most: int) -> list[Stored]:
        """The same, so many at most: the latest, in their order."""
        with reading(self.engine) as connection:
            found = connection.execute(_of_kind(chain, kinds).order_by(E.number.desc()).limit(most))
            return [Stored(*row) for row in found][::-1]

    def found(self, sought: Sought, count: int) -> list[Stored]:
        """Events that are looked for, the latest first."""
        with reading(self.engine) as connection:
            return [Stored(*row) for row in search.found(connection, sought, count)]

    def marks(self) -> Iterator[tuple[Any, ...]]:
        """By what events are found, and what they move, as it is kept: each row whole."""
        with reading(self.engine) as connection:
            for table in (MARKS, AMOUNTS):
                yield from map(tuple, connection.execute(sa.select(table)))

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

    def end(self, chain: int, before_round: int | None = None) -> Chain:
        """Where the next event of a chain goes; or, of a table, where the first of a round went."""
        with reading(self.engine) as connection:
            return Chain(chain, *_end(connection, chain, before_round))

    def opened(self, chain: int) -> Opened:
        """The first event of a table's chain."""
        found = self.first(chain).event
        assert isinstance(found, Opened), "a table's chain begins with its opening"
        return found

    def first(self, chain: int) -> Stored:
        with reading(self.engine) as connection:
            return Stored(*connection.execute(sa.select(EVENTS).where(E.chain == chain, E.number == 1)).one())

    def last_round(self, chain: int) -> int:
        """The round that is played: one that was taken back has a greater number."""
        with reading(self.engine) as connection:
            last = sa.select(E.round).where(E.chain == chain).order_by(E.number.desc()).limit(1)
            return int(connection.execute(last).scalar() or 0)

    def act(self, chain: int, id: str) -> list[Stored]:
        """The events of the act with this id; none, if it is not stored."""
        first = sa.select(E.number).where(E.chain == chain, E.id == id).scalar_subquery()
        return self._all(
            sa.select(EVENTS).where(E.chain == chain, E.act == first, E.number >= first).order_by(E.number)
        )

    async def done(self, chain: int, id: str) -> list[Stored]:
        """The same, while the other tables go on."""
        if not several(self.engine) and not self._asking.found(AN_ACT, chain, id):
            return []
        return await self.aside(self.act, chain, id)

    async def aside(self, look: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """A short look while the tables go on: a database on another machine takes its time, a file does not."""
        if not several(self.engine):
            return look(*args, **more)
        looking = asyncio.create_task(asyncio.to_thread(look, *args, **more))
        self._looks.add(looking)
        looking.add_done_callback(self._looks.discard)
        return await asyncio.shield(looking)

    def seeds(self, chain: int) -> dict[int, str]:
        """The seeds of a table's shoes, by number: a secret until the shoe is over."""
        with reading(self.engine) as connection:
            rows = connection.execute(sa.select(SEEDS.c.shoe, SEEDS.c.seed).where(SEEDS.c.chain == chain))
            return {row.shoe: row.seed for row in rows}

    def seeded(self) -> list[int]:
        """The chains that have seeds."""
        with reading(self.engine) as connection:
            return list(connection.execute(sa.select(SEEDS.c.chain).distinct()).scalars())

    def balances(self, until: date | None = None, before: date | None = None) -> Counter[Account]:
        """What each account holds; or held at the end of a gaming day, or before it."""
        with reading(self.engine) as connection:
            now = until is None and before is None
            return ledger.kept(connection) if now else ledger.turnover(connection, until, before)

    def moved(self, day: date) -> Counter[tuple[Account, Account]]:
        with reading(self.engine) as connection:
            return ledger.moved(connection, day)

    def days(self, most: int) -> list[str]:
        """The gaming days on which anything moved, the latest first."""
        with reading(self.engine) as connection:
            return ledger.days(connection, most)

    def count(self, until: date) -> int:
        with reading(self.engine) as connection:
            return ledger.count(connection, until)

    def held(self, account: Account) -> Cents:
        with reading(self.engine) as connection:
            return ledger.held(connection, account)

    def given(self, giver: Account) -> set[str]:
        """Whoever had anything of an account."""
        with reading(self.engine) as connection:
            return ledger.given(connection, giver)

    def at_tables(self, person: str) -> dict[str, Cents]:
        """What somebody has at each table where they have chips."""
        with reading(self.engine) as connection:
            return ledger.at_tables(connection, person)

    def role(self, name: str) -> str | None:
        with reading(self.engine) as connection:
            return registers.role(connection, name)

    def people(self) -> dict[str, str]:
        """Everybody whom the house knows, with their role."""
        with reading(self.engine) as connection:
            return registers.people(connection)

    def tables(self) -> list[Listed]:
        with reading(self.engine) as connection:
            return registers.tables(connection)

    def table(self, name: str) -> Listed | None:
        with reading(self.engine) as connection:
            return registers.table(connection, name)

    def accounts(self) -> list[Account]:
        with reading(self.engine) as connection:
            return list(ledger.accounts(connection).values())

    def entered(self, chain: int | None = None, between: tuple[int, int] | None = None) -> Iterable[Entered]:
        with reading(self.engine) as connection:
            yield from ledger.entered(connection, chain, between)

    def unsound(self) -> str | None:
        """What the database itself finds wrong."""
        return unsound(self.engine)


def _register(connection: sa.Connection, chain: int, event: Event) -> None:
    """What an event says of a person or a table."""
    match event:
        case PersonKnown(person=name, role=role):
            registers.admit(connection, name, role)
        case Opened(table=name):
            registers.open_table(connection, chain, name)
        case Closed():
            registers.close_table(connection, chain)


def _of_kind(chain: int, kinds: Iterable[type[HouseEvent]]) -> "sa.Select[Any]":
    there = sa.and_(M.chain == E.chain, M.number == E.number, M.mark == of_chain(chain))
    return sa.select(EVENTS).join(MARKS, there).where(E.chain == chain, M.kind.in_([of.kind for of in kinds]))


def _end(connection: sa.Connection, chain: int, before_round: int | None) -> tuple[int, str]:
    query = sa.select(E.number, E.hash).where(E.chain == chain).order_by(E.number.desc()).limit(1)
    found = connection.execute(query if before_round is None else query.where(E.round < before_round)).first()
    return (found.number, found.hash) if found is not None else (0, NOTHING_BEFORE)


def _lost(each: Batch, held_by: Mapping[int, int]) -> Lost | None:
    """Has its table gone to another process?"""
    if not each.fence or held_by.get(each.events[0].chain) == each.fence:
        return None
    return Lost(f"chain {each.events[0].chain} belongs to another process")


def _short(held: Counter[Account], changes: Counter[Account]) -> Short | None:
    """Would somebody give what they do not have?"""
    for account, change in changes.items():
        if account.kind in OWN and change < 0 and held[account] + change < 0:
            return Short(account, held[account], -change)
    return None


def _answer(stored: asyncio.Future[None], wrong: Exception | None) -> None:
    """Unless whoever asked has gone."""
    if wrong is None and not stored.done():
        stored.set_result(None)
    elif not stored.done():
        stored.set_exception(wrong if isinstance(wrong, Unwritten) else Unwritten(str(wrong)))
