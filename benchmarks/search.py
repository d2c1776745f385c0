"""How long the inspector's search takes among a million events, for every combination of what can be looked for.

python benchmarks/search.py [FOLDER] [EVENTS]

The events are rounds of roulette at 100 tables by 2,000 players, made by hand: acts, movements, calls, outcomes,
settlements under many provisions, now and then a refusal, a ruling and what the cage notes. Told is processor time,
since others may use the machine, and the searches that took longest.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from houseway.cite import cite, cites
from houseway.ledger.accounts import at_table
from houseway.ledger.postings import Posting
from houseway.play.events import Asked, Called, Came, Done, Moved, Ruled, Settled
from houseway.play.settlement import Line, Ruling
from houseway.play.wager import Verdict
from houseway.play.wagering import WAGER
from houseway.store.cage_events import BuyIn
from houseway.store.chain import Chain, ChainEntry
from houseway.store.database import url_of
from houseway.store.marks import sought
from houseway.store.search import KINDS
from houseway.store.store import Store

TABLES, PLAYERS = 100, 2000
PROVISIONS = [f"qld s{section}({paragraph})" for section in range(130, 140) for paragraph in range(1, 9)]
BEGAN = datetime(2004, 8, 1, 12)
RED, BLACK = ("red", "red"), ("black", "black")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp())
    events = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    store = Store(url_of(folder))
    if not store.chains():
        print(f"{fill(store, events):.1f} seconds to write {events:,} events with their marks")
    look(store, events)
    store.engine.dispose()


def fill(store: Store, events: int) -> float:
    since, chance, written = time.process_time(), Random(1), 0
    ends = {table: Chain(table) for table in range(TABLES + 1)}
    while written < events:
        batches = []
        for _ in range(200):
            table, at = chance.randrange(1, TABLES + 1), BEGAN + timedelta(seconds=written // 20)
            said = (
                list(round_of(table, chance)) if chance.random() < 0.98 else [ChainEntry(BuyIn(player(chance), 5000))]
            )
            end = ends[table if len(said) > 1 else 0]
            batch = end.link(said, at)
            end.move_on(batch)
            batches.append(batch)
            written += len(said)
        assert not any(store.commit(batches))
    return time.process_time() - since


def player(chance: Random, table: int = 0) -> str:
    return f"player {(table * 20 + chance.randrange(20)) % PLAYERS if table else chance.randrange(PLAYERS)}"


def round_of(table: int, chance: Random) -> Iterator[ChainEntry]:
    """An act at a table, and what it led to."""
    who, provision = player(chance, table), chance.choice(PROVISIONS)
    name, stake = f"table {table}", chance.choice((500, 1000, 2500, 10_000)) + 100 * chance.randrange(3)
    lies = at_table("layout", name)
    on, selection = chance.choice((RED, BLACK))
    details: dict[str, Any] = {"on": on, "selection": selection, "stake": stake}
    if chance.random() < 0.02:
        why = ("that is under the minimum", "", 4)
        yield ChainEntry(Done(1, who, "wager", details, WAGER, cite("qld s136(1)"), *why))
        return
    yield ChainEntry(Done(1, who, "wager", details, WAGER))
    yield ChainEntry(Moved(2, who, -stake, "layout"), [Posting(at_table("float", name), lies, stake)])
    yield ChainEntry(Done(3, "dealer", "spin the ball", {}))
    yield ChainEntry(Called(4, "no more bets", cite(provision)))
    yield ChainEntry(Came(5, "wheel", "number", chance.randrange(37), ""))
    if chance.random() < 0.01:
        yield ChainEntry(Ruled(6, Ruling("the spin is void", cites("qld s139(2)(a)"))))
    won = chance.random() < 0.5
    paid = stake * (100 if chance.random() < 0.001 else 1) if won else 0
    verdict = Verdict.WIN if won else Verdict.LOSE
    line = Line(who, on, selection, verdict, stake, paid, stake if won else 0, 0, 0, cites(provision, "qld s133(5)"))
    yield ChainEntry(Settled(7, line), [Posting(at_table("float", name), lies, max(paid, stake))])
    yield ChainEntry(Asked(8, "before the spin", "wagers, until 'no more bets'", cite("qld s134(1)")))


def look(store: Store, events: int) -> None:
    late = BEGAN + timedelta(seconds=events // 20)
    asked: dict[str, list[Any]] = {
        "person": ["", "player 7", "player 1999", "dealer", "wheel", "nobody"],
        "act": ["", "wager", "spin the ball"],
        "cite": ["", "qld s133", "qld s136(1)", "qld s139", "qld s138(8)", "qld s2"],
        "kind": ["", *KINDS],
        "chain": [None, 0, 1, TABLES],
        "least": [None, 10_000_00, 25_00],
        "until": ["", (BEGAN + (late - BEGAN) / 2).isoformat()],
    }
    took: list[tuple[float, int, dict[str, Any]]] = []
    for given in product(*asked.values()):
        how = dict(zip(asked, given, strict=True))
        since = time.process_time()
        found = store.found(sought(**how), 51)
        took.append((1000 * (time.process_time() - since), len(found), {n: each for n, each in how.items() if each}))
    took.sort(key=lambda each: each[0], reverse=True)
    times = [each[0] for each in took]
    print(f"{len(took):,} combinations of what can be looked for, among {events:,} events, on SQLite;")
    print("in milliseconds of processor time:")
    print(f"median {median(times):.1f}, 99 of 100 within {times[len(times) // 100]:.1f}, longest {times[0]:.1f}")
    for milliseconds, count, how in took[:8]:
        print(f"{milliseconds:8.1f}  {count:3} found  {', '.join(f'{n} {each}' for n, each in how.items())}")


if __name__ == "__main__":
    main()
