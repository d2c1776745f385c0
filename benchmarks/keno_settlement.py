"""One draw of keno against 100,000 tickets, on one core: every catch counted, every prize found, and the books written.

Tickets are of 1 to 10 spots, every tenth a jackpot ticket and every twentieth a way bet of three ways. What is timed is
`System.result`, from the twenty numbers to the books; the sale of the tickets is timed beside it.
"""

import random
import time
from datetime import datetime

from houseway.games.keno.entry import Entry
from houseway.keno import System, Terminal
from houseway.money import dollars

MORNING = datetime(1998, 9, 4, 6)
TICKETS = 100_000


def entry(chance: random.Random, at: int) -> Entry:
    jackpot, ways = at % 10 == 0, 3 if at % 20 == 1 else 1
    spots = [chance.randint(6 if jackpot else 1, 10) for _ in range(ways)]
    marked = {tuple(sorted(chance.sample(range(1, 81), count))) for count in spots}
    return Entry(tuple(sorted(marked)), 100, jackpot=jackpot)


def sold(tickets: int) -> System:
    chance, system, terminal = random.Random("keno"), System(), Terminal(1, "w1")
    system.begin_day(MORNING)
    for at in range(tickets):
        system.sell(MORNING, terminal, entry(chance, at))
    system.close_game(MORNING)
    return system


def main() -> None:
    chance = random.Random("draw")
    for _ in range(3):
        begun = time.perf_counter()
        system = sold(TICKETS)
        drawn = time.perf_counter()
        settled = system.result(MORNING, chance.sample(range(1, 81), 20))
        done = time.perf_counter()
        assert system.books.total() == 0
        rate = TICKETS / (drawn - begun)
        print(
            f"keno, {TICKETS:,} tickets: settled in {done - drawn:.3f} s ({len(settled.winners):,} prizes, "
            f"${dollars(settled.prizes)}); sold at {rate:,.0f} tickets/s"
        )


if __name__ == "__main__":
    main()
