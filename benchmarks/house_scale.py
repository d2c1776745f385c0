"""What one process of a house holds: acts a second, how long one waits, memory, opening, setting up a table again.

python benchmarks/house_scale.py play FOLDER TABLES SECONDS [DATABASE]    # roulette, two players at each table
python benchmarks/house_scale.py fill FOLDER EVENTS                       # a house with so many events of its own
python benchmarks/house_scale.py open FOLDER [DATABASE]
"""

import asyncio
import resource
import sys
import time
from collections.abc import Callable, Coroutine
from datetime import datetime
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from houseway.house.house import House
from houseway.house.tables.task import HouseTable
from houseway.play.wagering import Wagering
from houseway.store.cage_events import Deposit, PersonKnown
from houseway.store.chain import Chain, ChainEntry
from houseway.store.database import url_of
from houseway.store.event import HouseEvent
from houseway.store.store import Store

AT = datetime(2004, 8, 1, 12)
RED: dict[str, object] = {"on": "red", "selection": "red", "stake": 500}
PLAYERS = 2
RICH = 1_000_000_00


def house_at(folder: str, database: str | None = None) -> House:
    return House(Store(url_of(folder, database)))


def memory() -> float:
    """The most that this process has held, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


async def table_at(house: House, number: int) -> HouseTable:
    name = f"wheel {number}"
    table = await house.open_table(name, "roulette")
    for seat in range(PLAYERS):
        who = f"player {number} {seat}"
        await house.admit(who, "player")
        await house.deposit(who, RICH)
        await house.buy_in(who, RICH)
        await house.sit(name, who, RICH)
    return table


async def play_at(table: HouseTable, number: int, until: float, took: list[float]) -> None:
    """Each player wagers and waits for the answer; then the dealer goes on to the next round."""
    count = 0
    while time.perf_counter() < until:
        for seat in range(PLAYERS + 1):
            who, act, details = (f"player {number} {seat}", "wager", RED) if seat < PLAYERS else closes(table)
            count += 1
            asked = time.perf_counter()
            await table.act(who, act, details, f"{asked} {count}")
            took.append(time.perf_counter() - asked)


def closes(table: HouseTable) -> tuple[str, str, dict[str, object]]:
    """Who says that there are no more wagers, and how."""
    round_ = table.running.round
    assert round_ is not None
    assert isinstance(round_.ask, Wagering)
    return next(round_.named(round_.ask)), round_.ask.closed_by, {}


async def play(folder: str, tables: str, seconds: str, database: str | None = None) -> None:
    house = house_at(folder, database)
    before, began = memory(), time.perf_counter()
    there = await asyncio.gather(*(table_at(house, number) for number in range(int(tables))))
    print(
        f"{tables} tables opened in {time.perf_counter() - began:.1f} s; {before:.0f} MB before, {memory():.0f} after"
    )
    took: list[float] = []
    began, worked = time.perf_counter(), time.process_time()
    until = began + float(seconds)
    await asyncio.gather(*(play_at(table, number, until, took) for number, table in enumerate(there)))
    passed, worked = time.perf_counter() - began, time.process_time() - worked
    slow = quantiles(took, n=100)
    print(f"{len(took) / passed:.0f} acts/s by the clock, {len(took) / worked:.0f} a second of processor time")
    print(f"an act waits {median(took) * 1000:.1f} ms in the middle, {slow[98] * 1000:.1f} ms at the 99th percentile")
    print(f"{memory():.0f} MB")
    await house.stop()


async def fill(folder: str, events: str) -> None:
    store = Store(url_of(folder))
    began, chain = time.perf_counter(), Chain(0)
    for first in range(0, int(events), 5000):
        said = []
        for number in range(first, first + 5000):
            who = f"player {number // 10}"
            event: HouseEvent = Deposit(who, 100)
            if number % 10 == 0:
                event = PersonKnown(who, "player")
            said.append(ChainEntry(event, event.postings()))
        batch = chain.link(said, AT)
        store.commit([batch])
        chain.move_on(batch)
    print(f"{events} events written in {time.perf_counter() - began:.1f} s")
    await store.close()


async def open_(folder: str, database: str | None = None) -> None:
    began, worked = time.perf_counter(), time.process_time()
    house = house_at(folder, database)
    passed, worked = time.perf_counter() - began, time.process_time() - worked
    print(f"opened with {len(house.tables)} tables in {passed:.2f} s, {worked:.2f} s of it processor time")
    took = []
    for table in list(house.tables.values())[:100]:
        began = time.process_time()
        house.resumed(table.number, table.chain.fence)
        took.append(time.process_time() - began)
    if took:
        print(f"a table is set up from the store in {median(took) * 1000:.1f} ms of processor time")
    print(f"{memory():.0f} MB")
    await house.stop()


if __name__ == "__main__":
    does: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {"play": play, "fill": fill, "open": open_}
    if len(sys.argv) < 3 or sys.argv[1] not in does:
        sys.exit(__doc__)
    Path(sys.argv[2]).mkdir(exist_ok=True)
    asyncio.run(does[sys.argv[1]](*sys.argv[2:]))
