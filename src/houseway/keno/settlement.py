"""A draw against every ticket: spots and numbers are bits, and a wager's catch is the count of the bits they share.

Wagers are gathered by their kind, so that one short list of prizes serves each of them. A test holds this against the
rows that settle a table, and `houseway bench keno-settlement` measures it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from houseway.games.keno.arithmetic import shares
from houseway.games.keno.schedule import Schedule
from houseway.games.keno.ticket import GameNumber, Ticket, Won
from houseway.money import Cents


@dataclass(slots=True)
class Group:
    """The wagers of one kind: their spots as bits, and whose way each is."""

    masks: list[int] = field(default_factory=list)
    owners: list[tuple[Ticket, int]] = field(default_factory=list)
    wagered: Cents = 0


@dataclass(slots=True)
class Settled:
    """What a draw came to."""

    game: GameNumber
    wagered: Cents = 0
    prizes: Cents = 0  # of the schedule
    put_aside: dict[int, Cents] = field(default_factory=dict)  # to the pool of so many spots
    jackpots: dict[int, Cents] = field(default_factory=dict)  # pools that were won
    winners: list[tuple[Ticket, Won]] = field(default_factory=list)


def settle(
    game: GameNumber, tickets: Iterable[Ticket], drawn: int, schedule: Schedule, pools: Mapping[int, Cents]
) -> Settled:
    """Every wager on this game; nothing is moved or marked yet."""
    settled = Settled(game)
    for (spots, jackpot), group in gather(tickets).items():
        settled.wagered += group.wagered
        prizes = dict(schedule.row(spots, jackpot=jackpot))
        if jackpot:
            prizes[spots] = 0  # a total catch: paid from the pool
            settled.put_aside[spots] = schedule.jackpots[spots].put_aside(group.wagered)
        catches = [(spots_ & drawn).bit_count() for spots_ in group.masks]
        won = [(at, caught) for at, caught in enumerate(catches) if caught in prizes]
        for at, caught in won:
            if prizes[caught]:
                ticket, way = group.owners[at]
                prize = prizes[caught] * ticket.entry.stake_on(way) // 100
                settled.prizes += prize
                settled.winners.append((ticket, Won(prize, game, way, caught)))
        if jackpot:
            pool = pools[spots] + settled.put_aside[spots]
            _share(settled, spots, pool, [group.owners[at] for at, caught in won if caught == spots])
    return settled


def gather(tickets: Iterable[Ticket]) -> dict[tuple[int, bool], Group]:
    """The wagers by number of spots, jackpot keno apart."""
    groups: dict[tuple[int, bool], Group] = {}
    for ticket in tickets:
        entry = ticket.entry
        for way, spots in enumerate(ticket.masks):
            kind = len(entry.ways[way]), entry.jackpot
            group = groups.get(kind) or groups.setdefault(kind, Group())
            group.masks.append(spots)
            group.owners.append((ticket, way))
            group.wagered += entry.stake_on(way)
    return groups


def _share(settled: Settled, spots: int, pool: Cents, owners: list[tuple[Ticket, int]]) -> None:
    """The whole pool, in proportion to the stakes (s223(5), readings KN2 and KN8)."""
    if not owners:
        return
    settled.jackpots[spots] = pool
    parts = shares(pool, [ticket.entry.stake_on(way) for ticket, way in owners])
    for (ticket, way), part in zip(owners, parts, strict=True):
        settled.winners.append((ticket, Won(part, settled.game, way, spots, jackpot=True)))
