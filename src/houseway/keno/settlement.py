"""A draw against every ticket: spots and numbers are bits, and a wager's catch is the count of the bits they share.

What a catch wins is asked of a wager's row once, for all wagers of its kind. A test holds this against the settlement
of a table, and `houseway bench keno-settlement` measures it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from houseway.games.keno.arithmetic import shares
from houseway.games.keno.schedule import Schedule
from houseway.games.keno.ticket import GameNumber, Ticket, Won
from houseway.games.keno.wagers import Caught, NumberPool, row_name, rows
from houseway.money import Cents, Odds
from houseway.play.wager import Wager


@dataclass(slots=True)
class WagerKind:
    """The wagers of one row: what it pays by catch, what was wagered, and the ways that won, each with its catch."""

    pays: Mapping[int, Odds]
    wagered: Cents = 0
    won: list[tuple[Ticket, int, int]] = field(default_factory=list)


@dataclass(slots=True)
class DrawResult:
    """What a draw came to."""

    game: GameNumber
    wagered: Cents = 0
    prizes: Cents = 0  # of the schedule
    put_aside: dict[int, Cents] = field(default_factory=dict)  # to the pool of so many spots
    jackpots: dict[int, Cents] = field(default_factory=dict)  # pools that were won
    winners: list[tuple[Ticket, Won]] = field(default_factory=list)


def settle(
    game: GameNumber, tickets: Iterable[Ticket], drawn: int, schedule: Schedule, pools: Mapping[int, Cents]
) -> DrawResult:
    """Every wager on this game; nothing is moved or marked yet."""
    settled = DrawResult(game)
    for (spots, jackpot), kind in gather(tickets, drawn, schedule).items():
        settled.wagered += kind.wagered
        totals: list[tuple[Ticket, int]] = []
        for ticket, way, caught in kind.won:
            pays = kind.pays[caught]
            if isinstance(pays, NumberPool):
                totals.append((ticket, way))
            else:
                prize = ticket.entry.stake_on(way) * pays.pays // pays.for_each
                settled.prizes += prize
                settled.winners.append((ticket, Won(prize, game, way, caught)))
        if jackpot:
            settled.put_aside[spots] = schedule.jackpots[spots].put_aside(kind.wagered)
            _share(settled, spots, pools[spots] + settled.put_aside[spots], totals)
    return settled


def gather(tickets: Iterable[Ticket], drawn: int, schedule: Schedule) -> dict[tuple[int, bool], WagerKind]:
    """The wagers by number of spots, jackpot keno apart."""
    named, kinds = {row.name: row for row in rows(schedule)}, dict[tuple[int, bool], WagerKind]()
    for ticket in tickets:
        entry, jackpot = ticket.entry, ticket.entry.jackpot
        for way, spots in enumerate(ticket.masks):
            count = len(entry.ways[way])
            kind = kinds.get((count, jackpot))
            if kind is None:
                kind = kinds[count, jackpot] = WagerKind(_pays(named[row_name(count, jackpot=jackpot)], count))
            kind.wagered += entry.stake_on(way)
            caught = (spots & drawn).bit_count()
            if caught in kind.pays:
                kind.won.append((ticket, way, caught))
    return kinds


def _pays(row: Wager[Caught], spots: int) -> dict[int, Odds]:
    """By the catches that win."""
    by_catch = {caught: row.decide(Caught(spots, caught)).pays for caught in range(spots + 1)}
    return {caught: pays for caught, pays in by_catch.items() if isinstance(pays, Odds)}


def _share(settled: DrawResult, spots: int, pool: Cents, totals: list[tuple[Ticket, int]]) -> None:
    """The whole pool, in proportion to the stakes (s223(5), readings KN2 and KN8)."""
    if not totals:
        return
    settled.jackpots[spots] = pool
    parts = shares(pool, [ticket.entry.stake_on(way) for ticket, way in totals])
    for (ticket, way), part in zip(totals, parts, strict=True):
        settled.winners.append((ticket, Won(part, settled.game, way, spots, jackpot=True)))
