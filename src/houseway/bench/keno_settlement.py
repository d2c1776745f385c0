"""One draw of keno against 100,000 tickets, on one core: every catch counted, every prize found, and the books written.

Tickets are of 1 to 10 spots, every tenth a jackpot ticket and every twentieth a way bet of three ways. What is timed is
`System.result`, from the twenty numbers to the books; the sale of the tickets is timed apart.
"""

import random
from collections.abc import Iterator
from datetime import datetime

from houseway.bench.frame import Benchmark, compete, rate
from houseway.games.keno.entry import Entry
from houseway.keno import KenoSystem, Terminal

MORNING = datetime(1998, 9, 4, 6)
TICKETS, FEW = 100_000, 10_000


def entry(chance: random.Random, at: int) -> Entry:
    jackpot, ways = at % 10 == 0, 3 if at % 20 == 1 else 1
    spots = [chance.randint(6 if jackpot else 1, 10) for _ in range(ways)]
    marked = {tuple(sorted(chance.sample(range(1, 81), count))) for count in spots}
    return Entry(tuple(sorted(marked)), 100, jackpot=jackpot)


def sold(tickets: int) -> KenoSystem:
    chance, system, terminal = random.Random("keno"), KenoSystem(), Terminal(1, "w1")
    system.begin_day(MORNING)
    for at in range(tickets):
        system.sell(MORNING, terminal, entry(chance, at))
    system.close_game(MORNING)
    return system


def results(turns: int) -> Iterator[Benchmark]:
    chance = random.Random("draw")
    yield compete("keno, tickets sold", "tickets/s", lambda: rate(lambda: sold(FEW), FEW), (), turns)
    systems = [sold(TICKETS) for _ in range(turns + 1)]  # one to warm up

    def settled() -> float:
        system = systems.pop()
        found = rate(lambda: system.result(MORNING, chance.sample(range(1, 81), 20)), TICKETS)
        assert system.books.total() == 0
        return found

    yield compete(f"keno, a draw against {TICKETS:,} tickets, settled and booked", "tickets/s", settled, (), turns)
