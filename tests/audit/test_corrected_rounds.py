"""A round that was corrected when the next had begun: a night knows it as it was in truth, and once."""

import asyncio
from pathlib import Path
from typing import Any

from support.house import house_at

from houseway.audit.days import DaySpan
from houseway.audit.house_night import audit_house
from houseway.house.actor import acting
from houseway.house.house import House
from houseway.house.people import member
from houseway.house.tables.correction import Mistyped, correctable
from houseway.house.tables.task import HouseTable

DEALER, MANAGER = member("kim", "dealer"), member("flo", "floor manager")


async def spins(table: HouseTable, number: int) -> None:
    """Ann has $5.00 on red, and the dealer types a number."""
    with acting(DEALER):
        await table.act("dealer", "spin the ball")
        await table.act("ann", "wager", {"on": "red", "selection": "red", "stake": 5_00}, said_by="kim")
        await table.act("dealer", "no more bets")
        await table.comes("ball", number)


async def crowns(table: HouseTable) -> None:
    with acting(DEALER):
        await table.act("dealer", "place the crown")


async def evening(house: House) -> None:
    await house.admit("ann", "player")
    await house.deposit("ann", 100_00)
    await house.buy_in("ann", 100_00)
    table = await house.open_table("wheel", "roulette", dealt="live")
    await house.sit("wheel", "ann", 100_00)
    await spins(table, 17)
    await crowns(table)
    wrong = next(each for each in correctable(table.running, MANAGER) if (each.round, each.field) == (1, "ball"))
    with acting(MANAGER):
        await table.correct(MANAGER, Mistyped(1, wrong.step, "ball", 18))
    await spins(table, 20)
    await crowns(table)


def test_the_round_before_counts_as_corrected_and_no_round_twice(tmp_path: Path) -> None:
    async def audited() -> Any:
        house = house_at(tmp_path)
        await evening(house)
        with house.store.as_it_stands() as still:
            found = audit_house(still, DaySpan(), verified=False)
        await house.stop()
        return found

    found = asyncio.run(audited())
    account = found.night.tables["wheel"]
    assert account.rounds == 2
    assert found.night.devices["wheel", "wheel"].came == {18: 1, 20: 1}
    assert account.win == 0 - 5_00 + 10_00  # 18 is red; 20 is black, and her first stake still lay there
