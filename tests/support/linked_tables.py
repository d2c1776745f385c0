"""Two tables of Caribbean stud in a house that share a prize meter; a dealer says what each card was."""

from typing import Any

from houseway.house.house import House
from houseway.house.tables.task import HouseTable
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import ordinary_act, ordinary_details
from houseway.play.wagering import Wagering
from support.house import seated

ANTE, JACKPOT = "ante wager", "jackpot wager"
ROYAL, STRAIGHT_FLUSH, PAIR = "AS KS QS JS 10S", "9S 8S 7S 6S 5S", "8S 8D 6H 4D 2S"
NO_HAND = "KC QC 9C 4C 2H"


async def linked_tables(house: House, dealt: str = "live") -> list[HouseTable]:
    """The tables east 1 and east 2, and their prize meter system."""
    how: dict[str, Any] = {"dealt": dealt, "rules": "vic", "on": "2004-08-01", "linked": 2, "link_approved": True}
    tables = [await seated(house, name, "caribbean-stud", 1, **how) for name in ("east 1", "east 2")]
    await house.jackpot("open", system="east", tables=[each.name for each in tables], cost="1.00", approved=True)
    return tables


async def to_wagers(table: HouseTable) -> None:
    """On to where wagers are open."""
    for _ in range(50):
        round_ = table.running.round
        if round_ is not None and isinstance(round_.ask, Wagering):
            return
        await ordinarily(table)


async def wagers(table: HouseTable, jackpot: int = 100) -> None:
    await to_wagers(table)
    who = f"{table.name} bot 1"
    await table.act(who, "wager", {"on": ANTE, "selection": "place 1", "stake": 1000})
    if jackpot:
        await table.act(who, "wager", {"on": JACKPOT, "selection": "place 1", "stake": jackpot})
    await ordinarily(table)


async def cards(table: HouseTable, mine: str, dealers: str = NO_HAND) -> None:
    """The deal, and the round to its end."""
    waiting = {"place 1": mine.split(), "dealer": dealers.split()}
    number = table.running.number
    for _ in range(50):
        round_ = table.running.round
        if round_ is None or round_.over or table.running.number > number:
            return
        if isinstance(round_.ask, Outcome):
            await table.comes(round_.ask.field, waiting[round_.ask.to].pop(0))
        else:
            await ordinarily(table)


async def ordinarily(table: HouseTable) -> None:
    """Whoever is awaited does the ordinary thing."""
    round_ = table.running.round
    assert round_ is not None
    ask = round_.ask
    if isinstance(ask, Wagering):
        await table.act(next(round_.named(ask)), ask.closed_by)
    else:
        assert isinstance(ask, Choice), ask
        who = next(round_.named(ask))
        act = ordinary_act(round_, ask, who)
        await table.act(who, act, ordinary_details(ask.offers[act].fields))
